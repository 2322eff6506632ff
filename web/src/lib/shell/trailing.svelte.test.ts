import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Trailing } from "./trailing.svelte";

let frames: (() => void)[] = [];
const draw = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  frames = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function following(): { set: (value: string) => void; trailing: Trailing<string>; stop: () => void } {
  let value = $state("first");
  let trailing!: Trailing<string>;
  const stop = $effect.root(() => {
    trailing = new Trailing(() => value);
  });
  flushSync();
  const set = (next: string) => flushSync(() => (value = next));
  return { set, trailing, stop };
}

test("a value is there at once, and a later one when the next picture is on the screen", () => {
  const { set, trailing, stop } = following();
  expect(trailing.now).toBe("first");
  set("second");
  expect(trailing.now).toBe("first");
  draw();
  expect(trailing.now).toBe("first"); // not within the picture
  vi.runAllTimers();
  expect(trailing.now).toBe("second");
  stop();
});

test("of what comes until the next picture the last counts", () => {
  const { set, trailing, stop } = following();
  set("second");
  set("third");
  expect(frames).toHaveLength(1);
  draw();
  vi.runAllTimers();
  expect(trailing.now).toBe("third");
  stop();
});

test("on a page that nobody sees it follows at once, since no picture comes", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { set, trailing, stop } = following();
  set("second");
  expect(trailing.now).toBe("second");
  hidden.mockRestore();
  stop();
});
