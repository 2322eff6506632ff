import { expect, it } from "vitest";
import { morning } from "./morning";

const STORY = ["night-fell", "called", "secret", "died", "pointed"].map((type) => ({ type }));

it("begins after the last event that opens the morning, and leaves out what only some were told", () => {
  const own = new Set([STORY[2]!]);
  expect(morning(STORY, own)).toEqual([STORY[1], STORY[3], STORY[4]]);
  expect(morning(STORY, own, ({ type }) => type === "died")).toEqual([STORY[4]]);
  expect(morning(STORY, own, () => false)).toEqual([]);
});
