/** The parts of a game's guide; the page around it knows no particular game. */
import type { Component } from "svelte";
import type { Language, Params, Texts } from "../texts/texts";
import { textsOf } from "../texts/words.svelte";
import type { GameOffered } from "../wire/types";

/** A paragraph or a list. */
export type Block = string | string[];

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
  /** The guide's own texts by file, such as `./en.ftl`; none if those of the game say everything. */
  texts?: Files;
  /** The guide in these texts, with the game as the house offers it; then the sections for that edition. */
  read: (t: Texts, game?: GameOffered) => Promise<(edition: string) => Section[]>;
  /** Beside an item. */
  picture?: Component<{ id: string; title: string }>;
  /** A line below an item's title. */
  fact?: Component<{ id: string }>;
}

type Files = Readonly<Record<string, () => Promise<string>>>;

/** What the guides to several games say. */
const SHARED: Files = import.meta.glob<string>("./shared/*.ftl", { query: "?raw", import: "default" });

/** A game's texts with those of its guide, which refer to them. */
export function guideTexts(book: GuideBook, game: string, language: Language): Promise<Texts> {
  const own = book.texts ? [SHARED[`./shared/${language}.ftl`]!(), book.texts[`./${language}.ftl`]!()] : [];
  return textsOf(game, language, own);
}

/** A section in the guide's own texts: `guide-<key>` and `guide-<key>-text`. */
export function section(t: Texts, key: string, rules: readonly string[], params: Params = {}): Section {
  return { id: key, title: t.say(`guide-${key}`), blocks: blocks(t.say(`guide-${key}-text`, params)), rules };
}

/** A text as it is written: each line is a paragraph, and lines with a dash make a list. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const list = found.at(-1);
    if (!line.startsWith("- ")) found.push(line);
    else if (Array.isArray(list)) list.push(line.slice(2));
    else found.push([line.slice(2)]);
  }
  return found;
}
