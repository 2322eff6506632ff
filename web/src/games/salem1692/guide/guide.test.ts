/** The guide is complete in every language, and what it names exists. */
import { describe, expect, it } from "vitest";
import clauses from "../../../../../docs/rules/salem1692.md?raw";
import { LANGUAGES } from "../../../lib/texts/texts";
import { source, written } from "../../../lib/texts/written";
import { guide } from "./book";
import { CARDS, CHARACTERS, DIFFERENCES, SECTIONS } from "./guide";

const GAME = "salem1692";

describe.each(LANGUAGES)("the guide in %s", (language) => {
  const keys = [...source(language, GAME).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

  it("has every section, card, character and difference, and no other text", () => {
    expect(keys.filter((key) => key.startsWith("guide-")).sort()).toEqual(
      [
        ...Object.keys(SECTIONS).flatMap((key) => [`guide-${key}`, `guide-${key}-text`]),
        ...Object.keys(CARDS).map((key) => `guide-card-${key}`),
        ...Object.keys(CHARACTERS).map((key) => `guide-character-${key}`),
        ...Object.keys(DIFFERENCES).flatMap((key) => [`guide-difference-${key}`, `guide-difference-${key}-ways`]),
        ...["guide-answers", "guide-bots"],
      ].sort(),
    );
  });

  it("has the cards and characters that the texts know", () => {
    const named = (prefix: string, suffix: string) => {
      const found = keys.filter((key) => key.startsWith(`${prefix}-`) && key.endsWith(`-${suffix}`));
      return found.map((key) => key.slice(prefix.length + 1, -suffix.length - 1)).filter((name) => name !== "nobody");
    };
    expect(Object.keys(CARDS).sort()).toEqual(named("card", "effect").sort());
    expect(Object.keys(CHARACTERS).sort()).toEqual(named("character", "ability").sort());
  });

  it("never names people in its own words", async () => {
    const own = await guide.texts![`./${language}.ftl`]!();
    for (const key of Object.keys(CHARACTERS))
      expect(own).not.toContain(written(language, GAME).say(`character-${key}`));
  });
});

describe("what it rests on", () => {
  it("are clauses of the book", () => {
    const cited = [...Object.values(SECTIONS).flat(), ...Object.values(DIFFERENCES).flat()];
    const groups = [...Object.values(CARDS).map((card) => card.rules), ...Object.values(CHARACTERS)];
    for (const id of cited) expect(clauses).toContain(`\`${id}${/\d$/.test(id) ? "`" : "-"}`);
    for (const id of groups) expect(clauses).toContain(`\`${id}-01\``);
  });

  it("is the deck of the book", () => {
    const copies = Object.values(CARDS).reduce((sum, card) => sum + card.copies, 0);
    expect(copies).toBe(59);
  });
});

it("tells how each edition has it", async () => {
  const sections = (await guide.read(written("en", GAME)))("fr");
  const pick = sections.flatMap((each) => each.differences ?? []).find((each) => each.id === "pick")!;
  expect(pick.each).toEqual({ en: "The accuser.", fr: "Chance.", es: "The accuser." });
});
