import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Held, readDelay } from "./held";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function holding(seconds: number) {
  const held = new Held();
  held.seconds = seconds;
  const seen: string[] = [];
  return { held, seen, tell: (what: string) => held.add(() => seen.push(what)) };
}

it("passes on at once where nobody wants a delay", () => {
  const { seen, tell } = holding(0);
  tell("a");
  expect(seen).toEqual(["a"]);
});

it("holds everything for as long, the first too, and keeps the order", () => {
  const { seen, tell } = holding(30);
  tell("a");
  vi.advanceTimersByTime(10_000);
  tell("b");
  vi.advanceTimersByTime(19_999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual(["a", "b"]);
});

it("follows when the delay is changed, and never turns the order round", () => {
  const { held, seen, tell } = holding(60);
  tell("a");
  vi.advanceTimersByTime(20_000);
  tell("b");
  held.seconds = 10;
  expect(seen).toEqual(["a"]);
  held.seconds = 30;
  tell("c");
  vi.advanceTimersByTime(29_999);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a", "b", "c"]);
});

it("holds everything back while it is stopped, and then passes it on in order", () => {
  const { held, seen, tell } = holding(0);
  held.stopped = true;
  tell("a");
  tell("b");
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  held.stopped = false;
  expect(seen).toEqual(["a", "b"]);
});

it("forgets what it holds when it is told to", () => {
  const { held, seen, tell } = holding(5);
  tell("a");
  held.clear();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
});

it("reads a delay in seconds, from none to a minute", () => {
  expect([null, "", "30", "12.4", "900", "-5", "soon"].map(readDelay)).toEqual([0, 0, 30, 12, 60, 0, 0]);
});
