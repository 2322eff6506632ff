/** What is heard of New Salem: only what everybody is told makes a sound. */
import type { Sound } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";

const SOUNDS: Record<string, Sound> = {
  "round-began": 1,
  "hands-passed": "card",
  "hope-given": "card",
  "game-won": 3,
};

/** Events that are told of each seat in turn: they make one sound together. */
const TOGETHER = new Set(["buildings-played", "character-revealed"]);

export function sound(event: Tagged): Sound | null {
  if (event.type === "event-triggered") return event["card"] === "trial" ? 2 : 1;
  if (TOGETHER.has(event.type)) return event["seat"] === 0 ? "card" : null;
  return SOUNDS[event.type] ?? null;
}
