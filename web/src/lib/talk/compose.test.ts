import { describe, expect, it } from "vitest";
import type { Part } from "../texts/sayings";
import type { Phrase } from "../wire/types";
import { closedBy, filled, fitting, made, starts, startsAbout } from "./compose";

const seats = [0, 1, 2].map((seat) => ({ type: "seat" as const, seat }));
const word = (name: string) => ({ type: "word" as const, word: name });
const blank = (of: string, options: object[] = [], more: object = {}) => ({ of, options, closed: [], ...more });
const phrase = (kind: string, blanks: object[], rule = "") =>
  ({ kind, mood: "claim", blanks, rule }) as unknown as Phrase;

const other = blank("seat", seats, { others: true });
const ask = phrase("ask", [other, blank("seat", seats)]);
const suspect = phrase("suspect", [other, blank("word", ["little", "much", "sure"].map(word))]);
const spoke = (seat: number, number: number) => ({ type: "spoke", seat, number, sayings: [] });
const lines = new Map<number, { type: string }>([
  [0, { type: "card-drawn" }],
  [1, spoke(1, 1)],
  [2, spoke(0, 2)],
]);
const speaker = { seat: 0, lines };

describe("what fits into a blank", () => {
  it("is no seat twice, nor the speaker's own where others are meant", () => {
    expect(fitting(ask, 0, [undefined, undefined], speaker)).toEqual([seats[1], seats[2]]);
    expect(fitting(ask, 1, [seats[1], undefined], speaker)).toEqual([seats[0], seats[2]]);
  });

  it("is a line of the public story, a saying, or a saying of one's own, newest first", () => {
    const at = (...numbers: number[]) => numbers.map((line) => ({ type: "line", line }));
    expect(fitting(phrase("why", [blank("line")]), 0, [], speaker)).toEqual(at(2, 1, 0));
    expect(fitting(phrase("agree", [blank("saying")]), 0, [], speaker)).toEqual(at(2, 1));
    expect(fitting(phrase("retract", [blank("saying", [], { own: true })]), 0, [], speaker)).toEqual(at(2));
  });
});

describe("sentences to begin with", () => {
  it("are one for each of a few words, so that a seat is all that is left to choose", () => {
    const found = starts([suspect, ask], speaker);
    expect(found.map(({ phrase, parts }) => [phrase.kind, parts[1]])).toEqual([
      ["suspect", word("little")],
      ["suspect", word("much")],
      ["suspect", word("sure")],
      ["ask", undefined],
    ]);
    const whole = { phrase: suspect, parts: filled(found[1]!.parts, 0, seats[2]!) };
    expect(made(found[1]!)).toBeNull();
    expect(made(whole)).toEqual({ kind: "suspect", parts: [seats[2], word("much")] });
  });

  it("leave out what is closed, which is told by its clause, and what nothing fits into", () => {
    const silent = phrase("am-role", [], "QB-1");
    const agree = phrase("agree", [blank("saying")]);
    expect(starts([silent, agree], { seat: 0, lines: new Map() })).toEqual([]);
    expect(closedBy([silent, ask])).toEqual([["QB-1", [silent]]]);
  });
});

describe("sentences about something", () => {
  const agree = phrase("agree", [blank("saying")]);
  const why = phrase("why", [blank("line")]);
  const retract = phrase("retract", [blank("saying", [], { own: true })]);
  const all = starts([suspect, ask, agree, why, retract], speaker);
  const kinds = (about: Part) => startsAbout(all, about, speaker).map(({ phrase }) => phrase.kind);

  it("are those into which a seat fits, with nothing left to choose but whom to ask", () => {
    const found = startsAbout(all, seats[1]!, speaker);
    expect(found.map(made)).toEqual([
      ...["little", "much", "sure"].map((name) => ({ kind: "suspect", parts: [seats[1], word(name)] })),
      null,
    ]);
    expect(startsAbout(all, seats[0]!, speaker).map(({ parts }) => parts)).toEqual([[undefined, seats[0]]]);
  });

  it("point at a line, at what was said, or at what the speaker said", () => {
    const at = (line: number) => ({ type: "line", line });
    expect(kinds(at(0))).toEqual(["why"]);
    expect(kinds(at(1))).toEqual(["agree", "why"]);
    expect(kinds(at(2))).toEqual(["agree", "why", "retract"]);
    expect(kinds(at(7))).toEqual([]);
  });
});

it("opens a blank again when its seat is named elsewhere", () => {
  expect(filled([seats[1], undefined], 1, seats[1]!)).toEqual([undefined, seats[1]]);
});
