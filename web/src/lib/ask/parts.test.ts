import { describe, expect, it } from "vitest";
import { ALONE, beginning, nextParts, inParts, onwards, pathOf, plainly, steps } from "./parts";
import type { Option } from "../texts/texts";

const seat = (number: number) => ({ type: "seat", seat: number });
const amount = (number: number) => ({ type: "amount", amount: number });
const spot = (who: number, kind: string, place: number): Option => [
  seat(who),
  { type: "card", kind },
  { type: "position", place },
];
const gifts: Option[] = [1, 2].flatMap((who) => [1, 2, 3].map((many) => [seat(who), amount(many)]));
const asking = (options: Option[], most = 1) => ({ options, least: 1, most });

describe("a choice in parts", () => {
  it("is one of several options of the same parts", () => {
    expect(inParts(asking(gifts))).toBe(true);
    expect(inParts(asking([spot(0, "bank", 1), spot(1, "bank", 0)]))).toBe(true);
    expect(inParts(asking(gifts, 2))).toBe(false);
    expect(inParts(asking([seat(0), seat(1)]))).toBe(false);
    expect(inParts(asking([...gifts, { type: "card", kind: "bank" }]))).toBe(false);
    expect(inParts(asking([...gifts.slice(0, 3), seat(0)]))).toBe(false);
    expect(inParts(asking([]))).toBe(false);
  });

  it("asks each part once, and a place with what stands there", () => {
    expect(nextParts(gifts, [])).toEqual([seat(1), seat(2)]);
    expect(nextParts(gifts, [seat(2)])).toEqual([amount(1), amount(2), amount(3)]);
    expect(beginning(gifts, [seat(2)])).toEqual([3, 4, 5]);
    expect(steps(spot(1, "bank", 4))).toHaveLength(2);
  });

  it("goes on by itself where there is only one way", () => {
    const few = [spot(0, "bank", 1), spot(1, "bank", 0), spot(1, "bank", 5)];
    expect(onwards(few, [])).toEqual([]);
    expect(onwards(few, [seat(0)])).toEqual(steps(few[0]!));
    expect(onwards(few, [seat(1)])).toEqual([seat(1)]);
    const next = nextParts(few, [seat(1)]);
    expect(plainly(next[0]!, next)).toEqual(next[0]);
    expect(plainly(next[0]!, next.slice(0, 1))).toEqual({ type: "card", kind: "bank" });
  });

  it("may be of many forms, where it begins with a word or somebody and there is much to read", () => {
    const word = (name: string) => ({ type: "word", word: name });
    const place = (number: number) => ({ type: "position", place: number });
    const night: Option[] = [
      word("none"),
      ...[1, 2, 3].flatMap((who): Option[] => [seat(who), [seat(who), word("home")]]),
      [word("reveal"), place(4)],
      [word("reveal"), word("room"), seat(2)],
    ];
    expect(inParts(asking(night))).toBe(true);
    expect(nextParts(night, [])).toEqual([word("none"), seat(1), seat(2), seat(3), word("reveal")]);
    expect(nextParts(night, [word("none")])).toEqual([]);
    expect(nextParts(night, [seat(2)])).toEqual([ALONE, word("home")]);
    expect(beginning(night, [seat(2), ALONE])).toEqual([3]);
    expect(nextParts(night, [seat(2), ALONE])).toEqual([]);
    expect(nextParts(night, [word("reveal")])).toEqual([place(4), word("room")]);
    expect(onwards(night, [word("reveal"), word("room")])).toEqual([word("reveal"), word("room"), seat(2)]);
    expect(pathOf(night, seat(3))).toEqual([seat(3), ALONE]);
    expect(pathOf(night, [seat(3), word("home")])).toEqual([seat(3), word("home")]);
  });
});
