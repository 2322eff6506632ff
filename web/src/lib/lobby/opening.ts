/** Opens a table of any game, from the house's description of it. */
import { attend, draw } from "../fairness/shares";
import { keepToken } from "../seats/tokens";
import type { Language } from "../texts/texts";
import type { GameOffered } from "../wire/types";
import { Calls, house } from "../wire/wire";

export interface Wish {
  name: string;
  language: Language;
  pace: string;
  options: Record<string, unknown>;
  /** Letters of the table's code; by default as the house has it. */
  letters?: number;
  /** Whether everybody may look up what can still be true. */
  worlds?: boolean;
}

/** The default number of players: a handful. */
const HANDFUL = 5;
const ANY_GAME = "random"; // the bot that plays any game

/** The editions of a game. */
export function editionsOf(game: GameOffered): string[] {
  const setting = game.options.find((each) => each.name === "edition");
  return (setting?.values ?? Object.keys(setting?.presets ?? {})).filter((each) => typeof each === "string");
}

/** The edition in the reader's language, if there is one. */
export function inLanguage(game: GameOffered, language: Language): Record<string, unknown> {
  return editionsOf(game).includes(language) ? { edition: language } : {};
}

export function within(game: Pick<GameOffered, "least" | "most">, players: number | undefined): number {
  return Math.min(game.most, Math.max(game.least, Math.round(players || HANDFUL)));
}

const LEVELS = ["easy", "steady", "sharp"]; // the easiest first

/** The levels for players: the game's bots, the easiest first, those of other packages last; random moves if it has none. */
export function levelsOf(game: GameOffered | undefined): string[] {
  const bots = game?.bots ?? [];
  const found = bots.length > 1 ? bots.filter((each) => each !== ANY_GAME) : bots;
  return [...LEVELS.filter((each) => found.includes(each)), ...found.filter((each) => !LEVELS.includes(each))];
}

/** The usual bot: the last one in the game's list, which also stands in for people who are away. */
export function bestBot(game: GameOffered | undefined): string {
  return game?.bots?.at(-1) ?? ANY_GAME;
}

/** Open a table, with the reader as its host and in a seat. */
export async function openTable(game: GameOffered, wish: Wish): Promise<{ code: string; calls: Calls }> {
  const { code } = await house.open(game.name, wish.options, wish.pace, wish.language, wish.letters);
  const calls = new Calls(code);
  await calls.sit(wish.name);
  return { code, calls };
}

/** Open a table that the reader moderates, without a seat and played as around a table; returns the code of the table. */
export async function openModerated(game: GameOffered, wish: Wish): Promise<string> {
  const options = { ...wish.options, ...game.styles["table"]?.options };
  const { code, token } = await house.open(game.name, options, "none", wish.language, wish.letters, true);
  keepToken(code, token); // with which another device takes up the book
  return code;
}

/** Begin a game with bots in all other seats; returns the code of the table. */
export async function playAlone(game: GameOffered, players: number, wish: Wish): Promise<string> {
  const { code, calls } = await openTable(game, wish);
  await calls.addBots(bestBot(game), within(game, players) - 1);
  if (wish.worlds) await calls.countWorlds(true);
  const { table } = await calls.read();
  await calls.start(draw(code, table.shuffle?.house));
  await attend(calls, await calls.read(), []);
  return code;
}
