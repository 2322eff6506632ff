import { describe, expect, it } from "vitest";
import type { Texts } from "../texts/texts";
import { aloud } from "./aloud";

const spoken = ({ sayings }: { sayings: { kind: string }[] }) => sayings.map(({ kind }) => kind).join(" ");
const texts = { word: (_: string, word: string) => `<${word}>`, spoken } as unknown as Texts;
const said = (name: string, channel = "town") => ({ type: "said", name, channel, text: "Who?" });

describe("what is said aloud", () => {
  it("is seen at the seat of whoever says it, also a ready sentence", () => {
    const phrase = { type: "phrase-said", name: "Ann", channel: "town", phrase: "agree" };
    expect(aloud([said("Bea"), phrase], new Set(), texts, ["Ann", "Bea"], [])).toEqual([
      { seat: 1, text: "Who?", short: "Who?", named: [] },
      { seat: 0, text: "<agree>", short: "<agree>", named: [] },
    ]);
  });

  it("is seen in words where it is a saying, unless only a few were told", () => {
    const sayings = [{ kind: "trust", parts: [{ type: "seat", seat: 1 }] }, { kind: "because" }];
    const spoke = { type: "spoke", seat: 0, channel: "town", number: 3, to: [], sayings };
    const whispered = { ...spoke, to: [0, 1] };
    expect(aloud([spoke, whispered], new Set([whispered]), texts, ["Ann", "Bea"], [])).toEqual([
      { seat: 0, text: "trust because", short: "trust", named: [1] },
    ]);
    expect(aloud([spoke], new Set(), texts, ["Ann", "Bea"], [0])).toEqual([]);
  });

  it("is a pictogram where it is a reaction", () => {
    const laughter = { type: "phrase-said", name: "Ann", channel: "town", phrase: "laughing" };
    expect(aloud([laughter], new Set(), texts, ["Ann"], [])[0]?.reaction).toBe("laughing");
  });

  it("leaves out what some may not read, people who are blocked, signs, and people without a seat", () => {
    const whispered = said("Ann", "graveyard");
    const signs = { type: "gestured", name: "Ann", channel: "signs", signs: ["moon"] };
    const news = [whispered, said("Bea"), signs, said("Zoe")];
    expect(aloud(news, new Set([whispered]), texts, ["Ann", "Bea"], [1])).toEqual([]);
  });
});
