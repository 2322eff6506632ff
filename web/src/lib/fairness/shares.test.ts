import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accused, attend, awaited, distrusts, draw, drawnFor, hashOf, Shares } from "./shares";
import type { Message } from "../wire/types";
import { Refusal } from "../wire/wire";

const HOUSE = "cd".repeat(32);
const ANOTHER = "ef".repeat(32);
const STOPPED = [{ type: "start-stopped", name: "Cat", left: false }];

/** What Ben, at seat 1, is told. */
function told(
  hash = "",
  more: {
    house?: string;
    until?: number | null;
    opened?: number[];
    ready?: boolean;
    host?: boolean;
    phase?: string;
    finished?: number[];
  } = {},
): Message {
  const {
    house = HOUSE,
    until = null,
    opened = [],
    ready = hash !== "",
    host = false,
    phase = "lobby",
    finished = [],
  } = more;
  const shuffle = phase === "lobby" ? { house, hashes: ["", hash, "", HOUSE], opened, until } : null;
  const places = [{}, { name: "Ben", ready }, {}, {}];
  return {
    you: { seat: 1, host },
    table: { code: "KWTM", phase, places, shuffle, finished, commitment: phase === "lobby" ? null : "c0" },
  } as unknown as Message;
}

const calls = () => ({
  ready: vi.fn(async (_ready: boolean, _hash?: string) => ({})),
  share: vi.fn(async (_share: string) => ({})),
});
const opened = (mine: ReturnType<typeof calls>) => mine.share.mock.calls.map(([share]) => hashOf(share));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a device's share", () => {
  it("is drawn anew each time, only where the house has shown its hash", () => {
    const hashes = [draw("KWTM", HOUSE), draw("KWTM", HOUSE)];
    expect(new Set(hashes).size).toBe(2);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(draw("KWTM", undefined)).toBeUndefined();
  });

  it("is opened when the list is fixed, also after the page was loaded again, and once", async () => {
    const hash = draw("KWTM", HOUSE)!;
    draw("KWTM", HOUSE); // as by a second click, which the house refuses
    const mine = calls();
    await attend(mine, told(hash), []);
    expect(mine.share).not.toHaveBeenCalled();
    for (const seen of [told(hash, { until: 9 }), told(hash, { until: 9 }), told(hash, { until: 9, opened: [1] })])
      await attend(mine, seen, []);
    expect(opened(mine)).toEqual([hash]);
  });

  it("stays shut where the house's hash is not the one that was seen before it was drawn", async () => {
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    const seen = told(hash, { until: 9, house: ANOTHER });
    await attend(mine, seen, []);
    expect(mine.share).not.toHaveBeenCalled();
    expect(distrusts(seen)).toBe(true);
    expect(distrusts(told(hash, { until: 9 }))).toBe(false);
  });

  it("is sent again until it has arrived", async () => {
    vi.useFakeTimers();
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    mine.share
      .mockRejectedValueOnce(new Refusal(0, { refused: "offline" }))
      .mockRejectedValueOnce(new Refusal(409, { refused: "not-opening" }));
    new Shares(mine).see(told(hash, { until: 9 }), []);
    await vi.advanceTimersByTimeAsync(2000);
    expect(opened(mine)).toEqual([hash, hash, hash]);
    vi.useRealTimers();
  });

  it("is not passed over by a message that comes while another call is under way", async () => {
    const mine = calls();
    let done = () => {};
    mine.ready.mockImplementation(() => new Promise((resolve) => (done = () => resolve({}))));
    const shares = new Shares(mine);
    shares.see(told(ANOTHER), []); // drawn on another device
    const hash = mine.ready.mock.calls[0]![1]!;
    shares.see(told(hash, { until: 9 }), []);
    expect(mine.share).not.toHaveBeenCalled();
    done();
    await vi.waitFor(() => expect(opened(mine)).toEqual([hash]));
  });

  it("is drawn anew by itself after a stopped start, by whoever had opened", async () => {
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    await attend(mine, told(hash, { until: 9 }), []);
    const after = told("", { house: ANOTHER, ready: false });
    await attend(mine, after, STOPPED);
    await attend(mine, after, STOPPED);
    expect(mine.ready).toHaveBeenCalledOnce();
    const [ready, fresh] = mine.ready.mock.calls[0]!;
    expect([ready, fresh === hash]).toEqual([true, false]);
    await attend(mine, told(fresh, { house: ANOTHER, until: 9 }), STOPPED);
    expect(opened(mine)).toEqual([hash, fresh]);
  });

  it.each([
    ["whoever did not open", false, STOPPED, {}],
    ["the host, who says so by beginning", true, STOPPED, { host: true }],
    ["whoever comes back to another game", true, [...STOPPED, { type: "game-started" }, { type: "rematched" }], {}],
  ])("is not drawn anew by itself for %s", async (_, opens, story, more) => {
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    if (opens) await attend(mine, told(hash, { until: 9 }), []);
    await attend(mine, told("", { house: ANOTHER, ready: false, ...more }), story);
    expect(mine.ready).not.toHaveBeenCalled();
  });

  it("defends whoever a start was stopped for though the device had opened, and nobody else", async () => {
    const hash = draw("KWTM", HOUSE)!;
    const lie = [
      { type: "shares-listed", house: HOUSE },
      { type: "start-stopped", name: "Ben", left: false },
    ];
    const after = told("", { house: ANOTHER, ready: false });
    expect(accused(after, lie)).toBe(false); // it slept
    await attend(calls(), told(hash, { until: 9 }), []);
    await attend(calls(), after, lie);
    expect(accused(after, lie)).toBe(true);
    expect(accused(after, [lie[0]!, ...STOPPED])).toBe(false);
    expect(accused(after, [lie[0]!, { ...lie[1]!, left: true }])).toBe(false);
    expect(accused(after, [...lie, { type: "shares-listed", house: ANOTHER }])).toBe(false);
  });

  it("is remembered with the game that began with it, and with the list it was opened for", async () => {
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    await attend(mine, told(hash, { until: 9 }), []);
    await attend(mine, told("", { phase: "playing", finished: [1] }), []);
    expect(drawnFor("KWTM", 2)).toMatchObject({
      hash,
      house: HOUSE,
      seat: 1,
      list: ["", hash, "", HOUSE],
      commitment: "c0",
    });
    expect(drawnFor("KWTM", 1)).toBeNull();
    expect(drawnFor("BBBB", 2)).toBeNull();
    expect(drawnFor("KWTM", undefined)).toBeNull();
  });

  it("serves on a device that keeps nothing, as long as the page is open", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("no");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no");
    });
    const hash = draw("KWTM", HOUSE)!;
    const mine = calls();
    await attend(mine, told(hash, { until: 9 }), []);
    expect(opened(mine)).toEqual([hash]);
  });

  it("is awaited by name while others' are open", () => {
    expect(awaited(told(ANOTHER, { until: 9, opened: [3] }))).toEqual([1]);
    expect(awaited(told(ANOTHER, { until: 9, opened: [1] }))).toEqual([3]);
    expect(awaited(told(ANOTHER))).toEqual([]);
  });
});
