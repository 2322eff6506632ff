/** The guide to Salem, section by section. */
import { section, type Difference, type GuideBook, type Item, type Section } from "../../../lib/rules/guide";
import { inTexts } from "../../../lib/lobby/options";
import type { Params, Texts } from "../../../lib/texts/texts";
import Fact from "./Fact.svelte";
import { CARDS, CHARACTERS, DIFFERENCES, SECTIONS } from "./guide";
import Picture from "./Picture.svelte";

const EDITIONS = ["en", "fr", "es"];

/** A card or a character: what it does, and advice. */
const item = (t: Texts, id: string, does: string, settings: Params, rules: string): Item => ({
  id,
  title: t.say(id),
  texts: [t.say(`${id}-${does}`, settings), t.say(`guide-${id}`)],
  rules: [rules],
});

const cards = (t: Texts, settings: Params): Item[] =>
  Object.entries(CARDS).map(([key, { rules }]) => item(t, `card-${key}`, "effect", settings, rules));

const people = (t: Texts, settings: Params): Item[] =>
  Object.entries(CHARACTERS).map(([key, rules]) => item(t, `character-${key}`, "ability", settings, rules));

const differences = (t: Texts): Difference[] =>
  Object.entries(DIFFERENCES).map(([id, rules]) => ({
    id,
    what: t.say(`guide-difference-${id}`),
    each: Object.fromEntries(EDITIONS.map((edition) => [edition, t.say(`guide-difference-${id}-ways`, { edition })])),
    rules,
  }));

const sections = (t: Texts, settings: Params): Section[] =>
  Object.entries(SECTIONS).map(([key, rules]) => ({
    ...section(t, key, rules),
    ...(key === "cards" && { items: cards(t, settings) }),
    ...(key === "characters" && { items: people(t, settings) }),
    ...(key === "editions" && { differences: differences(t) }),
  }));

export const guide: GuideBook = {
  editions: EDITIONS,
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  read: async (t, game) => (edition) => sections(t, game ? inTexts(game, edition) : {}),
  picture: Picture,
  fact: Fact,
};
