/** A phone that was handed round: once a single seat is left on it, it is that player's. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import twelve from "../games/salem1692/fixtures/twelve.json";
import Table from "./Table.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

let streams: Stream[] = [];

class Stream extends EventTarget {
  constructor(readonly path: string) {
    super();
    streams.push(this);
  }
  close(): void {}
  tell(phone: number[]): void {
    const you = { ...twelve.you, seat: null, phone };
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ ...twelve, view: null, you }) }));
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("follows its own seat when the others have left it during the game", async () => {
  streams = [];
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", () => new Promise(() => {})); // the texts are still on their way
  expect(twelve.table.phase).toBe("playing");
  render(Table, { code: "KWTM" });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!.tell([0, 1]);
  await tick();
  expect(streams).toHaveLength(1);
  streams[0]!.tell([0]);
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[1]!.path).toBe("/api/tables/KWTM/stream");
  streams[1]!.tell([]);
  await tick();
  expect(streams).toHaveLength(2);
});
