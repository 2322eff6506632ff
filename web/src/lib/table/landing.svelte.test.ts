import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { landed, sky } from "./landing.svelte";

describe("a counter", () => {
  it("changes when what flies to its place has landed, and at once where nothing flies", () => {
    let value = $state(1);
    let count!: ReturnType<typeof landed<number>>;
    const close = $effect.root(() => {
      count = landed(
        () => 3,
        () => value,
      );
    });
    flushSync();
    expect(count.now).toBe(1);
    sky.bound = [2, 3];
    value = 4;
    flushSync();
    expect(count.now).toBe(1);
    sky.bound = [2];
    flushSync();
    expect(count.now).toBe(4);
    value = 5;
    flushSync();
    expect(count.now).toBe(5);
    sky.bound = [];
    close();
  });
});
