/** The guide is complete in every language, and what it names exists. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import clauses from "../../../../../docs/rules/newsalem.md?raw";
import { LANGUAGES, type Language } from "../../../lib/texts/texts";
import { source, written } from "../../../lib/texts/written";
import { house } from "../../../lib/wire/wire";
import pieces from "../fixtures/box.json";
import { lessons } from "../lessons";
import { guide as book } from "./book";
import { box, of, origins, type Piece } from "./box.svelte";
import { EVENT_RULES, SECTIONS } from "./guide";

const GAME = "newsalem";
const BOX = pieces as unknown as Piece[];

describe.each(LANGUAGES)("the guide in %s", (language) => {
  it("has every section, a word for every piece of the box, and no other text", () => {
    const keys = [...source(language, GAME).matchAll(/^(guide-[\w-]*) =/gm)].map((match) => match[1]!);
    const groups = ["building", "event", "character"];
    expect(keys.sort()).toEqual(
      [
        ...Object.keys(SECTIONS).flatMap((key) => [`guide-${key}`, `guide-${key}-text`]),
        ...groups.flatMap((group) => of(BOX, group).map(({ kind }) => `guide-${group}-${kind}`)),
        ...["guide-answers", "guide-bots", "guide-example"],
      ].sort(),
    );
  });

  it("never names buildings in its own words", async () => {
    const own = await book.texts![`./${language}.ftl`]!();
    const names = of(BOX, "building").map(({ kind }) => written(language, GAME).say(`building-${kind}`));
    for (const name of names.filter((each) => each.includes(" "))) expect(own).not.toContain(name);
  });
});

describe("what it rests on", () => {
  it("are clauses of the book", () => {
    for (const id of [...Object.values(SECTIONS).flat(), ...Object.values(EVENT_RULES).flat()])
      expect(clauses).toContain(`**${id}**`);
    expect(Object.keys(EVENT_RULES)).toEqual(of(BOX, "event").map((each) => each.kind));
  });
});

/** The book as the house's box makes it. */
async function read(language: Language, of: readonly Piece[]) {
  vi.spyOn(house, "games").mockResolvedValue({ newsalem: { box: of } } as never);
  return (await book.read(written(language, GAME)))("");
}

describe("what it makes of the box", () => {
  beforeEach(() => (box.pieces = []));
  afterEach(() => {
    box.pieces = [];
    vi.restoreAllMocks();
  });
  const item = (sections: Awaited<ReturnType<typeof read>>, id: string) =>
    sections.flatMap((each) => each.items ?? []).find((each) => each.id === id)!;

  it.each(LANGUAGES)("is complete in %s", async (language) => {
    const sections = await read(language, BOX);
    const texts = sections.flatMap((each) => [
      each.title,
      ...each.blocks.flat(),
      ...(each.items ?? []).flatMap((one) => [one.title, ...one.texts]),
    ]);
    for (const text of texts) expect(text).not.toMatch(/[{}⟨⟩@]|undefined|NaN|–$/);
    expect(sections.flatMap((each) => each.items ?? [])).toHaveLength(18 + 4 + 10);
    const lists = (key: string) =>
      sections.find((each) => each.id === key)!.blocks.filter((each) => typeof each !== "string");
    expect(lists("rounds").flat()).toHaveLength(5);
    expect(lists("players").flat()).toHaveLength(6);
    if (language === "fr") for (const text of texts) expect(text).not.toMatch(/ [:;?!»]|« |'/);
  });

  it("tells what is printed, and follows other cards", async () => {
    expect(item(await read("en", BOX), "building-moneylender").texts[0]).toBe("**Finance**: 2 hope and 1 despair.");
    const other = BOX.map((each) =>
      each.kind === "moneylender" ? { ...each, facts: { ...each.facts, type: "law", hope: 0, removals: 2 } } : each,
    );
    box.pieces = [];
    expect(item(await read("en", other), "building-moneylender").texts[0]).toBe(
      "**Law**: 1 despair and removes 2 despair.",
    );
    const dear = BOX.map((each) => (each.kind === "cleansing" ? { ...each, facts: { ...each.facts, cost: 4 } } : each));
    box.pieces = [];
    const sections = await read("en", dear);
    expect(item(sections, "event-cleansing").texts[0]).toContain("**4 hope**");
    expect(
      sections
        .find((each) => each.id === "giving")!
        .blocks.flat()
        .join(" "),
    ).toContain("costs 4");
  });

  it("has a piece that nobody wrote a word about", async () => {
    const more: Piece = {
      group: "building",
      kind: "tavern-2",
      facts: { type: "law", hope: 1, numbers: [3] },
      sources: {},
    };
    expect(item(await read("en", [...BOX, more]), "building-tavern-2").texts).toEqual(["**Law**: 1 hope."]);
  });

  it("says honestly where everything is known from", async () => {
    const told = (await read("en", BOX)).find((each) => each.id === "known")!.blocks.at(-1) as string[];
    expect(told).toContain("**Rounds**, direction: reconstructed here.");
    expect(told).toContain(
      "**Buildings**, hope, despair, and removals: from the rulebook (Sheriff’s Office and Burial Grounds); the rest reconstructed here.",
    );
    const facts = origins(BOX).flatMap(({ group, facts }) => facts.map((fact) => `${group} ${fact}`));
    const inBox = new Set(
      BOX.flatMap(({ group, sources }) => Object.keys(sources ?? {}).map((fact) => `${group} ${fact}`)),
    );
    expect(new Set(facts)).toEqual(inBox);
  });

  it("can be read without the house, in words alone", async () => {
    vi.spyOn(house, "games").mockRejectedValue(new Error("offline"));
    const sections = (await book.read(written("en", GAME)))("");
    expect(sections.map((each) => each.id)).toEqual(Object.keys(SECTIONS));
    expect(item(sections, "event-trial").title).toBe("Trial");
    const items = ["building", "event", "character"].flatMap((group) => of(BOX, group));
    expect(sections.flatMap((each) => each.items ?? []).map((each) => each.id)).toEqual(
      items.map(({ group, kind }) => `${group}-${kind}`),
    );
  });

  it("has the place every lesson leads to", async () => {
    const places = (await read("en", BOX)).flatMap((each) => [each.id, ...(each.items ?? []).map((one) => one.id)]);
    for (const { key, more } of lessons.all) expect(places, key).toContain(more);
  });
});
