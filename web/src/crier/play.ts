/**
 * Where a table is in its script, and what taps do to it. All of it is data: nothing here knows a game.
 * What cannot be done is answered with the clause that forbids it, and changes nothing.
 */
import {
  ghosts,
  holds,
  seats,
  type Answer,
  type Bar,
  type Line,
  type Part,
  type Script,
  type Setup,
  type Tap,
} from "./script";

type Notes = Record<string, number[]>;

export interface Position {
  setup: Setup;
  /** Those who are out. */
  out: number[];
  /** Those of them whom the table has confirmed, or the crier has announced. */
  confirmed: number[];
  /** Whether somebody confirmed came back: nothing is said about secrets before the next secret step is over. */
  hushed: boolean;
  notes: Notes;
  /** What was noted the night before. */
  last: Notes;
  /** Notes of taps that can be made once in a game. */
  spent: string[];
  /** Accusations, or whatever the table counts. */
  counts: number[];
  /** Characters and cards that change how many of them are needed: by the titles of the script's marks, who has one. */
  marks: Record<string, number[]>;
  /** What lies open, by the names of the script's tallies. */
  tallies: Record<string, number>;
  /** The endings, by their place in the script, from which the table went on, each with its `ground`. */
  waived: Record<number, string>;
  /** How often each part was spoken to its end. */
  done: Record<string, number>;
  at: { part: string; line: number } | null;
}

/** The note of the seats without a person; no step takes it. */
const GHOSTS = "ghosts";

export interface Forbidden {
  rule: string;
}

export const isForbidden = (result: Position | Forbidden): result is Forbidden => "rule" in result;

export function open(script: Script, setup: Setup): Position {
  const counts = new Array<number>(seats(script, setup)).fill(0);
  const nobody = { out: [], confirmed: [], hushed: false };
  return {
    setup,
    counts,
    ...nobody,
    notes: {},
    last: {},
    spent: [],
    marks: {},
    tallies: {},
    waived: {},
    done: {},
    at: null,
  };
}

/** The seats of the people who are alive, without ghosts. */
export function alive(script: Script, { counts, out, setup }: Position): number[] {
  const gone = [...out, ...ghosts(script, setup)];
  return counts.map((_, seat) => seat).filter((seat) => !gone.includes(seat));
}

const partOf = (script: Script, name: string): Part => script.parts.find((each) => each.name === name)!;

/** The lines of a part for this table. A tap that the table does not use is removed. */
export function lines(script: Script, position: Position, part: string): Line[] {
  const first = (position.done[part] ?? 0) === 0;
  return partOf(script, part)
    .lines.filter((line) => holds(line.when, position.setup) && (line.first === undefined || line.first === first))
    .map((line) => (line.tap && !holds(line.tap.when, position.setup) ? { ...line, tap: undefined! } : line));
}

export function lineAt(script: Script, position: Position): Line | null {
  return position.at && (lines(script, position, position.at.part)[position.at.line] ?? null);
}

/** The parts that may be spoken next. */
export const upcoming = (script: Script, position: Position): Part[] => {
  const due = script.parts.filter((part) => part.once && !position.done[part.name]);
  return due.length ? due.slice(0, 1) : script.parts.filter((part) => !part.once);
};

/** Begins a part. Only lasting notes are kept; where nobody sits is noted anew. */
export function begin(script: Script, position: Position, part: string): Position {
  const lasting = new Set(
    script.parts.flatMap((each) => each.lines).flatMap(({ tap }) => (tap?.keeps || tap?.once ? [tap.note] : [])),
  );
  if (script.bound) lasting.add(script.bound);
  const notes = Object.fromEntries(Object.entries(position.notes).filter(([name]) => lasting.has(name)));
  const spent = [...new Set([...position.spent, ...onceOf(script).filter((note) => position.notes[note]?.length)])];
  for (const note of spent) delete notes[note];
  const empty = ghosts(script, position.setup);
  if (empty.length) notes[GHOSTS] = empty;
  return enter(script, { ...position, notes, last: position.notes, spent, at: { part, line: 0 } });
}

const onceOf = (script: Script): string[] =>
  script.parts.flatMap((part) => part.lines).flatMap(({ tap }) => (tap?.once ? [tap.note] : []));

/** Whether names of a note are shown on the dark screen: as long as somebody can still use them. */
export function shows(script: Script, position: Position): boolean {
  const once = onceOf(script);
  return once.length === 0 || once.some((note) => !position.spent.includes(note));
}

/** The clause by which that seat cannot be tapped now; null if it can. */
export function closed(position: Position, tap: Tap, seat: number): string | null {
  if (tap.once && position.spent.includes(tap.note)) return tap.once;
  if (position.out.includes(seat) || (tap.only !== undefined && !position.notes[tap.only]?.includes(seat)))
    return tap.rule;
  return barred(position, tap.bars, [seat]);
}

function barred(position: Position, bars: Bar[] | undefined, whom: number[]): string | null {
  const hit = bars?.find(({ note, last }) =>
    (last ? position.last : position.notes)[note]?.some((each) => whom.includes(each)),
  );
  return hit?.rule ?? null;
}

/**
 * Adds a name to the note of this step, or removes it again. If the note is full, the new name replaces the oldest.
 * A lasting note keeps the names of earlier parts: whoever is asked every night taps their own name every night.
 */
export function tap(script: Script, position: Position, seat: number): Position | Forbidden {
  const asked = lineAt(script, position)?.tap;
  if (!asked) return position;
  const rule = closed(position, asked, seat);
  if (rule) return { rule };
  const noted = position.notes[asked.note] ?? [];
  if (asked.keeps && noted.includes(seat) && position.last[asked.note]?.includes(seat)) return position;
  const most = asked.most ?? 1;
  const rest = noted.filter((each) => each !== seat);
  const next = rest.length < noted.length ? rest : [...(most ? rest.slice(1 - most || rest.length) : rest), seat];
  return { ...position, notes: { ...position.notes, [asked.note]: next } };
}

/** An answer that the table gives aloud; then the next line comes. */
export function answer(script: Script, position: Position, given: Answer): Position | Forbidden {
  const whom = position.notes[given.of ?? ""] ?? [];
  const rule = barred(position, given.bars, whom);
  if (rule) return { rule };
  const notes = given.into ? { ...position.notes, [given.into]: whom } : position.notes;
  return next(script, { ...position, notes });
}

/** The next line, or the end of the part. */
export function next(script: Script, position: Position, random: () => number = Math.random): Position {
  const at = position.at;
  if (!at) return position;
  const settled = settle(script, position, random);
  const closing = lineAt(script, position)?.secret ? { ...settled, hushed: false } : settled;
  const following = lines(script, closing, at.part).findIndex(
    ({ given }, line) => line > at.line && (given === undefined || closing.notes[given]?.length),
  );
  if (following >= 0) return enter(script, { ...closing, at: { ...at, line: following } });
  return { ...closing, at: null, done: { ...closing.done, [at.part]: (closing.done[at.part] ?? 0) + 1 } };
}

/** If a name is required and none was tapped, one is drawn at random. */
function settle(script: Script, position: Position, random: () => number): Position {
  const asked = lineAt(script, position)?.tap;
  if (asked?.blank !== "random" || position.notes[asked.note]?.length) return position;
  if (asked.given && !position.notes[asked.given]?.length) return position;
  const able = position.counts.map((_, seat) => seat).filter((seat) => !closed(position, asked, seat));
  const drawn = able[Math.floor(random() * able.length)];
  return drawn === undefined ? position : { ...position, notes: { ...position.notes, [asked.note]: [drawn] } };
}

/** Carries out the fates of a line. Names are sorted by seat, so that their order does not reveal who was struck by what. */
function enter(script: Script, position: Position): Position {
  const fates = lineAt(script, position)?.fates;
  if (!fates) return position;
  const struck = new Set<number>();
  const out = new Set(position.out);
  for (const fate of fates) {
    const spared = (fate.unless ?? []).flatMap((note) => position.notes[note] ?? []);
    for (const seat of position.notes[fate.note] ?? []) {
      if (spared.includes(seat) || position.out.includes(seat)) continue;
      struck.add(seat);
      if (fate.out !== false) out.add(seat);
    }
  }
  for (const seat of boundTo(
    script,
    position,
    [...struck].filter((each) => out.has(each)),
  )) {
    if (!out.has(seat)) struck.add(seat);
    out.add(seat);
  }
  return {
    ...position,
    out: [...out],
    confirmed: [...new Set([...position.confirmed, ...[...out].filter((seat) => !position.out.includes(seat))])],
    notes: { ...position.notes, struck: [...struck].sort((one, other) => one - other) },
  };
}

/** The other bound players, if one of these is bound: they leave together. */
export function boundTo(script: Script, position: Position, whom: number[]): number[] {
  const bound = position.notes[script.bound ?? ""] ?? [];
  return bound.some((seat) => whom.includes(seat)) ? bound.filter((each) => !whom.includes(each)) : [];
}

/** Puts a player out of the game or back. */
export function toggle(position: Position, seat: number): Position {
  const rest = position.out.filter((each) => each !== seat);
  return { ...position, out: position.out.includes(seat) ? rest : [...rest, seat] };
}
