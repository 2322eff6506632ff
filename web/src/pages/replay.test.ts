import { describe, expect, it } from "vitest";
import { stopsOf } from "./replay";

const word = (word: string) => ({ type: "word", word });
const asked = (kind: string, choice: unknown, lines: unknown[] = []) => ({ lines, asked: { kind }, choice });

describe("watching a game again", () => {
  it("stops where something is told or done, at the beginning and at the end", () => {
    const chapters = [
      { lines: [] }, asked("vote", { type: "seat", seat: 1 }), { lines: [], asked: null }, { lines: ["told"] }, asked("vote", null), { lines: [] },
    ]; // prettier-ignore
    expect(stopsOf(chapters)).toEqual([0, 1, 3, 4, 5]);
    expect(stopsOf([])).toEqual([]);
  });

  it("passes by answers that only cover those of others, unless something is told there", () => {
    const chapters = [
      { lines: [] }, asked("suspicion", { type: "seat", seat: 2 }), asked("again", word("again")), asked("pack", word("none")),
      asked("weddings", word("done")), asked("suspicion", word("none"), ["day"]), asked("pack", [{ type: "seat", seat: 2 }, word("home")]), { lines: [] },
    ]; // prettier-ignore
    expect(stopsOf(chapters)).toEqual([0, 5, 6, 7]);
  });
});
