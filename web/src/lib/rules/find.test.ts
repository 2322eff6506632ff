import { describe, expect, it } from "vitest";
import { fold, has, pieces, wanted } from "./find";

const hits = (text: string, query: string) =>
  pieces(text, wanted(query))
    .filter((each) => each.hit)
    .map((each) => each.text);

describe("finding words", () => {
  it("is blind to case and accents", () => {
    expect(fold("Prévôt, Conspiración")).toBe("prevot, conspiracion");
    expect(hits("Le Prévôt pose le marteau", "prevot")).toEqual(["Prévôt"]);
    expect(hits("la Acusación y el juicio", "ACUSACION")).toEqual(["Acusación"]);
    expect(hits("Prevot", "prévôt")).toEqual(["Prevot"]);
  });

  it("takes letters that fold into two, and typographic apostrophes", () => {
    expect(hits("l’œuvre du chat", "oeuvre")).toEqual(["œuvre"]);
    expect(hits("l’œuvre", "o")).toEqual(["œ"]);
    expect(hits("L’aube", "l'aube")).toEqual(["L’aube"]);
  });

  it("wants all words, in any order", () => {
    expect(has("The cat strikes at night", wanted("night cat"))).toBe(true);
    expect(has("The cat strikes", wanted("night cat"))).toBe(false);
    expect(has("anything", wanted("  "))).toBe(true);
  });

  it("cuts a text into pieces that make it whole again", () => {
    for (const [text, query] of [
      ["A cat, a Black Cat, and the category", "cat a"],
      ["ééé", "e"],
      ["", "x"],
      ["🐈 cat 🐈", "cat 🐈"],
    ] as const) {
      expect(
        pieces(text, wanted(query))
          .map((each) => each.text)
          .join(""),
      ).toBe(text);
    }
    expect(pieces("plain", [])).toEqual([{ text: "plain", hit: false }]);
  });
});
