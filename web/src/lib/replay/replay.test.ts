import { describe, expect, it } from "vitest";
import { written } from "../texts/written";
import type { Chapter, Message, Replay } from "../wire/types";
import { answered, messageThen, stopsOf, storyOf } from "./replay";

const word = (word: string) => ({ type: "word", word });
const asked = (kind: string, choice: unknown, lines: unknown[] = []) => ({ lines, asked: { kind }, choice });

describe("watching a game again", () => {
  it("stops where something is told or done, at the beginning and at the end", () => {
    const chapters = [
      { lines: [] },
      asked("vote", { type: "seat", seat: 1 }),
      { lines: [], asked: null },
      { lines: ["told"] },
      asked("vote", null),
      { lines: [] },
    ];
    expect(stopsOf(chapters)).toEqual([0, 1, 3, 4, 5]);
    expect(stopsOf([])).toEqual([]);
  });

  it("passes by answers that only cover those of others, unless something is told there", () => {
    const chapters = [
      { lines: [] },
      asked("suspicion", { type: "seat", seat: 2 }),
      asked("again", word("again")),
      asked("pack", word("none")),
      asked("weddings", word("done")),
      asked("suspicion", word("none"), ["day"]),
      asked("pack", [{ type: "seat", seat: 2 }, word("home")]),
      { lines: [] },
    ];
    expect(stopsOf(chapters)).toEqual([0, 5, 6, 7]);
  });
});

it("the story knows which entry tells each line", () => {
  const line = (type: string) => ({ event: { type }, to: null });
  const told = storyOf([{ lines: [line("a"), line("b")] }, { lines: [] }, { lines: [line("c")] }]);
  expect(told.map(({ event, index }) => [event.type, index])).toEqual([
    ["a", 0],
    ["b", 0],
    ["c", 2],
  ]);
});

it("an answer is told with its question, and as missed where time ran out", () => {
  const t = written("en", "salem1692");
  const question = { seat: 1, kind: "trial-choice", about: null, least: 1, most: 1 };
  const chapter = (choice: unknown) => ({ asked: question, choice }) as unknown as Chapter;
  const names = ["Ann", "Bob", "Cid"];
  expect(answered(t, { asked: null, choice: null }, names)).toBe("");
  expect(answered(t, chapter(null), names)).toBe(
    t.say("replay-expired", { name: "Bob", question: t.decision(question, names) }),
  );
  expect(
    answered(
      t,
      chapter([
        { type: "seat", seat: 0 },
        { type: "seat", seat: 2 },
      ]),
      names,
    ),
  ).toContain("Ann and Cid");
});

describe("a message of then", () => {
  const now = {
    table: { code: "KWTM", phase: "lobby", hourglass: {}, paused: true, places: [] },
    decisions: [{}],
    offers: [{}],
  } as unknown as Message;
  const replay = {
    game: "salem1692",
    options: {},
    commitment: "c",
    outcome: { winners: [1] },
    names: ["Ann", "Bob"],
    bots: [false, true],
    out: [],
  } as unknown as Replay;
  const told = (phase: string) => ({ viewer: 1, public: { phase, channels: [] }, own: null });
  const then = { seat: 1, over: false, view: told("day"), opened: told("over") };

  it("has the people of then, asks nothing and tells no end", () => {
    const message = messageThen(now, replay, then);
    expect(message.table).toMatchObject({
      code: "KWTM",
      phase: "playing",
      outcome: null,
      hourglass: null,
      paused: false,
    });
    expect(message.table.places.map((each) => [each.name, each.bot, each.person])).toEqual([
      ["Ann", false, true],
      ["Bob", true, false],
    ]);
    expect([message.decisions, message.offers, message.opened, message.you.seat]).toEqual([[], [], null, 1]);
  });

  it("at the end has the outcome, and everything open", () => {
    const message = messageThen(now, replay, { ...then, over: true });
    expect(message.table).toMatchObject({ phase: "over", outcome: { winners: [1] } });
    expect(message.opened).toMatchObject({ phase: "over" });
  });
});

it("an empty ballot is told as a blank vote", () => {
  const t = written("en", "quintebourg");
  const asked = { seat: 1, kind: "vote-rank", about: null, least: 0, most: 3 };
  const told = answered(t, { asked, choice: [] } as unknown as Chapter, ["Ann", "Bob", "Cid"]);
  expect(told).toMatch(/^Bob: .* Blank vote$/);
});
