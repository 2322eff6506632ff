/** The reader's settings, stored on this device only. */
import type { Language } from "../texts/texts";

export type Theme = "auto" | "parchment" | "night" | "contrast";

export interface Likes {
  language: Language;
  theme: Theme;
  voice: number; // volumes, 0 to 1
  bells: number;
  ambience: number;
  speed: number; // of the voice
  peek: "hold" | "tap";
  confirm: boolean; // every choice is confirmed; otherwise choices in the open are sent by themselves
  calm: boolean; // less motion, even if the device does not ask for it
  sleeps: boolean; // sleep through nights in which the reader decides nothing; nobody is told
  name: string;
  screen: boolean | null; // whether the shared screen makes sounds; null: not asked yet
  speaks: boolean | null; // whether this device speaks; null: only the shared screen and a single player's device do
}

const KEY = "meetinghouse";

function spoken(): Language {
  const known = navigator.languages.map((each) => each.slice(0, 2)).find((each) => ["en", "fr", "es"].includes(each));
  return (known ?? "en") as Language;
}

function stored(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Likes>;
  } catch {
    return {}; // a device that stores nothing, or something else under our key
  }
}

export const likes = $state<Likes>({
  language: spoken(),
  theme: "auto",
  voice: 0.8,
  bells: 0.6,
  ambience: 0.3,
  speed: 1,
  peek: "hold",
  confirm: false,
  calm: false,
  sleeps: false,
  name: "",
  screen: null,
  speaks: null,
  ...stored(),
});

export function saveLikes(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // private windows may refuse: then settings last as long as the page
  }
}
