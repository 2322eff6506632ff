import { afterEach, beforeEach, expect, it, vi } from "vitest";

let idle: (() => void)[];
beforeEach(() => {
  vi.resetModules();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
});
afterEach(() => vi.unstubAllGlobals());

it("fetches all parts at the same moment, whichever of them is wanted", async () => {
  const { fetchLater, later } = await import("./later");
  const [one, other] = [vi.fn(async () => 1), vi.fn(async () => 2)];
  const wanted = later(one);
  later(other);
  void fetchLater();

  const found = wanted();
  await settled();
  expect([one, other].map((each) => each.mock.calls.length)).toEqual([0, 0]); // it does not come sooner
  idle.forEach((call) => call());
  expect(await found).toBe(1);
  expect([one, other].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  const third = vi.fn(async () => 3);
  later(third);
  await settled();
  expect(third).toHaveBeenCalledTimes(1);
  expect(idle.length).toBe(1);
});

it("tries again what could not be fetched, and says so after the third time", async () => {
  vi.useFakeTimers();
  const { later } = await import("./later");
  const { missing } = await import("./missing.svelte");
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 4) throw new Error("no network");
    return "part";
  });
  const found = later(load)();
  idle.forEach((call) => call());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(missing.part).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(missing.part).toBe(true);
  expect(await found).toBe("part");
  expect(load).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
