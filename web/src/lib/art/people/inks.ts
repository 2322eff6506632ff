/** The colours of portraits, for drawings and for those that are painted: darker at night, but a face is never inverted. */
import type { Portrait, Tone } from "./drawing";

interface Palette {
  dark: string;
  light: string;
  ground: string;
  brass: string;
  edge: string;
}
export interface Inks extends Palette {
  skin: string;
  tint: string;
}

const PALETTES: Readonly<Record<string, Palette>> = {
  parchment: { dark: "#2a2118", light: "#fbf3e0", ground: "#d5bd8c", brass: "#d79a24", edge: "#2a2118" },
  night: { dark: "#10131f", light: "#e7e2d2", ground: "#5b6484", brass: "#e6b85c", edge: "#9aa3c2" },
  contrast: { dark: "#000", light: "#fff", ground: "#8a8a8a", brass: "#ffd400", edge: "#fff" },
  black: { dark: "#05070d", light: "#a39f93", ground: "#333a4e", brass: "#937636", edge: "#535a70" },
};
const TONES: Readonly<Record<Tone, string>> = {
  fair: "94%, #b4713a",
  warm: "74%, #a8622c",
  deep: "48%, #8a4f24",
  green: "58%, #3b8a57",
};

/** The colours of this portrait in those of the page; black are those of the game's own nights. */
export function inks({ tone, colour }: Portrait, theme: string): Inks {
  const palette = PALETTES[theme] ?? PALETTES["parchment"]!;
  const mixed = (parts: string) => `color-mix(in srgb, ${parts})`;
  return {
    ...palette,
    skin: mixed(`${palette.light} ${TONES[tone]}`),
    tint: mixed(`${colour} ${theme === "black" ? 50 : 88}%, ${palette.light}`),
  };
}
