import { afterEach, describe, expect, it, vi } from "vitest";
import { blocks, guideTexts, section, type GuideBook } from "./guide";

afterEach(() => vi.unstubAllGlobals());

const book: GuideBook = {
  editions: [],
  texts: {
    "./fr.ftl": async () =>
      "guide-cat = { card-cat }\nguide-cat-text =\n    Voici { card-cat }.\n    - { $count } vies",
  },
  read: async () => () => [],
};

describe("the texts of a guide", () => {
  it("are read beside the game's, which they name, and those of all guides", async () => {
    vi.stubGlobal("fetch", async (path: string) => ({
      ok: path === "/texts/fr/cats.ftl",
      text: async () => "card-cat = le Chat",
    }));
    const t = await guideTexts(book, "cats", "fr");
    expect(t.say("guide-about")).toBe("De quoi il s’agit");
    expect(section(t, "cat", ["CAT-01"], { count: 9 })).toEqual({
      id: "cat",
      title: "le Chat",
      blocks: ["Voici le Chat.", ["9 vies"]],
      rules: ["CAT-01"],
    });
  });

  it("are paragraphs and lists", () => {
    expect(blocks("One.\n- a\n- b\n\nTwo –\n- c")).toEqual(["One.", ["a", "b"], "Two –", ["c"]]);
    expect(blocks("")).toEqual([]);
  });
});
