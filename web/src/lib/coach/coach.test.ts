import { describe, expect, it } from "vitest";
import { alone, lessonsDue, type Lessons } from "./coach";
import type { Message } from "../wire/types";

const place = { name: "", bot: false, person: true };
const bot = { name: "", bot: true, person: false };

function table(places: object[], seat: number | null = 0, view: object | null = { phase: "day" }): Message {
  return {
    table: { game: "some", places, options: {} },
    you: { seat },
    view,
    story: [],
    decisions: [],
  } as unknown as Message;
}

const taught: Lessons = {
  all: [
    { key: "first", due: () => true },
    { key: "dusk", due: ({ view }) => (view as { phase?: string }).phase === "dusk" },
    { key: "last", due: () => true },
  ],
};
const keys = (message: Message, seen: string[] = []) =>
  lessonsDue(taught, message, new Set(seen)).map((each) => each.key);

describe("a coach for any game", () => {
  it("gives what is due, in order, and nothing twice", () => {
    expect(keys(table([place, bot]))).toEqual(["first", "last"]);
    expect(keys(table([place, bot], 0, { phase: "dusk" }), ["first"])).toEqual(["dusk", "last"]);
  });

  it("says nothing to those who watch, nor before the game", () => {
    expect(keys(table([place, bot], null))).toEqual([]);
    expect(keys(table([place, bot], 0, null))).toEqual([]);
  });
});

describe("a game alone", () => {
  it("has nobody but bots beside the reader", () => {
    expect(alone(table([place, bot, bot]))).toBe(true);
    expect(alone(table([place, bot, { ...bot, person: true }]))).toBe(false); // a bot that stands in for somebody
    expect(alone(table([place, bot, place]))).toBe(false);
    expect(alone(table([place]))).toBe(false);
    expect(alone(table([place, bot], null))).toBe(false);
  });
});
