import { describe, expect, it } from "vitest";
import { boxes } from "./boxes";
import type { Option } from "../texts/texts";

const seat = (number: number): Option => ({ type: "seat", seat: number });
const word = (text: string): Option => ({ type: "word", word: text });
const drawn = (options: Option[], people = 4, least = 5) =>
  boxes(options, people, least).map(({ option, index }) => [
    option && !Array.isArray(option) ? (option["seat"] ?? option["word"]) : null,
    index,
  ]);

describe("the boxes of a question", () => {
  it("show all people in their places, also those who cannot be chosen", () => {
    expect(drawn([word("none"), seat(1), seat(3)])).toEqual([
      ["none", 0],
      [0, -1],
      [1, 1],
      [2, -1],
      [3, 2],
    ]);
  });

  it("are filled up with empty ones, so that a question with few words looks like the others", () => {
    expect(drawn([word("mine"), word("theirs")])).toEqual([
      ["mine", 0],
      ["theirs", 1],
      [null, -1],
      [null, -1],
      [null, -1],
    ]);
  });

  it("keep all options, in their order", () => {
    expect(drawn([seat(2), seat(0), word("none")], 3, 2).filter(([, index]) => (index as number) >= 0)).toEqual([
      [2, 0],
      [0, 1],
      ["none", 2],
    ]);
  });
});
