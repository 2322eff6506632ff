import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Log from "./Log.svelte";

beforeAll(() => {
  words.now = written("en");
});
afterEach(cleanup);

describe("the log", () => {
  it("lets lines of the game be tapped, and no others", async () => {
    const point = vi.fn();
    const story = [
      { type: "game-started", commitment: "00" },
      { type: "spoke", seat: 0, number: 0, to: [], channel: "town", sayings: [{ kind: "who-was-it" }] },
      { type: "paused", name: "Ann" },
    ];
    const { container } = render(Log, { story, viewer: 0, names: ["Ann", "Ben"], point });
    const around = [...container.querySelectorAll("p[data-line=around]")];
    expect(around.length).toBeGreaterThan(0);
    const taps = [...container.querySelectorAll(".tap p:not([data-line=around])")];
    expect(taps).toHaveLength(1);
    for (const each of [...around, ...taps]) await fireEvent.click(each);
    expect(point).toHaveBeenCalledExactlyOnceWith(story[1]);
  });
});
