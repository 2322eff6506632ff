import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PAUSE } from "../../lib/wire/paced";
import type { Tagged } from "../../lib/texts/texts";
import type { Vocabulary } from "../../lib/wire/types";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Claims from "./Claims.svelte";

const role = (word: string) => ({ kind: "am-role", parts: [{ type: "word", word }] });
const line = (seat: number, number: number, ...sayings: object[]): [number, Tagged] => [
  number,
  { type: "spoke", seat, number, to: [], channel: "town", sayings },
];
const BOTH = [line(0, 0, role("medecin"), role("hackeuse"))];
const two = { saying: role("hackeuse"), why: "two-stories", other: role("medecin"), line: 0, other_line: 0 };
const found = (conflicts: object[] = [], lines = 1) =>
  ({ channels: [], conflicts, claims: ["am-role"], lines }) as unknown as Vocabulary;

beforeEach(() => {
  words.now = written("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(vocabulary: () => Promise<Vocabulary>, tv = false) {
  const props = { calls: { vocabulary }, names: ["Ann", "Ben"], lines: new Map(BOTH), tv };
  const { container, rerender } = render(Claims, props);
  return { container, grows: (...more: [number, Tagged][]) => rerender({ lines: new Map([...BOTH, ...more]) }) };
}

describe("the claims", () => {
  it.each([false, true])("may be two of one kind in one line (shared screen: %s)", async (tv) => {
    const { container } = shown(async () => found(), tv);
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  it("do not name a speaker against themselves", async () => {
    const { container } = shown(async () => found([two]));
    await vi.advanceTimersByTimeAsync(0);
    expect([...container.querySelectorAll(".against")].map((each) => each.textContent)).toEqual([
      "This speaker has told it differently before.",
    ]);
  });

  it("are contradicted by what is public only once that is shown here", async () => {
    const shownLater = { saying: role("medecin"), why: "one-card", line: 0, other_line: null };
    const { container, grows } = shown(async () => found([shownLater], 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll("li")).toHaveLength(2);
    expect(container.querySelectorAll(".against")).toHaveLength(0);
    await grows([1, { type: "turn-began", seat: 1 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll(".against")).toHaveLength(1);
  });

  it("are shown although the first call failed", async () => {
    const vocabulary = vi.fn(async () => found()).mockRejectedValueOnce(new Error("lost"));
    const { container } = shown(vocabulary);
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll("li")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  it("use an answer that comes after the next line, and ask again when the story grows, not at once", async () => {
    let arrive: (found: Vocabulary) => void = () => {};
    const vocabulary = vi.fn(() => new Promise<Vocabulary>((over) => (arrive = over)));
    const { container, grows } = shown(vocabulary);
    await grows([1, { type: "turn-began", seat: 1 }]);
    arrive(found([two]));
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll("li")).toHaveLength(2);
    expect(vocabulary).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(vocabulary).toHaveBeenCalledTimes(2);
  });
});
