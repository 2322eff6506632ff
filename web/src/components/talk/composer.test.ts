import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../lib/texts/texts";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import { Refusal } from "../../lib/wire/wire";
import Composer from "./Composer.svelte";

beforeAll(() => {
  words.now = written("en");
});
afterEach(cleanup);

const seats = [0, 1, 2].map((seat) => ({ type: "seat", seat }));
const blank = (of: string, options: object[], more: object = {}) => ({ of, options, ...more });
const other = blank("seat", seats, { others: true });
const howMuch = blank(
  "word",
  ["little", "much", "sure"].map((word) => ({ type: "word", word })),
);
const PHRASES = [
  { kind: "suspect", mood: "opinion", blanks: [other, howMuch] },
  { kind: "go-for", mood: "request", rule: "SAL-TALK-01", blanks: [other] },
  { kind: "nothing", mood: "answer" },
];

async function composing(phrases: object[] = PHRASES) {
  const calls = {
    vocabulary: vi.fn(async () => ({ channels: [{ channel: "town", phrases }], conflicts: [] })),
    speak: vi.fn(async () => ({})),
  };
  const close = vi.fn();
  const props = { channel: "town", seat: 0, names: ["Ann", "Ben", "Cat"], lines: new Map(), phase: "day", close };
  const shown = render(Composer, { ...props, calls: calls as never });
  await vi.waitFor(() => expect(shown.container.querySelector(".starts")).not.toBeNull());
  return { calls, close, props, ...shown };
}

describe("making a saying", () => {
  it("takes three taps, and shows the sentence before it is sent", async () => {
    const { calls, close, container, getByRole } = await composing();
    await fireEvent.click(getByRole("button", { name: "I suspect …." }));
    expect((container.querySelector(".send") as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(getByRole("button", { name: "Cat" }));
    expect(container.querySelector(".sentence")?.textContent).toBe("Cat does not look innocent to me.");
    expect(calls.speak).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector(".send")!);
    const parts = [seats[2], { type: "word", word: "much" }];
    expect(calls.speak.mock.calls).toEqual([["town", [{ kind: "suspect", parts }]]]);
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
  });

  it("keeps its words while others speak, and they are those that everybody reads", async () => {
    const { calls, container, props, rerender, getByRole } = await composing();
    await fireEvent.click(getByRole("button", { name: "I suspect …." }));
    await fireEvent.click(getByRole("button", { name: "Ben" }));
    const before = container.querySelector(".sentence")?.textContent;
    const saying = { kind: "suspect", parts: [seats[1]!, { type: "word", word: "much" }] };
    for (const number of [0, 1, 2, 15]) {
      const spoke = { type: "spoke", seat: 1, channel: "town", number, to: [], sayings: [{ kind: "nothing" }] };
      await rerender({ ...props, calls: calls as never, lines: new Map([[number, spoke]]) });
      const now = container.querySelector(".sentence")?.textContent;
      expect(now === before).toBe(number < 15); // once in sixteen lines everything is worded anew
      const sent = { type: "spoke", seat: 0, channel: "town", number: number + 1, to: [], sayings: [saying] };
      expect(words.now.spoken(sent, props.names)).toBe(now);
    }
  });

  it("moves the focus on to what is open, then to what sends, and Escape leads back and out", async () => {
    const { close, container, getByRole } = await composing();
    await fireEvent.click(getByRole("button", { name: "I suspect …." }));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Ben"));
    await fireEvent.click(getByRole("button", { name: "Ben" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector(".send")));
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(container.querySelector(".starts")).not.toBeNull();
    await fireEvent.keyDown(container.querySelector(".starts button")!, { key: "Escape" });
    expect(close).toHaveBeenCalled();
  });

  it("tells what is closed with its clause, and that sayings belong to the record", async () => {
    const { container, queryByRole } = await composing();
    expect(queryByRole("button", { name: /go after/ })).toBeNull();
    const closed = container.querySelector(".closed")!;
    expect(closed.textContent).toContain("Let us all go after ….");
    expect(closed.querySelector("a")?.getAttribute("href")).toBe("/rules/SAL-TALK-01");
    expect(container.textContent).toContain("They belong to the record of the game");
  });

  it("asks anew what may be said when the phase changes, and when something was refused", async () => {
    const { calls, container, props, rerender, getByRole } = await composing();
    expect(calls.vocabulary).toHaveBeenCalledTimes(1);
    await rerender({ ...props, calls: calls as never, phase: "dusk" });
    await vi.waitFor(() => expect(calls.vocabulary).toHaveBeenCalledTimes(2));
    calls.speak.mockRejectedValueOnce(new Refusal(409, { refused: "no-talk" }));
    await fireEvent.click(getByRole("button", { name: "I have nothing to say." }));
    await fireEvent.click(container.querySelector(".send")!);
    await vi.waitFor(() => expect(calls.vocabulary).toHaveBeenCalledTimes(3));
    expect(container.querySelector("[role=alert]")?.textContent).toContain("option “talk” is off");
  });

  it.each(LANGUAGES)("has all its words in %s", async (language) => {
    words.now = written(language);
    const { container } = await composing();
    expect(container.textContent).not.toContain("⟨");
    await fireEvent.click(container.querySelector(".starts button")!);
    expect(container.textContent).not.toContain("⟨");
    words.now = written("en");
  });
});
