import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import { Curtain, scenes } from "./curtain.svelte";
import { opening } from "./reveal.svelte";

const at = (phase: string, length: number) =>
  ({
    table: { phase },
    view: { phase: phase === "over" ? "over" : "day", waiting: [0] },
    length,
    opened: null,
    decisions: [1],
    offers: [],
  }) as unknown as Message;
const story = ["turn-began", "tryal-revealed", "game-won"].map((type) => ({ type }) as Tagged);

function curtain(...seen: Message[]): Curtain {
  let made!: Curtain;
  $effect.root(() => {
    made = new Curtain();
  });
  seen.forEach((each) => made.see(each));
  return made;
}

describe("the curtain", () => {
  it("hides the end behind what led to it, and asks nothing and waits for nobody meanwhile", () => {
    const held = curtain(at("playing", 1), at("over", 3));
    const drawn = held.drawn(at("over", 3));
    expect(drawn).toMatchObject({ table: { phase: "playing" }, view: { phase: "day", waiting: [] }, decisions: [] });
    expect(held.read(story, at("over", 3))).toEqual(story.slice(0, 1));
  });

  it("lets the log tell the end only when the last seat is open", async () => {
    vi.useFakeTimers();
    const held = curtain(at("playing", 1), at("over", 3));
    flushSync();
    opening.shut = new Set([2]);
    vi.runAllTimers();
    expect(held.drawn(at("over", 3)).table.phase).toBe("over");
    expect(held.read(story, at("over", 3))).toEqual(story.slice(0, 1));
    opening.shut = new Set();
    expect(held.read(story, at("over", 3))).toBe(story);
    vi.useRealTimers();
  });

  it("hides nothing from whoever comes when all is over, nor while the game goes on", () => {
    for (const seen of [[at("over", 3)], [at("playing", 1), at("playing", 3)]]) {
      const open = curtain(...seen);
      expect(open.drawn(seen.at(-1)!)).toBe(seen.at(-1));
      expect(open.read(story, seen.at(-1)!)).toBe(story);
    }
  });

  it("lets nobody read what a card is, or what came after it, before it is turned up", () => {
    const now = at("playing", 3);
    const open = curtain(at("playing", 1), now);
    scenes.covered = story[1]!;
    expect(open.read(story, now)).toEqual(story.slice(0, 1));
    scenes.covered = null;
    expect(open.read(story, now)).toBe(story);
  });
});
