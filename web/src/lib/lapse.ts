/** A question of the reader's that closed because its time had run out: only its reader is told. */
import type { Decision, Message } from "./types";

const SLACK = 0.25; // seconds: the server may round

/** What was open before, is not any more, and was answered by nobody but the clock. */
export function lapsed(before: Message, now: Message, given: ReadonlySet<string>): Decision | null {
  const seat = before.you.seat;
  const ends = before.table.hourglass?.ends;
  if (seat === null || now.you.seat !== seat || ends === undefined || before.table.paused) return null;
  if (now.table.now < ends - SLACK) return null;
  if (before.table.places[seat]?.bot || now.table.places[seat]?.bot) return null; // a bot answers for them
  const open = new Set([...now.decisions, ...now.offers].map((each) => each.id));
  return before.decisions.find((each) => each.timer !== null && !open.has(each.id) && !given.has(each.id)) ?? null;
}
