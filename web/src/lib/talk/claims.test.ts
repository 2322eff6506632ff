import { describe, expect, it } from "vitest";
import type { Conflict, Truths } from "../wire/types";
import { board } from "./claims";
import { judged, liars, until } from "./lies";

const seat = (number: number) => ({ type: "seat", seat: number });
const word = (name: string) => ({ type: "word", word: name });
const line = (number: number) => ({ type: "line", line: number });
type Said = { kind: string; parts?: object[] };
const story = (...said: [number, Said][]) =>
  new Map(
    said.map(([who, saying], number) => [number, { type: "spoke", seat: who, number, to: [], sayings: [saying] }]),
  );
const constable: Said = { kind: "am-constable" };
const KINDS = ["am-constable", "am-role", "saw-card"];
const saw: Said = { kind: "saw-card", parts: [seat(2), word("hunter")] };

describe("the claims board", () => {
  it("has claims, and neither opinions nor questions nor requests", () => {
    const lines = story(
      [0, constable],
      [1, { kind: "suspect", parts: [seat(0), word("much")] }],
      [1, { kind: "gavel-on" }],
    );
    expect(board(lines, [], KINDS).map((each) => each.saying.kind)).toEqual(["am-constable"]);
    expect(board(lines, [], [])).toEqual([]); // as long as nobody has told which are claims
  });

  it("tells who agrees, in so many words or with the same claim, who doubts, and what was taken back", () => {
    const lines = story(
      [0, saw],
      [1, { kind: "agree", parts: [line(0)] }],
      [3, { kind: "doubt", parts: [line(0)] }],
      [4, saw],
      [0, { kind: "retract", parts: [line(0)] }],
    );
    const [first, second] = board(lines, [], KINDS);
    expect(first).toMatchObject({ seat: 0, line: 0, agreed: [1, 4], doubted: [3], takenBack: true });
    expect(second).toMatchObject({ seat: 4, agreed: [0], doubted: [], takenBack: false });
  });

  it("marks both sides of a contradiction, and what is public against a claim; a repeated claim stands once", () => {
    const lines = story([0, constable], [1, constable], [0, constable]);
    const conflicts = [
      { line: 1, saying: constable, why: "one-card", other_line: 0, other: constable },
      { line: 2, saying: constable, why: "one-card", other_line: 1, other: constable },
      { line: 2, saying: constable, why: "constable-shown" },
    ] as unknown as Conflict[];
    const found = board(lines, conflicts, KINDS);
    expect(found.map((each) => [each.seat, each.against])).toEqual([
      [
        0,
        [
          { why: "one-card", seat: 1 },
          { why: "constable-shown", seat: null },
        ],
      ],
      [1, [{ why: "one-card", seat: 0 }]],
    ]);
  });

  it("says of two stories of one speaker only that the later one differs", () => {
    const role = (name: string): Said => ({ kind: "am-role", parts: [word(name)] });
    const lines = story([0, role("hunter")], [0, role("miller")]);
    const conflicts = [
      { line: 1, saying: role("miller"), why: "two-stories", other_line: 0, other: role("hunter") },
    ] as unknown as Conflict[];
    expect(board(lines, conflicts, KINDS).map((each) => each.against)).toEqual([
      [],
      [{ why: "two-stories", seat: null }],
    ]);
  });

  it.each([0, 1])("says nothing of what speaks against line %s if its reader was not told that", (known) => {
    const lines = story([0, constable], [1, constable]);
    lines.delete(1 - known);
    const conflicts = [
      { line: 1, saying: constable, why: "one-card", other_line: 0, other: constable },
    ] as unknown as Conflict[];
    expect(board(lines, conflicts, KINDS).map((each) => each.against)).toEqual([[]]);
  });
});

describe("at the end", () => {
  const verdict = (entry: number, who: number, saying: Said, truth: boolean | null) => ({
    entry,
    seat: who,
    channel: "town",
    number: entry,
    sayings: [saying],
    truths: [truth],
  });
  const truths = {
    lines: [
      verdict(1, 0, constable, false),
      verdict(2, 1, constable, true),
      verdict(3, 2, saw, false),
      verdict(4, 2, saw, false),
      verdict(5, 3, { kind: "doubt", parts: [line(3)] }, null),
      verdict(6, 0, { kind: "hold-points", parts: [{ type: "amount", amount: 3 }] }, false),
    ],
    conflicts: [{ line: 2, saying: constable, why: "one-card", other_line: 1, other: constable }],
  } as unknown as Truths;

  it("every claim is true or false, and a lie that was doubted or contradicted is caught then", () => {
    expect(judged(truths, 10).map((each) => [each.seat, each.true, each.caught, each.held])).toEqual([
      [0, false, true, 1],
      [1, true, false, 0],
      [2, false, true, 2],
      [0, false, false, 4],
    ]);
  });

  it("a lie is caught by what is said against any of the times it was told", () => {
    const lines = truths.lines.map((each) =>
      each.entry === 5 ? verdict(5, 3, { kind: "doubt", parts: [line(4)] }, null) : each,
    );
    const found = judged({ ...truths, lines } as Truths, 10);
    expect(found.find((each) => each.seat === 2)).toMatchObject({ caught: true, held: 2 });
  });

  it("what is public in the end catches a lie, but nobody knows when; earlier less is known", () => {
    const shown = { line: 6, saying: truths.lines[5]!.sayings[0], why: "never-passed" };
    const found = judged({ ...truths, conflicts: [shown] as Conflict[] }, 10);
    expect(found.at(-1)).toMatchObject({ seat: 0, caught: true, held: 4 });
    const earlier = judged(until(truths, 2), 2);
    expect(earlier.map((each) => [each.seat, each.caught])).toEqual([[0, false]]);
    expect(until(truths, 3).conflicts).toHaveLength(1);
  });

  it("whoever has most lies that nobody caught lied best", () => {
    expect(liars(judged(truths, 10))).toEqual([
      { seat: 0, lies: 2, caught: 1, held: 4 },
      { seat: 2, lies: 1, caught: 1, held: 2 },
    ]);
    expect(liars([])).toEqual([]);
  });
});
