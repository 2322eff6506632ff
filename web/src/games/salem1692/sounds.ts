/** What is heard of Salem: only what everybody is told makes a sound. */
import type { Sound } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";

const SOUNDS: Record<string, Sound> = {
  "trial-began": 2,
  eliminated: 1,
  "game-won": 3,
  "tryal-revealed": "card",
  "card-played": "card",
};

export function sound(event: Tagged): Sound | null {
  if (event.type !== "narrated") return SOUNDS[event.type] ?? null;
  const line = String(event["line"]);
  return /-(sleep|wake)$/.test(line) && !/witches|constable/.test(line) ? 1 : null; // the town sleeps or wakes
}
