/** If everybody must look alike, every question has the same number of boxes, whatever can be chosen. */
import type { Option } from "../texts/texts";

export interface Box {
  /** Null in an empty box. */
  option: Option | null;
  /** Its index among the options; -1 if the box is only a placeholder. */
  index: number;
}

const seatOf = (option: Option): number =>
  !Array.isArray(option) && option.type === "seat" ? (option["seat"] as number) : -1;

/** The options in their order; among people also all others, each in place; then empty boxes up to that number. */
export function boxes(options: readonly Option[], people: number, least: number): Box[] {
  const found: Box[] = [];
  const offered = new Set(options.map(seatOf));
  const others = offered.size > (offered.has(-1) ? 1 : 0) ? people : 0;
  const missing = Array.from({ length: others }, (_, seat) => seat).filter((seat) => !offered.has(seat));
  const addMissing = (seat: number) => found.push({ option: { type: "seat", seat }, index: -1 });
  for (const [index, option] of options.entries()) {
    while (missing.length && missing[0]! < seatOf(option)) addMissing(missing.shift()!);
    found.push({ option, index });
  }
  missing.forEach(addMissing);
  while (found.length < least) found.push({ option: null, index: -1 });
  return found;
}
