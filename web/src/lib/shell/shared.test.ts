/** Windows of one browser know whether one of them is the shared screen. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findScreen, shared, showHere } from "./shared.svelte";

/** Windows that hear each other at once, as those of one browser do. */
class Wire {
  static open = new Set<Wire>();
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.open.add(this);
  }
  postMessage(data: string): void {
    for (const each of Wire.open) if (each !== this) each.onmessage?.({ data });
  }
  close(): void {
    Wire.open.delete(this);
  }
}

describe("the shared screen", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("BroadcastChannel", Wire);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Wire.open.clear();
  });

  it("is known to windows that were open before and to those that come later", () => {
    const close = findScreen();
    expect(shared.open).toBe(false);
    showHere();
    expect(shared.open).toBe(true);
    close();
    const again = findScreen();
    vi.advanceTimersByTime(60_000);
    expect(shared.open).toBe(true);
    again();
  });

  it("is gone soon after its window, which says nothing when it is closed", () => {
    const stop = findScreen();
    showHere()();
    expect(shared.open).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(shared.open).toBe(false);
    stop();
  });
});
