/** Accusations, or whatever the table counts, and how many of them are enough. */
import type { Position } from "./play";
import { holds, type Mark, type Script } from "./script";

/** Adds to the count of a seat, which is never negative. */
export function count(position: Position, seat: number, more: number): Position {
  return { ...position, counts: position.counts.map((had, at) => (at === seat ? Math.max(0, had + more) : had)) };
}

/** The characters and cards that matter at this table. */
export const marks = (script: Script, position: Position): Mark[] =>
  (script.counts?.marks ?? []).filter((each) => holds(each.when, position.setup));

/** Whether a player has that character or card. */
export const has = (position: Position, { title }: Mark, seat: number): boolean =>
  !!position.marks[title]?.includes(seat);

/** Gives a player that character or card, or takes it back. Nobody else has it then, and they no other of its group. */
export function mark(script: Script, position: Position, each: Mark, seat: number): Position {
  if (has(position, each, seat)) return { ...position, marks: { ...position.marks, [each.title]: [] } };
  const rivals = marks(script, position).filter(({ group }) => group && group === each.group);
  const left = rivals.map(({ title }) => [title, (position.marks[title] ?? []).filter((other) => other !== seat)]);
  return { ...position, marks: { ...position.marks, ...Object.fromEntries(left), [each.title]: [seat] } };
}

export interface Needed {
  /** So many bring a trial. */
  enough: number;
  /** The clauses that say so. */
  rules: string[];
  /** Who may hold a trial sooner, from how many on, and the clause; forced, if there is no choice. */
  early: { mark: Mark; from: number; rule: string; forced: boolean } | null;
}

/** How many a player needs: what all marks add comes before what they multiply. */
export function needed(script: Script, position: Position, seat: number): Needed {
  const { enough, rule } = script.counts!;
  const known = marks(script, position);
  const own = known.filter((each) => !each.accuser && has(position, each, seat));
  const after = (all: Mark[]) =>
    all.reduce((sum, each) => sum + (each.adds ?? 0), enough) * all.reduce((by, each) => by * (each.times ?? 1), 1);
  const others = position.counts.map((_, at) => at).filter((at) => at !== seat && !position.out.includes(at));
  const sooner = known.find((each) => each.accuser && others.some((other) => has(position, each, other)));
  const forced = own.map(({ title }) => sooner?.forced?.[title]).find((each) => each !== undefined);
  return {
    enough: after(own),
    rules: own.length ? own.map((each) => each.rule) : [rule],
    early: sooner
      ? { mark: sooner, from: after([...own, sooner]), rule: forced ?? sooner.rule, forced: forced !== undefined }
      : null,
  };
}
