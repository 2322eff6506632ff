/** The settings of a table as a link, which opens a table with the same settings. */
import type { Chosen } from "./options";
import type { Refused } from "../texts/texts";
import type { GameOffered, Games, Setting } from "../wire/types";

const PACE = "classic";
const written = (value: unknown) => String(value).toLowerCase();

export function linkTo(origin: string, game: string, { options, pace }: Chosen): string {
  const query = new URLSearchParams({ game, pace });
  for (const [name, value] of Object.entries(options)) query.set(name, written(value));
  return `${origin}/new?${query}`;
}

export interface Linked {
  game: GameOffered | null;
  chosen: Chosen;
  /** The parts of the link that do not fit this house, as refusals; the others are kept. */
  misfits: Refused[];
}

export function readLink(query: URLSearchParams, games: Games): Linked {
  const { game: name = "", pace = PACE, ...rest } = Object.fromEntries(query);
  const game = Object.hasOwn(games, name) ? games[name]! : null;
  if (!game) return { game, chosen: { options: {}, pace }, misfits: [unknownGame(name, games)] };
  const found: Linked = { game, chosen: { options: {}, pace }, misfits: [] };
  if (!game.paces.includes(pace)) {
    found.chosen.pace = PACE;
    found.misfits.push({ refused: "unknown-pace", params: { pace, known: game.paces.join(", ") } });
  }
  for (const [option, text] of Object.entries(rest)) {
    const setting = game.options.find((each) => each.name === option);
    const value = setting && valueOf(setting, text);
    if (value !== undefined) found.chosen.options[option] = value;
    else found.misfits.push(setting ? wrongValue(setting, text) : unknownOption(game, option));
  }
  return found;
}

function valueOf(setting: Setting, text: string): unknown {
  if (setting.values) return setting.values.find((each) => written(each) === text.toLowerCase());
  const number = text.trim() === "" ? NaN : Number(text);
  return number >= (setting.least ?? 0) && number <= (setting.most ?? 0) ? number : undefined;
}

const unknownGame = (name: string, games: Games): Refused => ({
  refused: "unknown-game",
  params: { name, known: Object.keys(games).join(", ") },
});

const unknownOption = (game: GameOffered, name: string): Refused => ({
  refused: "unknown-option",
  params: { game: game.title, name, near: null },
});

function wrongValue({ name, values, least, most }: Setting, value: string): Refused {
  const takes = values
    ? { takes: "values", values: values.map(written).join(", ") }
    : { takes: "number", least: String(least), most: String(most) };
  return { refused: "option-value", params: { name, value, ...takes } };
}
