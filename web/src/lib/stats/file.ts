/** One's games as a file, and back: a damaged file is refused, with what is wrong. */
import type { Params } from "../texts/texts";
import type { PlayedGame } from "./stats";

const WHAT = "meetinghouse-games";
const VERSION = 1;

/** What is wrong: a key below `page-stats-wrong-`, and its parameters. */
export class Unreadable extends Error {
  constructor(
    readonly key: string,
    readonly params: Params = {},
  ) {
    super(key);
  }
}

export const written = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ what: WHAT, version: VERSION, games }, null, 1);

const whole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const FIELDS: Record<keyof PlayedGame, (value: unknown) => boolean> = {
  id: (value) => typeof value === "string" && value !== "",
  game: (value) => typeof value === "string" && value !== "",
  at: whole,
  players: whole,
  side: (value) => typeof value === "string",
  role: (value) => typeof value === "string",
  won: (value) => typeof value === "boolean",
  named: whole,
  right: whole,
  lies: whole,
  caught: whole,
};

/** Defaults for fields that older files lack. */
const LATER = { lies: 0, caught: 0 };

/** The games in a file. */
export function read(text: string): PlayedGame[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable("json");
  }
  const { what, version, games } = (found ?? {}) as { what?: unknown; version?: unknown; games?: unknown };
  if (what !== WHAT || !Array.isArray(games)) throw new Unreadable("other");
  if (version !== VERSION) throw new Unreadable("version", { version: String(version), known: VERSION });
  return games.map((each: unknown, place) => one(each, place + 1));
}

function one(value: unknown, number: number): PlayedGame {
  const each = { ...LATER, ...(typeof value === "object" && value !== null ? value : {}) } as Record<string, unknown>;
  for (const [field, fits] of Object.entries(FIELDS))
    if (!fits(each[field])) throw new Unreadable("field", { number, field });
  if ((each["right"] as number) > (each["named"] as number)) throw new Unreadable("field", { number, field: "right" });
  if ((each["caught"] as number) > (each["lies"] as number)) throw new Unreadable("field", { number, field: "caught" });
  return Object.fromEntries(Object.keys(FIELDS).map((field) => [field, each[field]])) as unknown as PlayedGame;
}
