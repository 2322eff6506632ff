/** The parts of a game's guide; the page around it knows no particular game. */
import type { Component } from "svelte";
import type { Language } from "../texts/texts";
import type { GameOffered } from "../wire/types";
import { say } from "../texts/words.svelte";

/** A paragraph or a list. Names are keys of texts, so that they are the same everywhere: {card-name}. */
export type Block = string | string[];

/** What the guides to several games say. */
export interface Shared {
  about: string;
  house: string;
  bots: string;
  answers: string;
  fair: { title: string; text: Block[] };
}

/** One of many things of a kind: a card, a person, a building. */
export interface Item {
  id: string;
  title: string;
  texts: readonly string[];
  rules: readonly string[];
}

/** A difference between the editions of a game. */
export interface Difference {
  id: string;
  what: string;
  each: Readonly<Record<string, string>>;
  rules: readonly string[];
}

export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
  /** The clauses on which it is based. */
  rules: readonly string[];
  items?: readonly Item[];
  differences?: readonly Difference[];
}

export interface GuideBook {
  /** Keys below `page-edition-`; none if there is only one edition. */
  editions: readonly string[];
  /** The setting that says which one is played, if it is not an edition: `option-…` names it and its values. */
  by?: string;
  /** The words in that language, with the game as the house offers it; then the sections for that edition. */
  read: (language: Language, game?: GameOffered) => Promise<(edition: string) => Section[]>;
  /** Beside an item. */
  picture?: Component<{ id: string; title: string }>;
  /** A line below an item's title. */
  fact?: Component<{ id: string }>;
}

/** The text with its names. */
export function named(text: string): string {
  return text.replace(/\{([a-z][a-z0-9_-]*)\}/g, (_, key: string) => say(key));
}
