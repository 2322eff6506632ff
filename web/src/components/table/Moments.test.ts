/** What ends an announcement, and what it is that a tap or a key does meanwhile. */
import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after, curtainAt } from "../../lib/table/announced";
import type { Curtain } from "../../lib/table/curtain.svelte";
import { PLAIN, ways } from "../../lib/table/ways.svelte";
import type { Message } from "../../lib/wire/types";
import Moments from "./Moments.svelte";

const before = {
  table: { phase: "playing", outcome: null },
  you: { seat: 0, master: false },
  view: { phase: "day", waiting: [] },
  story: [],
  private: [],
  length: 1,
  decisions: [],
  offers: [],
} as unknown as Message;

let curtain: Curtain;

/** An element of the page, which notes what is announced whenever it is tapped. */
function element(markup: string): { node: HTMLElement; seen: (string | undefined)[] } {
  document.body.insertAdjacentHTML("beforeend", markup);
  const node = document.body.lastElementChild as HTMLElement;
  const seen: (string | undefined)[] = [];
  node.addEventListener("click", () => seen.push(curtain.now?.kind));
  return { node, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  curtain = curtainAt(before, { find: (news) => news.map((event) => ({ kind: event.type, event })) });
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  render(Moments, { props: { table: { curtain }, tv: false, children: children as never } });
  curtain.see(after(before, [{ type: "trial" }, { type: "verdict" }]));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  ways.now = PLAIN;
});

it("is ended by a tap, which itself presses only what was there while it was announced", async () => {
  const { node, seen } = element("<button>Ann</button>");
  await fireEvent.pointerDown(node);
  await fireEvent.pointerUp(node);
  await fireEvent.click(node);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(["trial"]);
  expect(curtain.now?.kind).toBe("verdict");
});

it("ends by itself and takes nothing with it, if its time is over as it is tapped", async () => {
  vi.advanceTimersByTime(2599);
  await fireEvent.click(document.body);
  curtain.skip();
  vi.advanceTimersByTime(0);
  expect(curtain.now?.kind).toBe("verdict");
});

describe("a key", () => {
  async function press(markup: string, init: KeyboardEventInit): Promise<string | undefined> {
    await fireEvent.keyDown(element(markup).node, init);
    vi.advanceTimersByTime(0);
    return curtain.now?.kind;
  }

  it.each([
    ["<p>", "Escape"],
    ["<p>", " "],
    ["<button>", "Escape"],
  ])("ends it: at %s, %j", async (markup, key) => {
    expect(await press(markup, { key })).toBe("verdict");
  });

  it.each([
    ["<input>", { key: "a" }],
    ["<textarea>", { key: "Enter" }],
    ["<select>", { key: "ArrowDown" }],
    ["<p contenteditable>", { key: "a" }],
    ["<p>", { key: "Tab" }],
    ["<p>", { key: "Shift" }],
    ["<p>", { key: "c", ctrlKey: true }],
    ["<p>", { key: "Escape", repeat: true }],
    ["<button>", { key: "Enter" }], // the tap that follows does it
  ])("ends nothing: at %s, %j", async (markup, init) => {
    expect(await press(markup, init)).toBe("trial");
  });
});
