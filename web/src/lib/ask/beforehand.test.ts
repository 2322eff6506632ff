import { describe, expect, it } from "vitest";
import { beforehand, stillOpen } from "./beforehand";
import type { Option } from "../texts/texts";

const seat = (seat: number): Option => ({ type: "seat", seat });
const word = (word: string): Option => ({ type: "word", word });
const asked = (options: Option[], more: object = {}) => ({ kind: "turn", options, least: 1, most: 1, ...more });
const OPENLY = { alike: false, boxed: false };
const ALIKE = { alike: true, boxed: false };
const BOXED = { alike: true, boxed: true };

describe("beforehand is chosen", () => {
  it("what can be only one thing, but no person where all are to do the same", () => {
    expect(beforehand(asked([seat(1)]), OPENLY)).toEqual([0]);
    expect(beforehand(asked([seat(1)]), ALIKE)).toEqual([]);
    expect(beforehand(asked([seat(1)]), BOXED)).toEqual([]);
    expect(beforehand(asked([word("draw")]), BOXED)).toEqual([0]);
    expect(beforehand(asked([seat(1)], { least: 0 }), OPENLY)).toEqual([]);
    expect(beforehand(asked([seat(1), seat(2)]), OPENLY)).toEqual([]);
  });

  it("going without, where it covers what others do", () => {
    const options = [seat(1), word("none")];
    expect(beforehand(asked(options), OPENLY)).toEqual([]);
    expect(beforehand(asked(options), ALIKE)).toEqual([1]);
    expect(beforehand(asked(options, { kind: "suspicion" }), OPENLY)).toEqual([1]);
    expect(beforehand(asked([seat(1), seat(2)]), BOXED)).toEqual([]);
  });

  it("the order as it lies", () => {
    const all = { least: 2, most: 2, ordered: true };
    expect(beforehand(asked([seat(1), seat(2)], all), OPENLY)).toEqual([0, 1]);
    expect(beforehand(asked([seat(1), seat(2)], { ...all, default: [seat(2), seat(1)] }), OPENLY)).toEqual([1, 0]);
  });
});

it("what was chosen stays chosen where it is still offered", () => {
  const before = [seat(1), seat(2), seat(3)];
  expect(stillOpen([2, 0], before, [seat(3), seat(1)])).toEqual([0, 1]);
  expect(stillOpen([1, 2], before, [seat(1), seat(3)])).toEqual([1]);
  expect(stillOpen([], before, [])).toEqual([]);
});
