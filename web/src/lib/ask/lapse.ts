/** A question that closed because the reader's time ran out: only the reader is told. */
import { alone } from "../coach/coach";
import type { Decision, Message } from "../wire/types";

const SLACK = 0.25; // seconds: the server may round

/**
 * The question that was open before, is not any more, and was answered only by the clock. Somebody alone with bots is
 * not told of a missed suspicion, for which nobody has waited. Among people everybody is told, because silence would
 * reveal who acts.
 */
export function lapsed(before: Message, now: Message, given: ReadonlySet<string>): Decision | null {
  const seat = before.you.seat;
  const ends = before.table.hourglass?.ends;
  if (seat === null || now.you.seat !== seat || ends === undefined || before.table.paused) return null;
  if (now.table.now < ends - SLACK) return null;
  if (before.table.places[seat]?.bot || now.table.places[seat]?.bot) return null; // a bot answers for this seat
  const open = new Set([...now.decisions, ...now.offers].map((each) => each.id));
  const counts = ({ id, kind, timer }: Decision) =>
    timer !== null && !open.has(id) && !given.has(id) && !(kind === "suspicion" && alone(before));
  return before.decisions.find(counts) ?? null;
}
