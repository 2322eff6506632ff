/** What a reader likes: kept on this device alone. */
import type { Language } from "./texts";

export type Theme = "auto" | "parchment" | "night" | "contrast";

export interface Likes {
  language: Language;
  theme: Theme;
  voice: number; // volumes, 0 to 1
  bells: number;
  ambience: number;
  speed: number; // of the voice
  peek: "hold" | "tap";
  calm: boolean; // less motion, whatever the device says
  name: string;
  speaks: boolean | null; // whether this device tells the story aloud; null: the shared screen does, and a lone player's
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
    return {}; // a device that keeps nothing, or something else under our key
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
  calm: false,
  name: "",
  speaks: null,
  ...stored(),
});

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // private windows may refuse: then it lasts as long as the page
  }
}
