/** When a reader counts as having looked: by the clock among people, by their own tap if alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../wire/types";
import { Deal, READING } from "./deal.svelte";
import type { Table } from "./table.svelte";

const seen = vi.fn<() => Promise<object>>();
const made = () => new Deal({ calls: { seen } } as unknown as Pick<Table, "calls">);
const message = (yes: boolean, commitment = "a", seat: number | null = 0) =>
  ({ table: { phase: "playing", commitment }, you: { seat, seen: yes } }) as unknown as Message;

describe("a role", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    seen.mockReset().mockResolvedValue({});
  });
  afterEach(() => void vi.useRealTimers());

  it("lies over the table face down, once in a game", () => {
    const deal = made();
    deal.see(message(false));
    expect([deal.shown, deal.turned]).toEqual([true, false]);
    deal.turn(true);
    deal.close(true);
    deal.see(message(false));
    expect(deal.shown).toBe(false);
    deal.see(message(false, "b"));
    expect(deal.shown).toBe(true);
  });

  it("is shown to a newcomer whose first message still told of the owner before", () => {
    const deal = made();
    deal.see(message(true));
    deal.see(message(false));
    expect(deal.shown).toBe(true);
  });

  it("is not shown to whoever has seen it, or has none", () => {
    const deal = made();
    deal.see(message(true));
    deal.see(message(false, "b", null));
    expect(deal.shown).toBe(false);
    deal.again(true);
    expect([deal.shown, deal.turned]).toEqual([true, true]);
  });

  it.each([100, READING / 2, 2 * READING])(
    "counts as seen after the same time, also if put away after %i ms",
    (read) => {
      const deal = made();
      deal.see(message(false));
      deal.turn(false);
      vi.advanceTimersByTime(Math.min(read, READING - 1));
      if (read < READING) deal.close(false);
      vi.advanceTimersByTime(READING - 1 - Math.min(read, READING - 1));
      expect(seen).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(seen).toHaveBeenCalledOnce();
    },
  );

  it("counts as seen at once where somebody plays alone, and not before it was turned", () => {
    const deal = made();
    deal.see(message(false));
    deal.close(true);
    expect(seen).not.toHaveBeenCalled();
    deal.turn(true);
    deal.close(true);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("is not told to a house that knows it", () => {
    const deal = made();
    deal.see(message(true));
    deal.again(false);
    vi.advanceTimersByTime(2 * READING);
    expect(seen).not.toHaveBeenCalled();
  });

  it("counts as seen too where it was put away face down and asked for again", () => {
    const deal = made();
    deal.see(message(false));
    deal.close(false);
    deal.again(false);
    vi.advanceTimersByTime(READING);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("is told again where the house did not hear it", async () => {
    const deal = made();
    seen.mockRejectedValueOnce(new Error("no line"));
    deal.see(message(false));
    deal.done();
    await vi.advanceTimersByTimeAsync(1000);
    deal.see(message(false));
    expect(seen).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toHaveBeenCalledTimes(2);
  });
});
