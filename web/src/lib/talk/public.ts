/** The public story by its numbers: what a saying can point at. */
import { AROUND, SPOKE, TALK } from "../log/log";
import type { Saying } from "../texts/sayings";
import type { Tagged } from "../texts/texts";

/**
 * The lines of the running game that everybody was told, by number. A reader who blocks somebody misses lines.
 * Later sayings carry their number; lines whose number is uncertain are left out.
 */
export function publicLines(
  story: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  blocks: boolean,
): ReadonlyMap<number, Tagged> {
  const begins = story.findLastIndex((event) => event.type === "game-started");
  const found = new Map<number, Tagged>();
  let next = 0;
  let sure = 0; // up to this number
  const forget = () => {
    for (let number = sure; number < next; number++) found.delete(number);
  };
  for (const event of story.slice(begins + 1)) {
    if (event.type === SPOKE) {
      const number = event["number"] as number;
      if (number !== next) forget();
      sure = next = number;
    }
    if (own.has(event) || AROUND.has(event.type) || TALK.has(event.type)) continue;
    found.set(next++, event);
    if (event.type === SPOKE) sure = next;
  }
  if (blocks) forget();
  return found;
}

/** The numbers of the lines that a line of sayings points at. */
export function pointedAt(event: Tagged): number[] {
  const parts = ((event["sayings"] ?? []) as Saying[]).flatMap((each) => each.parts ?? []);
  return parts.flatMap((part) => (part.type === "line" ? [part["line"] as number] : []));
}
