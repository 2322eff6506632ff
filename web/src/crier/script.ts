/** The data of the page: scripts of games, texts and rules, in the form of engine/script.py. */
import type { Grid } from "../lib/rules/rules";
import type { Language } from "../lib/texts/texts";

/** A condition: for some settings, the values with which it is true. */
export type When = Record<string, string[]>;

export interface Choice {
  name: string;
  values: string[];
  when?: When;
  usual?: Record<string, string>;
}

export interface Bar {
  note: string;
  rule: string;
  last?: boolean;
}

export interface Tap {
  note: string;
  rule: string;
  most?: number;
  bars?: Bar[];
  only?: string;
  show?: string;
  tells?: string;
  once?: string;
  keeps?: boolean;
  blank?: string;
  given?: string;
  when?: When;
}

export interface Answer {
  name: string;
  of?: string;
  into?: string;
  bars?: Bar[];
}

export interface Fate {
  note: string;
  unless?: string[];
  out?: boolean;
}

export interface Line {
  text: string;
  rule: string;
  seconds?: number | string;
  secret?: boolean;
  glass?: boolean;
  waits?: boolean;
  first?: boolean;
  tap?: Tap;
  tells?: string;
  otherwise?: string;
  answers?: Answer[];
  fates?: Fate[];
  given?: string;
  reveals?: boolean;
  when?: When;
}

export interface Part {
  name: string;
  lines: Line[];
  once?: boolean;
}

export interface Timer {
  name: string;
  seconds: number;
  rule?: string;
}

export interface Tally {
  name: string;
  of: Record<string, number>;
  when?: When;
}

export interface Mark {
  title: string;
  rule: string;
  adds?: number;
  times?: number;
  accuser?: boolean;
  forced?: Record<string, string>;
  group?: string;
  when?: When;
}

export interface Count {
  enough: number;
  rule: string;
  marks?: Mark[];
}

export interface Ending {
  name: string;
  rules: string[];
  full?: string;
  alone?: string;
  mixed?: string;
  gone?: string;
  half?: string;
  lost?: number;
  empty?: boolean;
  when?: When;
}

export interface Article {
  title: string;
  text: string;
  kind: string;
  rules?: string[];
}

export interface Script {
  least: number;
  most: number;
  parts: Part[];
  choices?: Choice[];
  bans?: { when: When; rule: string; text: string }[];
  ghosts?: Record<string, number[]>;
  bound?: string;
  notes?: { name: string; when?: When }[];
  timers?: Timer[];
  counts?: Count;
  tallies?: Tally[];
  endings?: Ending[];
  articles?: Article[];
  values?: Record<string, Record<string, string>>;
}

export interface Ruling {
  id: string;
  text: string;
  section: string;
  tables?: Grid[];
}

export interface Words {
  own: string;
  titles: Record<string, string>;
  texts: Record<string, string>;
  rules: Record<string, Ruling[]>;
  /** What a section says before its first clause. */
  leads: Record<string, Record<string, string>>;
}

export interface Book {
  scripts: Record<string, Script>;
  words: Record<Language, Words>;
}

/** The settings of a table. */
export interface Setup {
  game: string;
  players: number;
  /** All settings; what the table has not picked has its default. */
  values: Record<string, string>;
  picked?: Record<string, string>;
  names: string[];
}

export function holds(when: When | undefined, setup: Setup): boolean {
  return Object.entries(when ?? {}).every(([name, values]) =>
    values.includes(name === "players" ? String(setup.players) : (setup.values[name] ?? "")),
  );
}

/** The seats in which nobody sits. */
export const ghosts = (script: Script, setup: Setup): number[] => script.ghosts?.[String(setup.players)] ?? [];

/** How many seats there are, ghosts among them. */
export const seats = (script: Script, setup: Setup): number => setup.players + ghosts(script, setup).length;

/** The settings, with defaults where the table has picked nothing valid: the edition of its language, and what is usual there. */
export function settled(script: Script, setup: Setup, language: string): Setup {
  const values: Record<string, string> = {};
  for (const { name, values: known, usual } of script.choices ?? []) {
    const wanted = [setup.picked?.[name], name === "edition" ? language : usual?.[values["edition"] ?? ""]];
    values[name] = wanted.find((each) => each !== undefined && known.includes(each)) ?? known[0]!;
  }
  const players = Math.min(script.most, Math.max(script.least, setup.players));
  return { ...setup, players, values };
}

/** Why these settings do not go together: the sentence and its clause. */
export const banned = (script: Script, setup: Setup): { rule: string; text: string } | null =>
  script.bans?.find((ban) => holds(ban.when, setup)) ?? null;

/** The table's settings and those of its edition, as texts and lengths ask for them. */
export const valuesOf = (script: Script, setup: Setup): Record<string, string | number> => ({
  ...setup.values,
  players: setup.players,
  ...script.values?.[setup.values["edition"] ?? ""],
});
