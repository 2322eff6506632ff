/** Scenes over the table, whichever game: what of a message is new, and what still waits to be shown. */
import type { Tagged } from "./texts";

/** A few at most: whoever looks away for an hour is not made to watch it all. */
export const MOST = 3;

/** What is still to be shown when something new comes. With another phase all that waits is old news; what is shown stays. */
export function queued<Moment>(
  waiting: readonly Moment[],
  found: readonly Moment[],
  phase: { before: string; now: string },
  stays: (moment: Moment) => boolean = () => true,
): Moment[] {
  const kept = waiting.slice(0, phase.before === phase.now ? undefined : 1).filter(stays);
  return [...kept, ...found].slice(-MOST);
}

/** What of a message is new to whoever has read so far; nothing of the first one, which tells the past. */
export function fresh(story: readonly Tagged[], length: number, read: number | null): Tagged[] {
  if (read === null || length <= read) return [];
  return story.slice(-(length - read));
}
