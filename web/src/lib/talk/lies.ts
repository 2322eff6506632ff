/** After the end: which claims were true, and who lied best. */
import { keyOf } from "./claims";
import type { Saying } from "../texts/sayings";
import type { Conflict, Truths } from "../wire/types";

type Verdict = Truths["lines"][number];

/** A claim whose truth is known. */
export interface Judged {
  /** The entry of the record. */
  entry: number;
  /** The number of its line in the public story; negative if not everybody was told. */
  number: number;
  seat: number;
  saying: Saying;
  true: boolean;
  /** For a lie: whether somebody doubted or contradicted it. */
  caught: boolean;
  /** For a lie: the number of entries for which nobody doubted or contradicted it. */
  held: number;
}

export interface Liar {
  seat: number;
  lies: number;
  caught: number;
  /** The longest time that a lie was believed, in entries. */
  held: number;
}

/** Every claim that was true or false, in order; what somebody repeats counts once. */
export function judged({ lines, conflicts }: Truths, entries: number): Judged[] {
  const seen = new Set<string>();
  const doubts = lines.flatMap(({ entry, seat, sayings }) =>
    sayings.flatMap((saying) => (saying.kind === "doubt" ? [{ entry, seat, line: lineIn(saying as Saying) }] : [])),
  );
  return lines.flatMap((line) =>
    line.sayings.flatMap((said, at): Judged[] => {
      const saying = said as Saying;
      const truth = line.truths[at];
      const key = `${line.seat} ${keyOf(saying)} ${truth}`;
      if (truth == null || seen.has(key)) return [];
      seen.add(key);
      const told = { entry: line.entry, number: line.number, seat: line.seat, saying, true: truth };
      if (truth) return [{ ...told, caught: false, held: 0 }];
      const repeated = lines.filter(({ seat, sayings, truths }) =>
        sayings.some((each, index) => `${seat} ${keyOf(each as Saying)} ${truths[index]}` === key),
      );
      const ends = repeated.flatMap((own) =>
        [
          ...doubts.filter((each) => each.line === own.number && each.seat !== own.seat).map((each) => each.entry),
          ...contradictedAt(own, saying, conflicts, lines, entries),
        ].filter((entry) => entry >= own.entry),
      );
      return [{ ...told, caught: ends.length > 0, held: Math.min(entries, ...ends) - line.entry }];
    }),
  );
}

const lineIn = (saying: Saying): number => (saying.parts?.[0]?.["line"] as number | undefined) ?? -1;

/**
 * The entries at which other claims contradicted this one. A contradiction with public facts has no known entry: it
 * counts from the end of the game.
 */
function contradictedAt(
  { number, entry }: Verdict,
  saying: Saying,
  conflicts: readonly Conflict[],
  lines: readonly Verdict[],
  end: number,
): number[] {
  const key = keyOf(saying);
  const entryOf = (line: number) => lines.find((each) => each.number === line)?.entry ?? entry;
  return conflicts.flatMap(({ line, saying: one, other_line, other }) => {
    if (line === number && keyOf(one as Saying) === key)
      return [other_line == null ? end : Math.max(entry, entryOf(other_line))];
    if (other_line === number && other && keyOf(other as Saying) === key) return [Math.max(entry, entryOf(line))];
    return [];
  });
}

/** Those who lied, best first: most lies that nobody caught, then the lie that was believed longest. */
export function liars(all: readonly Judged[]): Liar[] {
  const found = new Map<number, Liar>();
  for (const { seat, caught, held } of all.filter((each) => !each.true)) {
    const before = found.get(seat) ?? { seat, lies: 0, caught: 0, held: 0 };
    const now = { ...before, lies: before.lies + 1, caught: before.caught + Number(caught) };
    found.set(seat, { ...now, held: Math.max(before.held, held) });
  }
  const free = ({ lies, caught }: Liar) => lies - caught;
  return [...found.values()].sort((one, other) => free(other) - free(one) || other.held - one.held);
}

/** What could be known after this many entries of the record. */
export function until({ lines, conflicts }: Truths, entry: number): Truths {
  const said = lines.filter((each) => each.entry < entry);
  const numbers = new Set(said.map((each) => each.number));
  const both = ({ line, other_line }: Conflict) => other_line != null && numbers.has(line) && numbers.has(other_line);
  return { lines: said, conflicts: conflicts.filter(both) };
}
