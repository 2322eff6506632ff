import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PAUSE, Paced, TRIES } from "./paced";

describe("calls that follow a story", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("come one at a time and one in a while, the last one after the last change", async () => {
    let arrive = () => {};
    const ask = vi.fn(() => new Promise<void>((over) => (arrive = over)));
    const asking = new Paced(ask);
    for (let change = 0; change < 5; change++) asking.again();
    await vi.advanceTimersByTimeAsync(3 * PAUSE);
    expect(ask).toHaveBeenCalledTimes(1); // it is still on its way
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
    arrive();
    asking.again();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("are made again after one that failed, a few times, until one succeeds", async () => {
    const ask = vi.fn(() => Promise.reject<void>(new Error("lost")));
    const asking = new Paced(ask);
    asking.again();
    await vi.advanceTimersByTimeAsync(2 * TRIES * PAUSE);
    expect(ask).toHaveBeenCalledTimes(TRIES);
    ask.mockRejectedValueOnce(new Error("lost")).mockResolvedValue(undefined);
    asking.again();
    await vi.advanceTimersByTimeAsync(2 * TRIES * PAUSE);
    expect(ask).toHaveBeenCalledTimes(TRIES + 2);
  });

  it("go on after one that failed, until nobody reads", async () => {
    const ask = vi.fn(() => Promise.reject(new Error("lost")));
    const asking = new Paced(ask);
    asking.again();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(ask).toHaveBeenCalledTimes(2);
    asking.again();
    asking.stop();
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
