/** What a table counts in the open, and when by its taps the game is decided. */
import { lineAt, type Position } from "./play";
import { ghosts, holds, type Ending, type Script, type Setup } from "./script";

export interface Counted {
  name: string;
  count: number;
  of: number;
}

/** The tallies of this table, with how far they have come. */
export function tallies(script: Script, position: Position): Counted[] {
  const players = String(position.setup.players);
  return (script.tallies ?? [])
    .filter(({ of, when }) => players in of && holds(when, position.setup))
    .map(({ name, of }) => ({ name, of: of[players]!, count: position.tallies[name] ?? 0 }));
}

/** So many more; never fewer than none or more than there are. */
export function tally(script: Script, position: Position, name: string, more: number): Position {
  const found = tallies(script, position).find((each) => each.name === name);
  if (!found) return position;
  const count = Math.min(found.of, Math.max(0, found.count + more));
  return count === found.count ? position : { ...position, tallies: { ...position.tallies, [name]: count } };
}

/** What the end hangs on: if the table goes on all the same, it is asked again when this has changed. */
const grounds = ({ out, tallies: counted }: Position): string => JSON.stringify([out, counted]);

/**
 * The end that the taps show, unless the table has gone on from it; never while eyes are shut. Where the crier says who
 * is out, only what lies open on the table comes before its sentence.
 */
export function decided(script: Script, position: Position): Ending | null {
  const line = lineAt(script, position);
  if (line?.secret || position.waived === grounds(position)) return null;
  const due = script.endings?.filter((each) => holds(each.when, position.setup) && (each.full || !line?.fates));
  return due?.find((each) => reached(script, position, each)) ?? null;
}

/** The table goes on: somebody has miscounted, or something is still to come. */
export const waive = (position: Position): Position => ({ ...position, waived: grounds(position) });

function reached(script: Script, position: Position, ending: Ending): boolean {
  const living = position.counts.map((_, seat) => seat).filter((seat) => !position.out.includes(seat));
  const noted = (note: string | undefined) => living.filter((seat) => position.notes[note!]?.includes(seat)).length;
  const full = (name: string) => tallies(script, position).some((each) => each.name === name && each.count >= each.of);
  const { alone, mixed, gone, half, lost, empty } = ending;
  const people = peopleOf(script, position.setup, living);
  return (
    (ending.full === undefined || full(ending.full)) &&
    (alone === undefined || (people.length > 0 && people.every((seat) => position.notes[alone]?.includes(seat)))) &&
    (mixed === undefined || (noted(mixed) > 0 && noted(mixed) < living.length)) &&
    (gone === undefined || ((position.notes[gone]?.length ?? 0) > 0 && noted(gone) === 0)) &&
    (half === undefined || (noted(half) > 0 && 2 * noted(half) >= living.length)) &&
    (lost === undefined || position.out.length >= lost) &&
    (!empty || living.length === 0)
  );
}

/** Ghosts are no people: what they are does not count. */
function peopleOf(script: Script, setup: Setup, seats: number[]): number[] {
  const empty = ghosts(script, setup);
  return seats.filter((seat) => !empty.includes(seat));
}
