/** The guide to Salem, section by section. */
import { named, type Difference, type GuideBook, type Item, type Section } from "../../../lib/rules/guide";
import { inTexts } from "../../../lib/lobby/options";
import type { Params } from "../../../lib/texts/texts";
import { say } from "../../../lib/texts/words.svelte";
import Fact from "./Fact.svelte";
import {
  CARDS,
  CHARACTERS,
  DIFFERENCES,
  GUIDES,
  SECTIONS,
  type CardKey,
  type CharacterKey,
  type DifferenceKey,
  type Guide,
  type SectionKey,
} from "./guide";
import Picture from "./Picture.svelte";

function cards(guide: Guide, settings: Params): Item[] {
  return (Object.keys(CARDS) as CardKey[]).map((key) => ({
    id: `card-${key}`,
    title: say(`card-${key}`),
    texts: [say(`card-${key}-effect`, settings), named(guide.cards[key])],
    rules: [CARDS[key].rules],
  }));
}

function people(guide: Guide, settings: Params): Item[] {
  return (Object.keys(CHARACTERS) as CharacterKey[]).map((key) => ({
    id: `character-${key}`,
    title: say(`character-${key}`),
    texts: [say(`character-${key}-ability`, settings), named(guide.characters[key])],
    rules: [CHARACTERS[key]],
  }));
}

function differences(guide: Guide): Difference[] {
  return (Object.keys(DIFFERENCES) as DifferenceKey[]).map((key) => {
    const { what, ways } = guide.editions[key];
    const each = Object.entries(ways).flatMap(([editions, way]) =>
      editions.split("-").map((edition) => [edition, named(way)] as const),
    );
    return { id: key, what: named(what), each: Object.fromEntries(each), rules: DIFFERENCES[key] };
  });
}

function sections(words: Guide, settings: Params): Section[] {
  return (Object.keys(SECTIONS) as SectionKey[]).map((key) => {
    const { title, text } = words.sections[key];
    return {
      id: key,
      title: named(title),
      blocks: text.map((block) => (typeof block === "string" ? named(block) : block.map(named))),
      rules: SECTIONS[key],
      ...(key === "cards" && { items: cards(words, settings) }),
      ...(key === "characters" && { items: people(words, settings) }),
      ...(key === "editions" && { differences: differences(words) }),
    };
  });
}

export const guide: GuideBook = {
  editions: ["en", "fr", "es"],
  read: async (language, game) => {
    const words = (await GUIDES[language]()).guide;
    return (edition) => sections(words, game ? inTexts(game, edition) : {});
  },
  picture: Picture,
  fact: Fact,
};
