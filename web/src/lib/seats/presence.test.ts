import { describe, expect, it } from "vitest";
import type { Board } from "../wire/types";
import { presence } from "./presence";

const PLACES: [object, string | null][] = [
  [{ person: true, bot: false }, null],
  [{ person: true, bot: false, away: true }, "place-away"],
  [{ person: true, bot: true, away: true }, "place-stood-in"],
  [{ person: false, bot: true }, "place-bot"],
  [{ person: false, bot: true, vacant: true }, "place-vacant"],
];

describe("who plays a seat", () => {
  it.each(PLACES)("is told of %o: %s", (place, told) => {
    expect(presence({ places: [place] } as unknown as Board, 0)).toBe(told);
  });

  it("is not told of a seat beyond the table, such as a ghost's", () => {
    expect(presence({ places: [] } as unknown as Board, 2)).toBeNull();
  });
});
