/** The light of the page: it is not day before the end of a game is told. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import twelve from "../games/salem1692/fixtures/twelve.json";
import { scenes } from "../lib/table/curtain.svelte";
import Table from "./Table.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

let streams: Stream[] = [];

class Stream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {}
  async tell(phase: string): Promise<void> {
    const view = { viewer: null, own: null, public: { ...twelve.view, phase } }; // as it is sent
    const table = { ...twelve.table, phase: phase === "over" ? "over" : "playing" };
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ ...twelve, view, table }) }));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await tick();
  }
}

const dark = () => document.documentElement.hasAttribute("data-dark");

afterEach(() => {
  cleanup();
  streams = [];
  scenes.ending = false;
  vi.unstubAllGlobals();
});

it("stays dark until what led to the end was shown, where a game ends at night", async () => {
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", () => new Promise(() => {})); // the texts are still on their way
  render(Table, { code: "KWTM" });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await streams[0]!.tell("night");
  expect(dark()).toBe(true);
  scenes.ending = true;
  await streams[0]!.tell("over");
  expect(dark()).toBe(true);
  scenes.ending = false;
  await tick();
  expect(dark()).toBe(false);
});

it("is the usual light again on other pages", async () => {
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { unmount } = render(Table, { code: "KWTM" });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await streams[0]!.tell("night");
  expect(dark()).toBe(true);
  unmount();
  await tick();
  expect(dark()).toBe(false);
});
