import { describe, expect, it } from "vitest";
import { filtersOf, latest, lines, parts } from "./log";
import { Texts } from "../texts/texts";
import { PLAIN } from "../table/ways.svelte";

const story = [
  { type: "joined", name: "Ann", bot: false },
  { type: "said", name: "Ann", channel: "lobby", text: "hello" },
  { type: "game-started", commitment: "00" },
  { type: "turn-began", seat: 1 },
  { type: "built", seat: 1, house: "mill" },
  { type: "turn-began", seat: 0 },
  { type: "built", seat: 0, house: "inn" },
  { type: "game-won", winners: [0] },
  { type: "rematched" },
];

describe("the log of a game that brings nothing of its own", () => {
  it("has a part for each turn, and leaves talk out", () => {
    expect(parts(story).map((part) => [part.heading, part.seat, part.events.map((each) => each.type)])).toEqual([
      ["lobby", null, ["joined"]],
      ["beginning", null, ["game-started"]],
      ["turn", 1, ["built"]],
      ["turn", 0, ["built", "game-won"]],
      ["lobby", null, ["rematched"]],
    ]);
  });

  it("can be looked through for what concerns the reader", () => {
    expect(filtersOf(0)).toEqual(["all", "mine"]);
    expect(filtersOf(null)).toEqual(["all"]);
    const mine = parts(story, { filter: "mine", viewer: 0 }).flatMap((part) => part.events.map((each) => each.type));
    expect(mine).toEqual(["built", "game-won"]);
  });

  it("is told line by line, with what weighs marked", () => {
    const told = lines(story.slice(-2), new Texts("en", ["event-game-won = Won.\nevent-rematched = Again."]), null, []);
    expect(told).toEqual([
      { text: "Won.", kind: "grave" },
      { text: "Again.", kind: "around" },
    ]);
  });
});

describe("a part in words", () => {
  const texts = new Texts("en", ["event-game-won = Won.\nevent-rematched = Again."]);
  const [won, again] = story.slice(-2) as [{ type: string }, { type: string }];

  it("is found once, and again when it is another", () => {
    const told = lines([won, again], texts, null, []);
    expect(lines([won, again], texts, null, [])).toBe(told);
    expect(lines([won], texts, null, []).map((each) => each.text)).toEqual(["Won."]);
    expect(lines([won, again, again], texts, null, []).map((each) => each.text)).toHaveLength(2);
    const french = new Texts("fr", ["event-game-won = Gagné.\nevent-rematched = Encore."]);
    expect(lines([won, again], french, null, []).map((each) => each.text)).toEqual(["Gagné.", "Encore."]);
  });
});

describe("the log of a game with a night", () => {
  const game = {
    ...PLAIN.story,
    part: (event: { type: string }): [string, null] | null => (event.type === "fell-asleep" ? ["night", null] : null),
  };
  const night = [
    { type: "built", seat: 1 },
    { type: "fell-asleep" },
    { type: "narrated", line: "x" },
    { type: "dreamt", seat: 0 },
    { type: "walked", seat: 0 },
  ];
  const types = (shown: object) => parts(night, shown, game).map((part) => part.events.map((each) => each.type));

  it("shows while it lasts only what everybody is told", () => {
    expect(types({ held: true })).toEqual([["built"], ["narrated"]]);
  });

  it("covers what is not for a neighbour's eyes", () => {
    expect(types({ covered: new Set(night.filter((each) => each.type === "dreamt")) })).toEqual([
      ["built"],
      ["fell-asleep", "narrated", "walked"],
    ]);
  });

  it("is cut to whole parts that hold about so many lines", () => {
    const all = parts(night, {}, game);
    expect(latest(all, 1)).toEqual(all.slice(-1));
    expect(latest(all, 1000)).toEqual(all);
  });
});
