/** What everybody was told since eyes were opened. */
import type { Tagged } from "../texts/texts";

/** Of a game that does not say with which event a morning begins: with the last one named after night or day. */
const usual = ({ type }: Tagged): boolean => /^(night|day)-/.test(type);

export function morning(
  story: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  wakes: (event: Tagged) => boolean = usual,
): Tagged[] {
  const since = story.findLastIndex((each) => wakes(each));
  return since < 0 ? [] : story.slice(since + 1).filter((each) => !own.has(each));
}
