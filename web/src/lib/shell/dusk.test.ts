import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dusk } from "./dusk";

/** Lets one frame be drawn. */
const frame = () => vi.advanceTimersToNextTimer().advanceTimersToNextTimer();

const unlit = () => [...document.querySelectorAll(".unlit")].map((each) => each.id);
const dark = () => document.querySelector(".dusk") !== null;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div class="stage"><button id="a" data-seat="0"></button><button id="b" data-seat="1"></button></div>
    <div class="book" id="book"><button id="words"></button></div>`;
});
afterEach(() => void vi.useRealTimers());

test("in the dark the page gets its colours first, then its parts one after another; then it is light", () => {
  let painted = false;
  dusk(() => (painted = true));
  expect([dark(), painted, unlit()]).toEqual([true, false, ["a", "b", "book"]]);
  frame();
  expect([dark(), painted, unlit()]).toEqual([true, true, ["a", "b", "book"]]);
  frame();
  expect(unlit()).toEqual(["b", "book"]);
  frame();
  expect(unlit()).toEqual(["book"]);
  frame();
  expect([dark(), unlit()]).toEqual([true, []]);
  frame();
  expect(dark()).toBe(false);
});

/** In how many frames it is dark. */
function frames(): number {
  dusk(() => {});
  let count = 0;
  for (; dark() && count < 20; count++) frame();
  return count;
}

test("a part with the focus keeps it, and it is dark as long as for everybody else", () => {
  const usual = frames();
  document.getElementById("words")!.focus();
  vi.runAllTimers(); // those of the focus
  dusk(() => {});
  expect(unlit()).toEqual(["a", "b"]);
  vi.runAllTimers();
  expect(frames()).toBe(usual);
  expect(document.activeElement?.id).toBe("words");
});

test("the light can turn again before the darkness has gone", () => {
  const colours: string[] = [];
  const end = dusk(() => colours.push("black"));
  end();
  expect([dark(), unlit()]).toEqual([false, []]);
  dusk(() => colours.push("parchment"));
  vi.runAllTimers();
  expect([dark(), unlit(), colours]).toEqual([false, [], ["parchment"]]);
});
