/** Announcements over the table, for any game: which events of a message are new, and which still wait to be shown. */
import type { Tagged } from "../texts/texts";

/** A few at most, so that nobody has to watch a long past. */
export const MOST = 3;

/** What is still shown when something new comes. In another phase waiting announcements are dropped; the current one stays. */
export function queued<Moment>(
  waiting: readonly Moment[],
  found: readonly Moment[],
  phase: { before: string; now: string },
  stays: (moment: Moment) => boolean = () => true,
): Moment[] {
  const staying = waiting.slice(0, phase.before === phase.now ? undefined : 1).filter(stays);
  return [...staying, ...found].slice(-MOST);
}

/** The new events of a message; none of the first message, which tells the past. */
export function fresh(story: readonly Tagged[], length: number, read: number | null): Tagged[] {
  if (read === null || length <= read) return [];
  return story.slice(-(length - read));
}
