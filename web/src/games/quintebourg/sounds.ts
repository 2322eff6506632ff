/** What is heard of Quinte-bourg: only what everybody is told makes a sound. */
import type { Sound } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";

const SOUNDS: Record<string, Sound> = {
  "night-fell": 1,
  "day-broke": 2,
  "session-called": 1,
  voted: "card",
  condemned: 2,
  married: 3,
  "camp-won": 3,
};

export const sound = (event: Tagged): Sound | null => SOUNDS[event.type] ?? null;
