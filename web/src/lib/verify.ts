/** Whether the cards were shuffled as was promised: the seed must have the hash that was told before the first card. */
import { sha256 } from "./sha256";
import type { Tagged } from "./texts";

export interface Verdict {
  seed: string;
  /** The hash of the seed, computed here. */
  hash: string;
  /** The hash that was told when the game began; null where this page did not hear it. */
  told: string | null;
  holds: boolean;
}

interface Recorded {
  setup: { seed: string | null; commitment: string };
}

/** What is published about a seed: the same as commitment() in meetinghouse/engine/chance.py. */
export function commitment(seed: string): string {
  return sha256(`meetinghouse seed\n${seed}`);
}

/** The hash that was told when the last game of this story began. */
export function promised(story: readonly Tagged[]): string | null {
  const started = story.findLast((event) => event.type === "game-started");
  return typeof started?.["commitment"] === "string" ? started["commitment"] : null;
}

export function verify(record: Recorded, story: readonly Tagged[]): Verdict {
  const seed = record.setup.seed ?? "";
  const hash = commitment(seed);
  const told = promised(story);
  return { seed, hash, told, holds: seed !== "" && hash === (told ?? record.setup.commitment) && hash === record.setup.commitment };
}
