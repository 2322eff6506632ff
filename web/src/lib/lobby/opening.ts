/** Opening a table of any game, from what the house says of it. */
import { attend, draw } from "../fairness/shares";
import type { Language } from "../texts/texts";
import type { GameOffered } from "../wire/types";
import { Calls, house } from "../wire/wire";

export interface Wish {
  name: string;
  language: Language;
  pace: string;
  options: Record<string, unknown>;
  /** Of the table's code; as the house has it where nobody has said. */
  letters?: number;
  /** Whether one may look up in the game what can still be true. */
  worlds?: boolean;
}

/** How many sit down where nobody has said: a handful. */
const HANDFUL = 5;
const ANY_GAME = "random"; // the bot that plays whatever there is

/** The editions among which a game lets one choose. */
export function editionsOf(game: GameOffered): string[] {
  const setting = game.options.find((each) => each.name === "edition");
  return (setting?.values ?? Object.keys(setting?.presets ?? {})).filter((each) => typeof each === "string");
}

/** The reader's own edition, where there is one. */
export function inLanguage(game: GameOffered, language: Language): Record<string, unknown> {
  return editionsOf(game).includes(language) ? { edition: language } : {};
}

export function within(game: Pick<GameOffered, "least" | "most">, players: number | undefined): number {
  return Math.min(game.most, Math.max(game.least, Math.round(players || HANDFUL)));
}

const LEVELS = [ANY_GAME, "steady", "sharp"]; // from the easiest on

/** The game's bots, from the easiest on; those of other packages come last. */
export function levelsOf(game: GameOffered | undefined): string[] {
  const found = game?.bots ?? [];
  return [...LEVELS.filter((each) => found.includes(each)), ...found.filter((each) => !LEVELS.includes(each))];
}

/** The usual bot: the last one named for the game, as the house itself takes where somebody is away. */
export function bestBot(game: GameOffered | undefined): string {
  return game?.bots?.at(-1) ?? ANY_GAME;
}

/** A table with the reader at it, who is its host. */
export async function openTable(game: GameOffered, wish: Wish): Promise<{ code: string; calls: Calls }> {
  const { code } = await house.open(game.name, wish.options, wish.pace, wish.language, wish.letters);
  const calls = new Calls(code);
  await calls.sit(wish.name);
  return { code, calls };
}

/** A game with bots in all other seats, begun; the table's code. */
export async function playAlone(game: GameOffered, players: number, wish: Wish): Promise<string> {
  const { code, calls } = await openTable(game, wish);
  await calls.addBots(bestBot(game), within(game, players) - 1);
  if (wish.worlds) await calls.countWorlds(true);
  const { table } = await calls.look();
  await calls.start(draw(code, table.shuffle?.house));
  await attend(calls, await calls.look(), []);
  return code;
}
