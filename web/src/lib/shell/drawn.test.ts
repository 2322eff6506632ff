import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "./drawn";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets one frame be drawn. */
const frame = () => vi.advanceTimersToNextTimer().advanceTimersToNextTimer();

test("of several calls each has a frame of its own, in their order", () => {
  const called: string[] = [];
  for (const name of ["colours", "seats", "panels"]) inTurn(() => called.push(name));
  expect(called).toEqual([]);
  frame();
  expect(called).toEqual(["colours"]);
  frame();
  expect(called).toEqual(["colours", "seats"]);
  frame();
  expect(called).toEqual(["colours", "seats", "panels"]);
});

test("a call that is dropped takes no frame from the others", () => {
  const called: string[] = [];
  const drop = inTurn(() => called.push("dropped"));
  inTurn(() => called.push("kept"));
  drop();
  frame();
  expect(called).toEqual(["kept"]);
  drop(); // once more does nothing
  const alone = inTurn(() => called.push("alone"));
  alone();
  expect(vi.getTimerCount()).toBe(0);
});
