import { describe, expect, it } from "vitest";
import { choice, complete, tapped, type Question } from "./choice";

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
