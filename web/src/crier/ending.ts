/** Counters of open cards, and the end of the game as far as it follows from taps. */
import { judges, secretsOf } from "./confirm";
import { alive, lineAt, type Position } from "./play";
import { holds, type Ending, type Script } from "./script";

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

/** Adds to a counter, within its limits. An end that depends on it, and that the table went on from, is due again. */
export function tally(script: Script, position: Position, name: string, more: number): Position {
  const found = tallies(script, position).find((each) => each.name === name);
  if (!found) return position;
  const count = Math.min(found.of, Math.max(0, found.count + more));
  if (count === found.count) return position;
  const others = Object.entries(position.waived).filter(([at]) => script.endings?.[Number(at)]?.full !== name);
  return { ...position, tallies: { ...position.tallies, [name]: count }, waived: Object.fromEntries(others) };
}

/** What an ending depends on. If the table went on from it, it is announced again only after this has changed. */
const ground = ({ out, tallies: counted }: Position, { full }: Ending): string =>
  JSON.stringify(full === undefined ? out : (counted[full] ?? 0));

/**
 * The ends that the taps show, by their places in the script; never while eyes are shut. Where the crier says who is
 * out, or asks for a name, only what lies open on the table comes before that. What depends on secret notes is not
 * due before the table has confirmed who is out.
 */
function due(script: Script, position: Position): [number, Ending][] {
  const line = lineAt(script, position);
  if (line?.secret) return [];
  return [...(script.endings ?? []).entries()].filter(
    ([at, each]) =>
      holds(each.when, position.setup) &&
      (each.full !== undefined || !(line?.fates || line?.tap)) &&
      (judges(position) || secretsOf(each).length === 0) &&
      position.waived[at] !== ground(position, each) &&
      reached(script, position, each),
  );
}

/** The end that the taps show, unless the table has gone on from it. */
export const decided = (script: Script, position: Position): Ending | null => due(script, position)[0]?.[1] ?? null;

/** The table goes on, because somebody has miscounted or something is still to come. */
export function waive(script: Script, position: Position): Position {
  const now = due(script, position).map(([at, each]) => [at, ground(position, each)] as const);
  return { ...position, waived: { ...position.waived, ...Object.fromEntries(now) } };
}

function reached(script: Script, position: Position, ending: Ending): boolean {
  const living = position.counts.map((_, seat) => seat).filter((seat) => !position.out.includes(seat));
  const noted = (note: string | undefined) => living.filter((seat) => position.notes[note!]?.includes(seat)).length;
  const full = (name: string) => tallies(script, position).some((each) => each.name === name && each.count >= each.of);
  const { alone, mixed, gone, half, lost, empty } = ending;
  const people = alive(script, position);
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
