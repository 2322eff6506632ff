import { describe, expect, it } from "vitest";
import type { Decision } from "../wire/types";
import { heldAfter, Plan, steps, targets, type Aims } from "./aim";

const aim = (on: number[], count = 1, together = true) => ({ asks: "target", on: new Set(on), count, together });
const AIMS: Aims = [null, aim([1, 2, 3], 3), aim([2, 3]), aim([1], 2, false), aim([1])];
const OPTIONS = [
  { type: "word", word: "draw" },
  ...["accusation", "evidence", "robbery", "witness"].map((kind) => ({ type: "card", kind })),
];
const asked = (kind: string, options: object[] = OPTIONS) => ({ id: "0-1", kind, options }) as unknown as Decision;
const seats = (...all: number[]) => all.map((seat) => ({ type: "seat", seat }));

describe("what is taken up", () => {
  it("is one more with each tap, until there is no more of it", () => {
    let held: number[] = [];
    const seen = [1, 1, 1, 1].map((tap) => (held = heldAfter(AIMS, held, tap)));
    expect(seen).toEqual([[1], [1, 1], [1, 1, 1], []]);
  });

  it("goes together where all of it can be played on somebody", () => {
    expect(heldAfter(AIMS, [1, 1], 2)).toEqual([1, 1, 2]);
    expect([...targets(AIMS, [1, 1, 2])]).toEqual([2, 3]);
    expect(heldAfter(AIMS, [1, 2], 4)).toEqual([4]); // nobody is left for all three
  });

  it("gives way to what is played alone, and to what is played on nobody", () => {
    expect(heldAfter(AIMS, [1, 2], 3)).toEqual([3]);
    expect(heldAfter(AIMS, [3], 3)).toEqual([]);
    expect(heldAfter(AIMS, [3], 1)).toEqual([1]);
    expect(heldAfter(AIMS, [1], 0)).toEqual([]);
  });
});

describe("a plan", () => {
  const laid = () => {
    const plan = new Plan();
    plan.lay(steps(asked("turn"), AIMS, [1, 2], 3));
    return plan;
  };

  it("answers card and target, one card after another", () => {
    const plan = laid();
    expect(plan.next(asked("turn"))).toBe(1);
    expect(plan.next(asked("target", seats(1, 2, 3)))).toBe(2);
    expect(plan.next(asked("turn"))).toBe(2);
    expect(plan.next(asked("target", seats(2, 3)))).toBe(1);
    expect(plan.next(asked("turn"))).toBe(-1);
  });

  it("ends with the first question that was not expected, and does not come back to it", () => {
    const plan = laid();
    expect(plan.next(asked("turn"))).toBe(1);
    expect(plan.next(asked("tryal"))).toBe(-1);
    expect(plan.next(asked("target", seats(1, 2, 3)))).toBe(-1);
  });

  it("ends where its answer is not offered any more", () => {
    const plan = laid();
    expect(plan.next(asked("turn"))).toBe(1);
    expect(plan.next(asked("target", seats(1, 2)))).toBe(-1);
    expect(plan.next(asked("turn"))).toBe(-1);
  });
});
