import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tagged } from "../../lib/texts/texts";
import { Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import * as sound from "../../lib/sound/sound";
import { scenes } from "../../lib/table/curtain.svelte";
import { PLAIN, ways } from "../../lib/table/ways.svelte";
import { words } from "../../lib/texts/words.svelte";
import Voice from "./Voice.svelte";

const LINES = "narrated-hush = Hush.\npage-speaks = Aloud\npage-repeat = Again\n";

function shown(story: Tagged[], phase: string) {
  words.now = new Texts("en", [LINES]);
  const message = { table: { phase: "playing", places: [] }, you: { seat: 0 }, view: { phase } } as unknown as Message;
  const table = { story, own: new Set() } as never;
  return render(Voice, { table, message, names: [] });
}

const hush: Tagged = { type: "narrated", line: "hush" };
const turn = (type: string): Tagged => ({ type, seat: 0 });

describe("sounds", () => {
  it("are made by what everybody is told, never by what only the reader was", async () => {
    const heard: string[] = [];
    ways.now = { ...PLAIN, sound: (event) => (heard.push(event.type), null) };
    const { rerender } = shown([hush], "day");
    const [open, secret] = [turn("card-drawn"), turn("dream-dreamt")];
    await rerender({ table: { story: [hush, open, secret], own: new Set([secret]) } as never });
    expect(heard).toEqual(["card-drawn"]);
    ways.now = PLAIN;
    cleanup();
  });

  it("ring for the end once it is told", async () => {
    const rung = vi.spyOn(sound, "bell").mockImplementation(() => undefined);
    ways.now = { ...PLAIN, sound: () => 3 };
    const { rerender } = shown([hush], "day");
    scenes.ending = true;
    await rerender({ table: { story: [hush, turn("game-won")], own: new Set() } as never });
    expect(rung).not.toHaveBeenCalled();
    scenes.ending = false;
    await tick();
    expect(rung.mock.calls).toEqual([[3]]);
    ways.now = PLAIN;
    rung.mockRestore();
    cleanup();
  });
});

describe("the narrator's line", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("goes by itself by day, and stays in the dark", async () => {
    const day = shown([hush], "day");
    expect(day.container.textContent).toContain("Hush.");
    await vi.advanceTimersByTimeAsync(21_000);
    expect(day.container.textContent).not.toContain("Hush.");
    const night = shown([hush], "night");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(night.container.textContent).toContain("Hush.");
  });

  it("follows the reader into another language", async () => {
    const { container } = shown([hush], "night");
    words.now = new Texts("fr", [LINES.replace("Hush.", "Chut.")]);
    await tick();
    expect(container.textContent).toContain("Chut.");
    expect(container.textContent).not.toContain("Hush.");
  });

  it("goes when the game has moved on", () => {
    expect(shown([hush, turn("turn-began")], "day").container.textContent).toContain("Hush.");
    cleanup();
    expect(
      shown([hush, turn("turn-began"), turn("turn-ended"), turn("turn-began")], "day").container.textContent,
    ).not.toContain("Hush.");
  });
});
