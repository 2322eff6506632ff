import { describe, expect, it } from "vitest";
import { pointedAt, publicLines } from "./public";

const spoke = (number: number, more: object = {}) => ({ type: "spoke", seat: 1, number, to: [], sayings: [], ...more });
const drawn = { type: "card-drawn", seat: 1 };
const played = { type: "card-played", by: 1 };
const around = { type: "joined", name: "Ann" };
const typed = { type: "said", name: "Ann", channel: "town", text: "Hm." };

describe("the public story by its numbers", () => {
  it("begins with the game, and counts neither the table's notices, nor typed words, nor what few were told", () => {
    const seen = { type: "drawn-card-seen", seat: 0 };
    const whispered = spoke(1, { to: [0, 1] });
    const story = [around, drawn, { type: "game-started" }, drawn, seen, typed, whispered, around, played, spoke(2)];
    expect([...publicLines(story, new Set([seen, whispered]), false)]).toEqual([
      [0, drawn],
      [1, played],
      [2, spoke(2)],
    ]);
  });

  it("leaves out lines of which the number is not sure, because the reader blocks somebody who may have spoken", () => {
    const story = [{ type: "game-started" }, drawn, spoke(1), played, drawn, spoke(5), played];
    expect([...publicLines(story, new Set(), true).keys()]).toEqual([0, 1, 5]);
    expect([...publicLines(story, new Set(), false).keys()]).toEqual([0, 1, 5, 6]);
  });
});

it("is pointed at by sayings", () => {
  const because = { kind: "because", parts: [{ type: "line", line: 4 }] };
  expect(pointedAt(spoke(9, { sayings: [{ kind: "nothing" }, because] }))).toEqual([4]);
  expect(pointedAt(typed)).toEqual([]);
});
