/** The guide is complete in every language, and what it names exists. */
import { describe, expect, it } from "vitest";
import clauses from "../../../../../docs/rules/salem1692.md?raw";
import english from "../../../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import spanish from "../../../../../src/meetinghouse/games/salem1692/texts/es.ftl?raw";
import french from "../../../../../src/meetinghouse/games/salem1692/texts/fr.ftl?raw";
import { CARDS, CHARACTERS, DIFFERENCES, GUIDES, SECTIONS, type Edition, type Guide } from "./guide";

const TEXTS = { en: english, fr: french, es: spanish };
const keys = (language: Edition) =>
  new Set([...TEXTS[language].matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));

function named(language: Edition, prefix: string, suffix: string): string[] {
  const found = [...keys(language)].filter((key) => key.startsWith(`${prefix}-`) && key.endsWith(`-${suffix}`));
  return found.map((key) => key.slice(prefix.length + 1, -suffix.length - 1)).filter((name) => name !== "nobody");
}

function all(guide: Guide): string[] {
  return [
    ...Object.values(guide.sections).flatMap((section) => [section.title, ...section.text.flat()]),
    ...Object.values(guide.cards),
    ...Object.values(guide.characters),
    ...Object.values(guide.editions).flatMap(({ what, ways }) => [what, ...Object.values(ways)]),
  ];
}

describe.each(["en", "fr", "es"] as Edition[])("the guide in %s", (language) => {
  it("has every section, card, character and difference", async () => {
    const { guide } = await GUIDES[language]();
    expect(Object.keys(guide.sections)).toEqual(Object.keys(SECTIONS));
    expect(Object.keys(guide.cards)).toEqual(Object.keys(CARDS));
    expect(Object.keys(guide.characters)).toEqual(Object.keys(CHARACTERS));
    expect(Object.keys(guide.editions)).toEqual(Object.keys(DIFFERENCES));
  });

  it("says of every difference once how each edition has it", async () => {
    for (const { ways } of Object.values((await GUIDES[language]()).guide.editions)) {
      expect(
        Object.keys(ways)
          .flatMap((each) => each.split("-"))
          .sort(),
      ).toEqual(["en", "es", "fr"]);
    }
  });

  it("has the cards and characters that the texts know", () => {
    expect(Object.keys(CARDS).sort()).toEqual(named(language, "card", "effect").sort());
    expect(Object.keys(CHARACTERS).sort()).toEqual(named(language, "character", "ability").sort());
  });

  it("names cards and people by keys that exist, and never in its own words", async () => {
    const { guide } = await GUIDES[language]();
    const known = keys(language);
    const source = TEXTS[language];
    const names = Object.keys(CHARACTERS).map((key) => new RegExp(`^character-${key} = (.+)$`, "m").exec(source)![1]!);
    for (const text of all(guide)) {
      expect(text.trim()).not.toBe("");
      for (const [, key] of text.matchAll(/\{([^}]*)\}/g)) expect(known, text).toContain(key);
      for (const name of names) expect(text).not.toContain(name);
    }
  });

  it("has as many paragraphs and points as in English", async () => {
    const { guide } = await GUIDES[language]();
    const original = (await GUIDES.en()).guide;
    for (const key of Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]) {
      const shape = (of: Guide) =>
        of.sections[key].text.map((block) => (typeof block === "string" ? "p" : block.length));
      expect(shape(guide), key).toEqual(shape(original));
    }
  });

  it("names in stress come in pairs of stars", async () => {
    for (const text of all((await GUIDES[language]()).guide)) expect(text.split("**").length % 2, text).toBe(1);
  });
});

describe("what it rests on", () => {
  it("are clauses of the book", () => {
    const cited = [...Object.values(SECTIONS).flat(), ...Object.values(DIFFERENCES).flat()] as string[];
    const groups = [...Object.values(CARDS).map((card) => card.rules), ...Object.values(CHARACTERS)];
    for (const id of cited) expect(clauses).toContain(`\`${id}${/\d$/.test(id) ? "`" : "-"}`);
    for (const id of groups) expect(clauses).toContain(`\`${id}-01\``);
  });

  it("is the deck of the book", () => {
    const copies = Object.values(CARDS).reduce((sum, card) => sum + card.copies, 0);
    expect(copies).toBe(59);
  });

  it("French has its spaces", async () => {
    const { guide } = await GUIDES.fr();
    for (const text of all(guide)) expect(text).not.toMatch(/ [:;?!»]|« |'/);
  });
});
