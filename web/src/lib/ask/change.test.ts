import { expect, it } from "vitest";
import { isChange } from "./change";

it("knows an answered question and a begun sheet", () => {
  expect(["3-0", "12-41", "3-again"].filter((id) => !isChange({ id }))).toEqual([]);
});

it("takes no power for a change of an answer", () => {
  expect(["3-walk", "3-invoke", "3-again-2", "again"].filter((id) => isChange({ id }))).toEqual([]);
});
