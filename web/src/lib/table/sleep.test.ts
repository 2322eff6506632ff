import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Message } from "../wire/types";
import { Sleep } from "./sleep";

const seat = { type: "seat", seat: 1 };
const none = { type: "word", word: "none" };

function message(kind: string, more: { id?: string; default?: object | null; people?: number; ends?: number | null }) {
  const { id = "0-1", people = 2, ends = 1020 } = more;
  const asked = { id, kind, options: [none, seat], default: more.default === undefined ? none : more.default };
  const places = [0, 1, 2].map((place) => ({ person: place < people, bot: place >= people }));
  const hourglass = ends === null ? null : { ends, length: 20 };
  return { you: { seat: 0 }, table: { places, hourglass, paused: false }, decisions: [asked] } as unknown as Message;
}

const answer = vi.fn(() => Promise.resolve({}));
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  answer.mockClear();
});
const sleeper = (drawn = 0.5) => new Sleep({ answer, skew: 0 }, () => drawn);

it("answers what decides nothing by its default, once, at a drawn moment within the step", () => {
  for (const [drawn, after] of [
    [0, 2000],
    [0.5, 9000],
    [1, 16_000],
  ] as const) {
    answer.mockClear();
    vi.setSystemTime(1_000_000);
    const sleep = sleeper(drawn);
    sleep.see(message("suspicion", {}), true);
    vi.advanceTimersByTime(after - 1);
    sleep.see(message("suspicion", {}), true); // another tick: nothing is drawn again
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answer.mock.calls).toEqual([["0-1", none]]);
  }
});

it("answers within ten seconds where no clock runs, and in time where little is left", () => {
  sleeper(1).see(message("suspicion", { ends: null }), true);
  vi.advanceTimersByTime(10_000);
  expect(answer).toHaveBeenCalledTimes(1);
  sleeper(1).see(message("suspicion", { ends: 1011 }), true);
  vi.advanceTimersByTime(999);
  expect(answer).toHaveBeenCalledTimes(2);
});

it("leaves alone what is really asked, what has no default, and whoever is awake, alone or has answered", () => {
  const sleep = sleeper();
  const awake = { ...message("suspicion", {}), decisions: [] } as Message;
  for (const [each, wanted] of [
    [message("pack", {}), true],
    [message("suspicion", { default: null }), true],
    [message("suspicion", { people: 1 }), true],
    [message("suspicion", {}), false],
  ] as const) {
    sleep.see(each, wanted);
    vi.advanceTimersByTime(30_000);
  }
  vi.setSystemTime(1_000_000);
  sleep.see(message("suspicion", {}), true);
  sleep.see(awake, true); // answered by hand
  vi.advanceTimersByTime(30_000);
  expect(answer).not.toHaveBeenCalled();
});
