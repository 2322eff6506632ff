import { afterEach, describe, expect, it } from "vitest";
import type { Section } from "../lib/rules/guide";
import { isDark, isSecret, PLAIN, ways } from "../lib/table/ways.svelte";
import { LANGUAGES } from "../lib/texts/texts";
import { written } from "../lib/texts/written";
import { endOf, useGame, frontOf, guided, guideOf, inOrder, learnOf, lessonsOf, pages } from "./games";

afterEach(() => {
  ways.now = PLAIN;
});

const PATIENCE = 30_000; // a busy machine takes its time to read the pages

describe("a game on the table", { timeout: PATIENCE }, () => {
  it("has its nights at once, and its story and sounds when they have come", async () => {
    useGame("salem1692");
    expect(isDark("dawn")).toBe(true);
    expect(isDark("day")).toBe(false);
    await pages("salem1692");
    await Promise.resolve();
    expect(isSecret("confession")).toBe(true);
    expect(Object.keys(ways.now.story.filters)).toEqual(["trials", "accusations"]);
    expect(ways.now.sound({ type: "trial-began" })).toBe(2);
  });

  it("takes nothing of another with it", async () => {
    useGame("salem1692");
    useGame("some-other");
    await pages("salem1692");
    await pages("some-other");
    await Promise.resolve();
    expect(isDark("dawn")).toBe(false);
    expect(ways.now.story).toBe(PLAIN.story);
  });
});

describe("the games of the house", () => {
  it("stand in its order, those with pages of their own first", () => {
    const names = ["another", "salem1692", "some"].map((name) => ({ name }));
    expect(inOrder(names).map(({ name }) => name)).toEqual(["salem1692", "another", "some"]);
  });
});

describe("a game that brings nothing", { timeout: PATIENCE }, () => {
  it.each(["some-other", "constructor", "__proto__"])("is played all the same: %s", async (game) => {
    expect((await pages(game)).stage).toBeTruthy();
    expect((await endOf(game)).ending).toBeTruthy();
    expect((await frontOf(game)).emblem).toBeTruthy();
    expect(await lessonsOf(game)).toBeNull();
    expect(await guideOf(game)).toBeNull();
    expect(await learnOf(game)).toBeNull();
  });
});

/** Everything that a section says. */
const said = ({ title, blocks, items = [], differences = [] }: Section): string[] => [
  title,
  ...blocks.flat(),
  ...items.flatMap((each) => [each.title, ...each.texts]),
  ...differences.flatMap((each) => [each.what, ...Object.values(each.each)]),
];

/** A section without its words: paragraphs, points of lists, and which editions agree. */
const shape = ({ id, blocks, items = [], differences = [] }: Section) => ({
  id,
  blocks: blocks.map((each) => (typeof each === "string" ? "p" : each.length)),
  items: items.map((each) => [each.id, each.texts.length]),
  differences: differences.map(({ id, each }) => [id, Object.values(each).map((way, _, all) => all.indexOf(way))]),
});

describe("a game with everything", { timeout: PATIENCE }, () => {
  it.each(guided)("%s has a guide with every section in every language", async (game) => {
    const guide = (await guideOf(game))!;
    const [english, ...others] = await Promise.all(LANGUAGES.map((language) => guide.read(written(language, game))));
    for (const edition of guide.editions.length ? guide.editions : [""]) {
      const sections = english!(edition);
      expect(sections.length).toBeGreaterThan(3);
      const ids = sections.flatMap((each) => [each.id, ...(each.items ?? []).map((item) => item.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const read of others) expect(read(edition).map(shape)).toEqual(sections.map(shape));
      for (const text of [english!, ...others].flatMap((read) => read(edition)).flatMap(said)) {
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/[⟨⟩{}]/);
        expect(text.split("**").length % 2, text).toBe(1); // bold text begins and ends
      }
    }
  });

  it.each(guided)("%s has lessons that lead to places of its guide", async (game) => {
    const sections = (await (await guideOf(game))!.read(written("en", game)))("");
    const places = sections.flatMap((each) => [each.id, ...(each.items ?? []).map((item) => item.id)]);
    for (const lesson of (await lessonsOf(game))?.all ?? []) if (lesson.more) expect(places).toContain(lesson.more);
  });
});
