import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Frames, together } from "./frames";
import type { Message } from "./types";

const message = (length: number, story: string[], own: number[] = [], now = length): Message =>
  ({ length, story, private: own, table: { now } }) as unknown as Message;

describe("two messages as one", () => {
  it("are the later one with the lines of both, and with those that are the reader's own", () => {
    const both = together(message(3, ["b", "c"], [1]), message(5, ["d", "e"], [0], 9));
    expect(both).toEqual(message(5, ["b", "c", "d", "e"], [1, 2], 9));
  });

  it("are only the later one if it tells the story anew", () => {
    const anew = message(2, ["a", "b"]);
    expect(together(message(3, ["c"]), anew)).toBe(anew);
    expect(together(null, anew)).toBe(anew);
  });
});

describe("what comes faster than it is drawn", () => {
  let frames: Frames;
  let frame: () => void;
  const drawn: string[] = [];
  /** A drawing that takes this many milliseconds. */
  const draw = (what: string, takes: number) =>
    frames.draw(() => {
      drawn.push(what);
      vi.advanceTimersByTime(takes);
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    vi.stubGlobal("requestAnimationFrame", (over: () => void) => {
      frame = () => {
        over();
        vi.advanceTimersByTime(0);
      };
      return 1;
    });
    vi.stubGlobal("cancelAnimationFrame", () => {});
    frames = new Frames();
    drawn.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is drawn at once where that is quick", () => {
    draw("a", 1);
    draw("b", 1);
    expect(drawn).toEqual(["a", "b"]);
  });

  it("is drawn once after the next frame where that is slow", () => {
    draw("a", 80);
    for (const each of "bcd") draw(each, 80);
    expect(drawn).toEqual(["a"]);
    frame();
    expect(drawn).toEqual(["a", "d"]);
    draw("e", 80);
    frame();
    expect(drawn).toEqual(["a", "d", "e"]);
  });

  it("is drawn without a frame where the page is hidden meanwhile", () => {
    draw("a", 80);
    draw("b", 1);
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual(["a", "b"]);
  });

  it("is dropped with the table", () => {
    draw("a", 80);
    draw("b", 80);
    frames.clear();
    vi.advanceTimersByTime(2000);
    expect(drawn).toEqual(["a"]);
    draw("c", 1);
    expect(drawn).toEqual(["a", "c"]);
  });
});
