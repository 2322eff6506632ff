import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Worlds } from "../wire/types";
import { Refusal } from "../wire/wire";
import { Counted, drawn } from "./worlds.svelte";

const worlds = (share: number): Worlds => ({
  exact: true,
  drawn: 0,
  shares: [{ townspeople: 1 - share, witches: share }],
  reasons: [[]],
  lines: [],
  pad: "",
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("everybody's worlds are counted unasked, one's own only on request", async () => {
  const asked: boolean[] = [];
  const counted = new Counted();
  counted.see(1, (openly) => {
    asked.push(openly);
    return Promise.resolve(worlds(openly ? 0.2 : 1));
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([true]);
  expect(counted.everybodys?.shares[0]).toEqual({ townspeople: 0.8, witches: 0.2 });
  expect(counted.own).toBeNull();

  counted.want(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(counted.own?.shares[0]?.["witches"]).toBe(1);
  counted.want(false);
  expect(counted.own).toBeNull();
});

test("however fast the story goes, the house is asked at most once in a while", async () => {
  let asked = 0;
  const counted = new Counted();
  for (let line = 0; line < 40; line++) {
    counted.see(line, () => Promise.resolve(worlds(++asked / 100)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toBeLessThanOrEqual(4);
  await vi.advanceTimersByTimeAsync(3000);
  const last = asked;
  counted.see(39, () => Promise.resolve(worlds(0)));
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toBe(last);
});

test("in a secret step what was counted before stays; where nothing can be counted, it is said why", async () => {
  const counted = new Counted();
  const refuse = (refused: string) => () => Promise.reject(new Refusal(409, { refused }));
  counted.see(1, () => Promise.resolve(worlds(0.3)));
  await vi.advanceTimersByTimeAsync(0);
  counted.see(2, refuse("worlds-rest"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(counted.everybodys?.shares[0]?.["witches"]).toBe(0.3);
  expect(counted.why).toBeNull();
  counted.see(3, refuse("cannot-imagine"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(counted.why?.refused).toBe("cannot-imagine");
  counted.see(4, null);
  expect(counted.everybodys).toBeNull();
});

test("while it is secret who acts the house is not asked, not even what was due or wished for", async () => {
  let asked = 0;
  const ask = () => Promise.resolve(worlds(++asked / 100));
  const counted = new Counted();
  counted.see(1, ask);
  await vi.advanceTimersByTimeAsync(0);
  counted.see(2, ask);
  counted.rest();
  counted.want(true);
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toBe(1);
  expect(counted.everybodys?.shares[0]?.["witches"]).toBe(0.01);
  counted.see(2, ask);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toBe(3); // everybody's, and the reader's own
});

test("the side that is drawn is the last one of a game", () => {
  expect(drawn({ puritans: 0.6, witches: 0.4 })).toEqual({ side: "witches", share: 0.4 });
  expect(drawn({})).toBeNull();
});
