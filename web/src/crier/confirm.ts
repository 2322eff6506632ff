/**
 * Taps in the open say who is out. Secrets follow from them only once the table has confirmed them: only then those bound
 * to the dead leave too, and an end that depends on secret notes is announced. Otherwise anybody could find out a secret by
 * tapping names and undoing the taps.
 */
import { boundTo, type Position } from "./play";
import { holds, type Ending, type Script, type Setup } from "./script";

const same = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));

/** The secret notes that an ending depends on. */
export const secretsOf = ({ alone, mixed, gone, half }: Ending): string[] =>
  [alone, mixed, gone, half].filter((note) => note !== undefined);

/** Whether at this table something follows from secret notes when somebody is out. */
export function guarded(script: Script, setup: Setup): boolean {
  const taken = new Set(
    script.parts
      .flatMap((part) => part.lines)
      .flatMap(({ tap, when }) => (tap && holds(when, setup) && holds(tap.when, setup) ? [tap.note] : [])),
  );
  const endings = (script.endings ?? []).filter((each) => holds(each.when, setup));
  return [script.bound ?? "", ...endings.flatMap(secretsOf)].some((note) => taken.has(note));
}

/** Whether the table still has to confirm who is out. */
export const unconfirmed = (script: Script, { out, confirmed, setup }: Position): boolean =>
  !same(out, confirmed) && guarded(script, setup);

/** Whether somebody whom the table has confirmed is back in the game. */
export const returned = ({ out, confirmed }: Position): boolean => confirmed.some((seat) => !out.includes(seat));

/** Whether ends that depend on secret notes may be announced. */
export const judges = ({ out, confirmed, hushed }: Position): boolean => !hushed && same(out, confirmed);

/**
 * The table confirms who is out, and those bound to them leave too. If this brings somebody back, nothing that depends on
 * secrets is said until the next secret step is over, so that names cannot be tried one after the other.
 */
export function confirm(script: Script, position: Position): Position {
  if (!unconfirmed(script, position)) return position;
  const fresh = position.out.filter((seat) => !position.confirmed.includes(seat));
  const out = [...new Set([...position.out, ...boundTo(script, position, fresh)])];
  return { ...position, out, confirmed: out, hushed: position.hushed || returned(position) };
}

/** The table as it was before a part; what was confirmed since then is not forgotten. */
export const rewound = (before: Position, now: Position): Position => ({
  ...before,
  hushed: before.hushed || now.confirmed.some((seat) => !before.confirmed.includes(seat)),
});
