/** Counters of open cards, and the end of the game as far as it follows from taps. */
import { lineAt, type Position } from "./play";
import { ghosts, holds, type Ending, type Script, type Setup } from "./script";

export interface Counted {
  name: string;
  count: number;
  of: number;
}

/** The counters of this table, with their current values. */
export function tallies(script: Script, position: Position): Counted[] {
  const players = String(position.setup.players);
  return (script.tallies ?? [])
    .filter(({ of, when }) => players in of && holds(when, position.setup))
    .map(({ name, of }) => ({ name, of: of[players]!, count: position.tallies[name] ?? 0 }));
}

/** Adds to a counter, within its limits. */
export function tally(script: Script, position: Position, name: string, more: number): Position {
  const found = tallies(script, position).find((each) => each.name === name);
  if (!found) return position;
  const count = Math.min(found.of, Math.max(0, found.count + more));
  return count === found.count ? position : { ...position, tallies: { ...position.tallies, [name]: count } };
}

/** What the end depends on. If the table went on, the end is announced again only after this has changed. */
const grounds = ({ out, tallies: counted }: Position): string => JSON.stringify([out, counted]);

/**
 * The end that the taps show, unless the table has gone on from it; never while eyes are shut. Where the crier says who
 * is out, or asks for a name, only what lies open on the table comes before that.
 */
export function decided(script: Script, position: Position): Ending | null {
  const line = lineAt(script, position);
  if (line?.secret || position.waived === grounds(position)) return null;
  const due = script.endings?.filter(
    (each) => holds(each.when, position.setup) && (each.full || !(line?.fates || line?.tap)),
  );
  return due?.find((each) => reached(script, position, each)) ?? null;
}

/** The table goes on, because somebody has miscounted or something is still to come. */
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

/** The seats of people, without ghosts. */
function peopleOf(script: Script, setup: Setup, seats: number[]): number[] {
  const empty = ghosts(script, setup);
  return seats.filter((seat) => !empty.includes(seat));
}
