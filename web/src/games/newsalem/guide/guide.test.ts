/** The guide is complete in every language, and what it names exists. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import clauses from "../../../../../docs/rules/newsalem.md?raw";
import engine from "../../../../../src/meetinghouse/engine/texts/en.ftl?raw";
import engineFields from "../../../../../src/meetinghouse/engine/texts/fields.ftl?raw";
import english from "../../../../../src/meetinghouse/games/newsalem/texts/en.ftl?raw";
import spanish from "../../../../../src/meetinghouse/games/newsalem/texts/es.ftl?raw";
import ownFields from "../../../../../src/meetinghouse/games/newsalem/texts/fields.ftl?raw";
import french from "../../../../../src/meetinghouse/games/newsalem/texts/fr.ftl?raw";
import { Texts, type Language } from "../../../lib/texts/texts";
import { house } from "../../../lib/wire/wire";
import { words } from "../../../lib/texts/words.svelte";
import pieces from "../fixtures/box.json";
import { lessons } from "../lessons";
import { guide as book } from "./book";
import { box, numbers, of, origins, type Piece } from "./box.svelte";
import { EVENT_RULES, GUIDES, LISTS, SECTIONS, type Guide, type SectionKey } from "./guide";

const BOX = pieces as unknown as Piece[];
const TEXTS = { en: english, fr: french, es: spanish };
const LANGUAGES = ["en", "fr", "es"] as Language[];
const keys = (language: Language) =>
  new Set([...TEXTS[language].matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));

function all(guide: Guide): string[] {
  return [
    ...Object.values(guide.sections).flatMap((section) => [section.title, ...section.text.flat()]),
    ...Object.values(guide.buildings),
    ...Object.values(guide.events),
    ...Object.values(guide.characters),
  ];
}

describe.each(LANGUAGES)("the guide in %s", (language) => {
  it("has every section, and a word for every piece of the box", async () => {
    const { guide } = await GUIDES[language]();
    expect(Object.keys(guide.sections)).toEqual(Object.keys(SECTIONS));
    for (const [group, advice] of [
      ["building", guide.buildings],
      ["event", guide.events],
      ["character", guide.characters],
    ] as const) {
      expect(Object.keys(advice)).toEqual(of(BOX, group).map((each) => each.kind));
    }
  });

  it("names pieces and numbers by keys that exist, and never in its own words", async () => {
    const { guide } = await GUIDES[language]();
    const known = new Set([...keys(language), ...numbers(BOX).keys()]);
    const names = of(BOX, "building").map(
      ({ kind }) => new RegExp(`^building-${kind} = (.+)$`, "m").exec(TEXTS[language])![1]!,
    );
    for (const text of all(guide)) {
      expect(text.trim()).not.toBe("");
      for (const [, key] of text.matchAll(/\{([^}]*)\}/g)) expect(known, text).toContain(key);
      for (const name of names.filter((each) => each.includes(" "))) expect(text).not.toContain(name);
    }
  });

  it("has as many paragraphs and points as in English, and the same lists", async () => {
    const { guide } = await GUIDES[language]();
    const original = (await GUIDES.en()).guide;
    const made = new Set<string>(LISTS);
    for (const key of Object.keys(SECTIONS) as SectionKey[]) {
      const shape = (from: Guide) =>
        from.sections[key].text.map((each) => (typeof each !== "string" ? each.length : made.has(each) ? each : "p"));
      expect(shape(guide), key).toEqual(shape(original));
    }
  });

  it("names in stress come in pairs of stars", async () => {
    for (const text of all((await GUIDES[language]()).guide)) expect(text.split("**").length % 2, text).toBe(1);
  });
});

describe("what it rests on", () => {
  it("are clauses of the book", () => {
    for (const id of [...Object.values(SECTIONS).flat(), ...Object.values(EVENT_RULES).flat()])
      expect(clauses).toContain(`**${id}**`);
    expect(Object.keys(EVENT_RULES)).toEqual(of(BOX, "event").map((each) => each.kind));
  });

  it("French has its spaces", async () => {
    for (const text of all((await GUIDES.fr()).guide)) expect(text).not.toMatch(/ [:;?!»]|« |'/);
  });
});

/** The book as the house's box makes it. */
async function read(language: Language, of: readonly Piece[]) {
  words.now = new Texts(language, [[engineFields, engine, ownFields, TEXTS[language]].join("\n")]);
  vi.spyOn(house, "games").mockResolvedValue({ newsalem: { box: of } } as never);
  return (await book.read(language))("");
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
    words.now = new Texts("en", [english]);
    vi.spyOn(house, "games").mockRejectedValue(new Error("offline"));
    const sections = (await book.read("en"))("");
    expect(sections.map((each) => each.id)).toEqual(Object.keys(SECTIONS));
    expect(item(sections, "event-trial").title).toBe("Trial");
  });

  it("has the place every lesson leads to", async () => {
    const places = (await read("en", BOX)).flatMap((each) => [each.id, ...(each.items ?? []).map((one) => one.id)]);
    for (const { key, more } of lessons.all) expect(places, key).toContain(more);
  });
});
