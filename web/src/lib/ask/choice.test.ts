import { describe, expect, it } from "vitest";
import {
  amongSeats,
  choice,
  complete,
  defaults,
  moved,
  ordering,
  present,
  swapped,
  tapped,
  type Question,
} from "./choice";

const seat = (number: number) => ({ type: "seat", seat: number });
const one: Question = { options: [seat(0), seat(1), seat(2)], least: 1, most: 1 };
const two: Question = { options: [seat(0), seat(1), seat(2)], least: 0, most: 2 };

describe("a choice", () => {
  it("of one is the option itself, and the last tap counts", () => {
    const chosen = tapped(one, tapped(one, [], 0), 2);
    expect(choice(one, chosen)).toEqual(seat(2));
  });

  it("of several is a list in the order of the taps", () => {
    expect(choice(two, tapped(two, tapped(two, [], 2), 0))).toEqual([seat(2), seat(0)]);
  });

  it("is taken back by a second tap", () => {
    expect(tapped(two, [2, 0], 2)).toEqual([0]);
  });

  it("of too many replaces the last", () => {
    expect(tapped(two, [2, 0], 1)).toEqual([2, 1]);
  });

  it("is complete between least and most", () => {
    expect(complete(one, [])).toBe(false);
    expect(complete(two, [])).toBe(true);
  });
});

describe("an order", () => {
  const all: Question = { options: [seat(0), seat(1), seat(2)], least: 3, most: 3, ordered: true };

  it("is asked where everything must be named and the order counts", () => {
    expect([all, one, two, { ...all, least: 0 }, { ...all, ordered: false }].map(ordering)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(ordering({ options: [seat(0)], least: 1, most: 1 })).toBe(false);
  });

  it("begins as it lies, or as it was laid last", () => {
    expect(present(all, null)).toEqual([0, 1, 2]);
    expect(present(all, [seat(2), seat(0), seat(1)])).toEqual([2, 0, 1]);
    expect(present(all, [seat(2), seat(2), seat(1)])).toEqual([0, 1, 2]);
  });

  it("changes by moving one, or by swapping two", () => {
    expect(moved([4, 5, 6, 7], 0, 2)).toEqual([5, 6, 4, 7]);
    expect(moved([4, 5, 6, 7], 3, -9)).toEqual([7, 4, 5, 6]);
    expect(moved([4, 5, 6, 7], 1, 99)).toEqual([4, 6, 7, 5]);
    expect(swapped([4, 5, 6, 7], 0, 3)).toEqual([7, 5, 6, 4]);
  });
});

describe("the default", () => {
  it("is a list wherever it is told, and nothing where there is none", () => {
    expect(defaults(one, seat(1))).toEqual([seat(1)]);
    expect(defaults(one, [seat(1), seat(2)])).toEqual([[seat(1), seat(2)]]); // one option of two parts
    expect(defaults(two, [seat(1), seat(2)])).toEqual([seat(1), seat(2)]);
    expect(defaults(two, null)).toBeNull();
  });
});

it("seats can be tapped where they sit, also where a word stands beside them", () => {
  const word = { type: "word", word: "none" };
  expect([[seat(0)], [seat(0), word]].map(amongSeats)).toEqual([true, true]);
  expect([[], [word], [seat(0), { type: "card" }], [[seat(0), seat(1)]]].map(amongSeats)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
