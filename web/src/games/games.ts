/** What a game may bring of its own, each part loaded when it is needed; a game without any is played all the same. */
import type { Component } from "svelte";
import type { Lessons } from "../lib/coach/coach";
import type { GuideBook } from "../lib/rules/guide";
import type { Flights } from "../lib/table/flights";
import type { Table } from "../lib/table/table.svelte";
import type { Aims } from "../lib/ask/aim";
import type { Told } from "../lib/ask/tell";
import type { Ending } from "../lib/end/ending";
import type { Dealt } from "../lib/table/deal.svelte";
import type { Option, Tagged, Texts } from "../lib/texts/texts";
import type { Decision, Message } from "../lib/wire/types";
import { PLAIN, ways, type Ways } from "../lib/table/ways.svelte";

export interface Stage {
  table: Table;
  message: Message;
  names: readonly string[];
  /** Seats that can be chosen now, and how to choose one: tapping a seat is as good as tapping its button. */
  pick?: ((seat: number) => void) | undefined;
  pickable?: ReadonlySet<number>;
  /** Seats chosen so far. */
  chosen?: ReadonlySet<number>;
  /** Options taken up to be played on a seat. */
  held?: readonly Option[] | undefined;
  /** Any option of what is asked now, chosen where it lies on the table; and what is chosen so far. */
  take?: ((option: Option) => void) | undefined;
  taken?: readonly Option[];
  /** On the shared screen: larger, and nothing to press. */
  tv?: boolean;
}

/** What a table needs at once. */
export interface Pages extends Partial<Pick<Ways, "story" | "sound">> {
  /** What lies on the table, and what the reader holds. */
  stage: Component<Stage>;
  /** What the reader was dealt; null where there is nothing secret to look at. */
  deal: (t: Texts, message: Message, names: readonly string[], table: Pick<Table, "story" | "own">) => Dealt | null;
  /** An option as it is shown on its button. */
  picture: Component<{ option: Option; label: string; large?: boolean }>;
  /** What an option does, and what it is called and shown as where the reader knows more of it than its name. */
  tell?: (t: Texts, option: Option, decision: Decision, message: Message) => Told;
  /** Where nobody is to see who is asked what: how many boxes every question has at least. */
  boxes?: (message: Message) => number;
  /** What bears on the answer to that question, told above its options. */
  heed?: (t: Texts, decision: Decision, message: Message) => string;
  /** Options of that question that are played on somebody at the table. */
  aims?: (decision: Decision, message: Message) => Aims;
  /** Offers that the stage itself has a place for: they are not listed beside it. */
  staged?: (offer: Decision) => boolean;
  /** The stage has a place for signs made in the dark: they are not shown beside it. */
  signs?: boolean;
  /** What is seen on its way when something happens, and how it is drawn. */
  flights?: Flights;
  flying?: Component<{ kind: string }>;
}

/** What is shown when a game is over. */
export interface End {
  /** What became of everybody. */
  ending: Ending;
  /** The sign of what a seat was; decoration only. */
  badge?: Component<{ message: Message; seat: number }>;
  /** What is counted while seats are opened: so many are open. */
  tally?: Component<{ message: Message; count: number; whole: boolean }>;
  /** Everything opened, card by card. */
  opened?: Component<{ message: Message; names: readonly string[]; story?: readonly Tagged[]; tv?: boolean }>;
}

/** How a game looks from the street. */
export interface Front {
  /** A small picture, decoration only. */
  emblem: Component;
  /** How many sit down where one plays alone; some number between least and most otherwise. */
  players?: number;
  /** About how long a game takes. */
  minutes?: readonly [least: number, most: number];
  /** What whoever sits down should know of it. */
  note?: Component;
}

/** A first game with a coach. */
export interface Learn {
  players: number;
  options?: Record<string, unknown>;
  /** Above the invitation, decoration only. */
  picture?: Component;
}

/** What a game brings; its folder, which has its name, holds it in `game.ts`. */
export interface Game {
  /** Its place in this house. */
  order: number;
  /** Phases that are night: known at once, so that no screen is bright for a moment. */
  dark: readonly string[];
  pages: () => Promise<{ pages: Pages }>;
  end: () => Promise<{ end: End }>;
  front: () => Promise<{ front: Front }>;
  lessons: () => Promise<{ lessons: Lessons }>;
  guide: () => Promise<{ guide: GuideBook }>;
  learn: () => Promise<{ learn: Learn }>;
}

const FOUND = Object.entries(import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" }));
const GAMES: Record<string, Game> = Object.fromEntries(
  FOUND.sort(([, one], [, other]) => one.order - other.order).map(([path, game]) => [path.split("/")[1]!, game]),
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

/** The same promise every time, so that whoever waits for it in a page does not begin anew with each message. */
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
/** Whether a coach knows that game. */
export const taught = (game: string): boolean => of(game).lessons !== undefined;
export const guideOf = async (game: string): Promise<GuideBook | null> => (await of(game).guide?.())?.guide ?? null;
export const learnOf = async (game: string): Promise<Learn | null> => (await of(game).learn?.())?.learn ?? null;

let followed = "";

/** That game is on the table: its story, sounds and nights from now on. */
export function follow(game: string): void {
  if (game === followed) return;
  followed = game;
  const dark = of(game).dark ?? PLAIN.dark;
  ways.now = { ...PLAIN, dark };
  void pages(game).then(
    ({ story, sound }) => {
      if (followed === game) ways.now = { story: story ?? PLAIN.story, sound: sound ?? PLAIN.sound, dark };
    },
    () => (followed = ""),
  );
}

/** What everybody is called: those who sit there, then ghosts. */
export function namesOf(message: Message, ghost: (number: number) => string): string[] {
  const ghosts = (message.view as { ghosts?: number } | null)?.ghosts ?? 0;
  return [
    ...message.table.places.map((each) => each.name),
    ...Array.from({ length: ghosts }, (_, index) => ghost(index + 1)),
  ];
}
