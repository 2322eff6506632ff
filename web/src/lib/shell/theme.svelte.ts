/** Light or dark: as in the game, unless the reader has chosen one. */
import { dusk } from "./dusk";
import { likes } from "./settings.svelte";
import { isDark } from "../table/ways.svelte";

/** By day: the colours outside the game's own nights, for pictures that are painted for both. Colours: those of now. */
export const theme = $state({ phase: "", byDay: "parchment", colours: "parchment" });

const { documentElement: root } = document;

/** The light turns behind a short darkness, at the same pace for everybody, unless nobody sees the page. */
$effect.root(() => {
  const night = $derived(theme.phase !== "" && isDark(theme.phase));
  const dark = $derived(theme.phase === "" && globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches);
  const byDay = $derived(likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme);
  const colours = $derived(night && byDay !== "contrast" ? "black" : byDay);

  $effect(() => {
    theme.byDay = byDay;
    const painted = colours;
    const turns = root.hasAttribute("data-dark") !== night && !document.hidden;
    root.toggleAttribute("data-dark", night);
    const paint = () => void (root.dataset["theme"] = theme.colours = painted);
    if (turns) return dusk(paint);
    paint();
  });
});
