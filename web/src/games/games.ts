/** The parts that a game may have of its own, each loaded when it is needed. All of them are optional. */
import type { Component } from "svelte";
import type { Lessons } from "../lib/coach/coach";
import type { GuideBook } from "../lib/rules/guide";
import type { Flights } from "../lib/table/flights";
import type { Table } from "../lib/table/table.svelte";
import type { Aims } from "../lib/ask/aim";
import type { OptionDetails } from "../lib/ask/tell";
import type { Ending } from "../lib/end/ending";
import type { Dealt } from "../lib/table/deal.svelte";
import type { Option, Tagged, Texts } from "../lib/texts/texts";
import type { Decision, Message } from "../lib/wire/types";
import manifests from "./manifests.json";
import { PLAIN, ways, type Ways } from "../lib/table/ways.svelte";

export interface Stage {
  table: Table;
  message: Message;
  names: readonly string[];
  /** The seats that can be chosen now, and a function that chooses one, as its button does. */
  pick?: ((seat: number) => void) | undefined;
  pickable?: ReadonlySet<number>;
  /** Seats chosen so far. */
  chosen?: ReadonlySet<number>;
  /** Options taken up to be played on a seat. */
  held?: readonly Option[] | undefined;
  /** The options that can be chosen on the table itself, and those chosen so far. */
  choose?: ((option: Option) => void) | undefined;
  taken?: readonly Option[];
  /** On the shared screen: larger, and nothing to press. */
  tv?: boolean;
}

/** A player in a few words, for a master. */
export interface Overview {
  title: string;
  facts: readonly string[];
}

/** What a table needs at once. */
export interface Pages extends Partial<Pick<Ways, "story" | "sound">> {
  /** The stage: the table, and what the reader holds. */
  stage: Component<Stage>;
  /** The reader's role, shown before the game; null if there is no secret. */
  deal: (t: Texts, message: Message, names: readonly string[], table: Pick<Table, "story" | "own">) => Dealt | null;
  /** An option as it is shown on its button. */
  picture: Component<{ option: Option; label: string; large?: boolean }>;
  /** The effect of an option; and its name and picture, if the reader knows more than others. */
  tell?: (t: Texts, option: Option, decision: Decision, message: Message) => OptionDetails;
  /** In secret steps: the least number of boxes of every question, so that all look alike. */
  boxes?: (message: Message) => number;
  /** A hint that is shown above the options of a question. */
  heed?: (t: Texts, decision: Decision, message: Message) => string;
  /** Options of that question that are played on somebody at the table. */
  aims?: (decision: Decision, message: Message) => Aims;
  /** Offers that the stage shows itself, so that they are not listed beside it. */
  staged?: (offer: Decision) => boolean;
  /** Whether the stage shows signs made at night, so that they are not shown beside it. */
  signs?: boolean;
  /** For a master: what this player is and has, from the player's own view. */
  overview?: (t: Texts, message: Message, names: readonly string[]) => Overview;
  /** For a master: the town's paper, instead of a plain list. */
  gazette?: Component<{ table: Pick<Table, "story" | "own">; message: Message; names: readonly string[] }>;
  /** The things that fly over the table after an event, and the component that draws them. */
  flights?: Flights;
  flying?: Component<{ kind: string }>;
}

/** What is shown when a game is over. */
export interface End {
  /** What became of everybody. */
  ending: Ending;
  /** The sign of what a seat was; decoration only. */
  badge?: Component<{ message: Message; seat: number }>;
  /** A count that grows while seats are opened; `count` of them are open. */
  tally?: Component<{ message: Message; count: number; whole: boolean }>;
  /** Everything opened, card by card. */
  opened?: Component<{ message: Message; names: readonly string[]; story?: readonly Tagged[]; tv?: boolean }>;
}

/** A game on the front page. */
export interface Front {
  /** A small picture, decoration only. */
  emblem: Component;
  /** The number of players in a game alone with bots; by default a number between least and most. */
  players?: number;
  /** About how long a game takes. */
  minutes?: readonly [least: number, most: number];
  /** A note for those who join. */
  note?: Component;
}

/** A first game with a coach. */
export interface Learn {
  players: number;
  options?: Record<string, unknown>;
  /** Above the invitation, decoration only. */
  picture?: Component;
}

/** What a game brings, in `game.ts` of the folder that its manifest names. */
export interface Game {
  /** Its place in this house. */
  order: number;
  /** The dark phases. They are known before anything is loaded, so that no screen flashes. */
  dark: readonly string[];
  pages: () => Promise<{ pages: Pages }>;
  end: () => Promise<{ end: End }>;
  front: () => Promise<{ front: Front }>;
  lessons: () => Promise<{ lessons: Lessons }>;
  guide: () => Promise<{ guide: GuideBook }>;
  learn: () => Promise<{ learn: Learn }>;
}

const FOLDERS = import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" });
const GAMES: Record<string, Game> = Object.fromEntries(
  Object.entries(manifests)
    .map(([name, folder]) => [name, FOLDERS[`./${folder}/game.ts`]!] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

const of = (game: string): Partial<Game> => (Object.hasOwn(GAMES, game) ? GAMES[game]! : {});

/** The games that have a guide of their own, in the order of this house. */
export const guided: readonly string[] = Object.keys(GAMES);

/** Games with pages of their own first, in the order of this house. */
export function inOrder<Named extends { name: string }>(games: readonly Named[]): Named[] {
  const names = Object.keys(GAMES);
  const rank = ({ name }: Named) => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...games].sort((one, other) => rank(one) - rank(other));
}

/** Returns the same promise every time, so that an {#await} does not restart with each message. */
function once<Part>(load: (game: string) => Promise<Part>): (game: string) => Promise<Part> {
  const loaded = new Map<string, Promise<Part>>();
  return (game) => {
    let found = loaded.get(game);
    if (!found) {
      found = load(game);
      found.catch(() => loaded.delete(game));
      loaded.set(game, found);
    }
    return found;
  };
}

export const pages = once(
  async (game): Promise<Pages> => (await (of(game).pages ?? (() => import("./generic/pages")))()).pages,
);
export const endOf = once(
  async (game): Promise<End> => (await (of(game).end ?? (() => import("./generic/end")))()).end,
);

export const frontOf = async (game: string): Promise<Front> =>
  (await (of(game).front ?? (() => import("./generic/front")))()).front;
export const lessonsOf = async (game: string): Promise<Lessons | null> => (await of(game).lessons?.())?.lessons ?? null;
/** Whether the game has lessons. */
export const taught = (game: string): boolean => of(game).lessons !== undefined;
export const guideOf = async (game: string): Promise<GuideBook | null> => (await of(game).guide?.())?.guide ?? null;
export const learnOf = async (game: string): Promise<Learn | null> => (await of(game).learn?.())?.learn ?? null;

let inUse = "";

/** Uses the story, sounds and nights of this game from now on. */
export function useGame(game: string): void {
  if (game === inUse) return;
  inUse = game;
  const dark = of(game).dark ?? PLAIN.dark;
  ways.now = { ...PLAIN, dark };
  void pages(game).then(
    ({ story, sound }) => {
      if (inUse === game) ways.now = { story: story ?? PLAIN.story, sound: sound ?? PLAIN.sound, dark };
    },
    () => (inUse = ""),
  );
}

/** The names of all seats: players, then ghosts. */
export function namesOf(message: Message, ghost: (number: number) => string): string[] {
  const ghosts = (message.view as { ghosts?: number } | null)?.ghosts ?? 0;
  return [
    ...message.table.places.map((each) => each.name),
    ...Array.from({ length: ghosts }, (_, index) => ghost(index + 1)),
  ];
}
