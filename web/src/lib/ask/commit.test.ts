import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Commit, patience } from "./commit.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a choice that waits", () => {
  it("goes by itself, once", () => {
    const go = vi.fn();
    const commit = new Commit();
    commit.start(2000, go);
    vi.advanceTimersByTime(1999);
    expect([go.mock.calls.length, commit.waits]).toEqual([0, 2000]);
    vi.advanceTimersByTime(1);
    commit.now();
    expect([go.mock.calls.length, commit.waits]).toEqual([1, null]);
  });

  it("goes at once where one does not want to wait", () => {
    const go = vi.fn();
    const commit = new Commit();
    commit.start(2000, go);
    commit.now();
    vi.advanceTimersByTime(5000);
    expect(go).toHaveBeenCalledOnce();
  });

  it("never goes after it was undone, or another was made", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const commit = new Commit();
    commit.start(2000, first);
    commit.start(2000, second);
    commit.undo();
    vi.advanceTimersByTime(5000);
    commit.now();
    expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  it.each([
    [null, 3000],
    [60, 3000],
    [2, 1300],
  ])("waits at most three seconds, and never past the clock (%s s left)", (left, waits) => {
    const commit = new Commit();
    commit.start(patience(left), () => {});
    expect(commit.waits).toBe(waits);
  });

  it.each([1, 0, -1])("does not wait when there is no time left for it (%s s)", (left) => {
    const go = vi.fn();
    new Commit().start(patience(left), go);
    expect(go).toHaveBeenCalledOnce();
  });
});
