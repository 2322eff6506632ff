/** A question that closed because the reader's time ran out: only the reader is told. */
import type { Decision, Message } from "../wire/types";

const SLACK = 0.25; // seconds: the server may round

/** The question that was open before, is not any more, and was answered only by the clock. */
export function lapsed(before: Message, now: Message, given: ReadonlySet<string>): Decision | null {
  const seat = before.you.seat;
  const ends = before.table.hourglass?.ends;
  if (seat === null || now.you.seat !== seat || ends === undefined || before.table.paused) return null;
  if (now.table.now < ends - SLACK) return null;
  if (before.table.places[seat]?.bot || now.table.places[seat]?.bot) return null; // a bot answers for them
  const open = new Set([...now.decisions, ...now.offers].map((each) => each.id));
  return before.decisions.find((each) => each.timer !== null && !open.has(each.id) && !given.has(each.id)) ?? null;
}
