import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tell } from "../../games/salem1692/tell";
import type { Option } from "../../lib/texts/texts";
import type { Decision } from "../../lib/wire/types";
import type { Calls } from "../../lib/wire/wire";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Ask from "./Ask.svelte";

const names = ["Ann", "Bob", "Cid"];

beforeEach(() => {
  words.now = written("fr", "salem1692");
});
afterEach(cleanup);

describe("an order", () => {
  const kinds = ["stocks", "alibi", "night"];
  const deck = { view: { table: { settings: {} }, own: { deck_order: kinds } } } as never;
  const places = kinds.map((_, place) => ({ type: "position", place }));
  const asked = (more: object = {}): Decision =>
    ({
      id: "0-9",
      seat: 0,
      kind: "rearrange",
      options: places,
      about: null,
      least: 3,
      most: 3,
      ordered: true,
      timer: 60,
      default: places,
      seen_by: "nobody",
      ...more,
    }) as unknown as Decision;

  async function laid(decision = asked()) {
    const answer = vi.fn(async () => ({}));
    const calls = { answer } as unknown as Calls;
    const { container } = render(Ask, {
      decision,
      names,
      calls,
      tell: (option: Option, question: Decision) => tell(words.now, option, question, deck),
    });
    const cards = () => [...container.querySelectorAll<HTMLElement>(".order [data-at]")];
    const order = () => cards().map((each) => each.textContent.replace(/\s+/g, " ").trim());
    await vi.waitFor(() => expect(cards()).not.toEqual([]), 15_000); // it is loaded when it is needed
    return { answer, cards, order, sent: () => (answer.mock.calls as unknown[][])[0]?.[1] };
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

  it("shows the cards by name as they lie, and one tap leaves them so", async () => {
    const { order, sent } = await laid();
    expect(order()).toEqual(["1. Pilori", "2. Alibi", "3. Nuit"]);
    await fireEvent.click(button("Garder cet ordre"));
    expect(sent()).toEqual(places);
  });

  it("begins with the order that was laid last", async () => {
    const { order } = await laid(asked({ default: [places[2], places[0], places[1]] }));
    expect(order()).toEqual(["1. Nuit", "2. Pilori", "3. Alibi"]);
  });

  it("swaps the two that are tapped", async () => {
    const { cards, order, sent } = await laid();
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(cards()[2]!);
    expect(order()).toEqual(["1. Nuit", "2. Alibi", "3. Pilori"]);
    await fireEvent.click(button("Confirmer"));
    expect(sent()).toEqual([places[2], places[1], places[0]]);
  });

  it("moves the one that is picked up with buttons, and goes back to how it was", async () => {
    const { cards, order } = await laid();
    expect(button("Tout en bas").disabled).toBe(true);
    await fireEvent.click(cards()[0]!);
    expect(button("Tout en haut").disabled).toBe(true);
    await fireEvent.click(button("Tout en bas"));
    expect(order()).toEqual(["1. Alibi", "2. Nuit", "3. Pilori"]);
    await fireEvent.click(button("Vers le haut"));
    expect(order()).toEqual(["1. Alibi", "2. Pilori", "3. Nuit"]);
    await fireEvent.click(button("Recommencer"));
    expect(order()).toEqual(["1. Pilori", "2. Alibi", "3. Nuit"]);
  });

  it("is laid from the keyboard: arrows walk, and carry what is picked up", async () => {
    const { cards, order } = await laid();
    expect(cards().map((each) => each.tabIndex)).toEqual([0, -1, -1]);
    cards()[0]!.focus();
    await fireEvent.keyDown(cards()[0]!, { key: "ArrowRight" });
    await tick();
    expect(document.activeElement).toBe(cards()[1]);
    expect(order()[0]).toBe("1. Pilori");
    await fireEvent.click(cards()[1]!); // Enter
    await fireEvent.keyDown(cards()[1]!, { key: "End" });
    await tick();
    expect(order()).toEqual(["1. Pilori", "2. Nuit", "3. Alibi"]);
    expect(document.activeElement).toBe(cards()[2]);
    expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(
      words.now.say("page-order-place", { name: "Alibi", place: 3, count: 3 }),
    );
  });
});
