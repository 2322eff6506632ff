/** What a game may bring of its own, each part loaded when it is needed; a game without any is played all the same. */
import type { Component } from "svelte";
import type { Lessons } from "../lib/coach";
import type { GuideBook } from "../lib/guide";
import type { Table } from "../lib/table.svelte";
import type { Told } from "../lib/tell";
import type { Option, Tagged, Texts } from "../lib/texts";
import type { Decision, Message } from "../lib/types";
import { PLAIN, ways, type Ways } from "../lib/ways.svelte";

export interface Stage {
  table: Table;
  message: Message;
  names: readonly string[];
  /** Seats that can be chosen now, and how to choose one: tapping a seat is as good as tapping its button. */
  pick?: ((seat: number) => void) | undefined;
  pickable?: ReadonlySet<number>;
  /** Seats chosen so far. */
  chosen?: ReadonlySet<number>;
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
  /** An option as it is shown on its button. */
  picture: Component<{ option: Option; label: string; large?: boolean }>;
  /** Beside what is asked: what the reader should look at first; `fold` puts the question out of its way. */
  reminder?: Component<{ message: Message; fold: () => void }>;
  /** What an option does, and what it is called and shown as where the reader knows more of it than its name. */
  tell?: (t: Texts, option: Option, decision: Decision, message: Message) => Told;
  /** Where nobody is to see who is asked what: how many boxes every question has at least. */
  boxes?: (message: Message) => number;
  /** What bears on the answer to that question, told above its options. */
  heed?: (t: Texts, decision: Decision, message: Message) => string;
  /** Offers that the stage itself has a place for: they are not listed beside it. */
  staged?: (offer: Decision) => boolean;
  /** The stage has a place for signs made in the dark: they are not shown beside it. */
  signs?: boolean;
  /** Everything opened, when the game is over. */
  end?: Component<{ message: Message; names: readonly string[]; story?: readonly Tagged[]; tv?: boolean }>;
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

interface Game {
  /** Phases that are night: known at once, so that no screen is bright for a moment. */
  dark: readonly string[];
  pages: () => Promise<{ pages: Pages }>;
  front: () => Promise<{ front: Front }>;
  lessons: () => Promise<{ lessons: Lessons }>;
  guide: () => Promise<{ guide: GuideBook }>;
  learn: () => Promise<{ learn: Learn }>;
}

const GAMES: Record<string, Partial<Game>> = {
  salem1692: {
    dark: ["dawn", "night"],
    pages: () => import("./salem1692/pages"),
    front: () => import("./salem1692/front"),
    lessons: () => import("./salem1692/lessons"),
    guide: () => import("./salem1692/guide/book"),
    learn: () => import("./salem1692/learn"),
  },
  newsalem: {
    dark: [],
    pages: () => import("./newsalem/pages"),
    front: () => import("./newsalem/front"),
    lessons: () => import("./newsalem/lessons"),
    guide: () => import("./newsalem/guide/book"),
    learn: () => import("./newsalem/learn"),
  },
  quintebourg: {
    dark: ["night", "invocation"],
    pages: () => import("./quintebourg/pages"),
    front: () => import("./quintebourg/front"),
    lessons: () => import("./quintebourg/lessons"),
    guide: () => import("./quintebourg/guide/book"),
    learn: () => import("./quintebourg/learn"),
  },
};

const of = (game: string): Partial<Game> => (Object.hasOwn(GAMES, game) ? GAMES[game]! : {});

/** The games that have a guide of their own, in the order of this house. */
export const guided: readonly string[] = Object.keys(GAMES).filter((game) => of(game).guide);

/** Games with pages of their own first, in the order of this house. */
export function inOrder<Named extends { name: string }>(games: readonly Named[]): Named[] {
  const names = Object.keys(GAMES);
  const rank = ({ name }: Named) => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...games].sort((one, other) => rank(one) - rank(other));
}

const loaded = new Map<string, Promise<Pages>>();

/** The same promise every time, so that whoever waits for it in a page does not begin anew with each message. */
export function pages(game: string): Promise<Pages> {
  let found = loaded.get(game);
  if (!found) {
    found = (of(game).pages ?? (() => import("./generic/pages")))().then((module) => module.pages);
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  return found;
}

export const frontOf = async (game: string): Promise<Front> =>
  (await (of(game).front ?? (() => import("./generic/front")))()).front;
export const lessonsOf = async (game: string): Promise<Lessons | null> => (await of(game).lessons?.())?.lessons ?? null;
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
  const names = message.table.places.map((each) => each.name);
  const people = (message.view as { people?: unknown[] } | null)?.people?.length ?? names.length;
  for (let seat = names.length; seat < people; seat++) names.push(ghost(seat - message.table.places.length + 1));
  return names;
}
