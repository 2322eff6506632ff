import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import night from "../../games/salem1692/fixtures/night.json";
import Picture from "../../games/salem1692/Picture.svelte";
import { tell } from "../../games/salem1692/tell";
import type { Option } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import { written } from "../../lib/texts/written";
import type { Decision, Message } from "../../lib/wire/types";
import type { Calls } from "../../lib/wire/wire";
import Ask from "./Ask.svelte";

const message = night.townsperson as unknown as Message;
const seat = message.you.seat!;
const FACES = ["not-a-witch", "witch", "constable"];

/** Three of one's own cards, or of somebody else's. */
function asking(kind: string, owner: number): Decision {
  const options = [{ type: "word", word: "done" }, ...FACES.map((_, place) => ({ type: "position", place }))];
  const more = { least: 1, most: 1, timer: null, default: null, seen_by: "everybody", ordered: false };
  return { id: "1", seat, kind, options, about: { type: "seat", seat: owner }, ...more } as unknown as Decision;
}

/** The reader knows what lies before them. */
const view = {
  ...message.view,
  people: (message.view as { people: { seat: number }[] }).people.map((each) => ({
    ...each,
    row: FACES.map((face) => ({ face, up: false })),
  })),
};

const picture = createRawSnippet<[Option, string, boolean?]>((option, label) => ({
  render: () => "<span></span>",
  setup: (node) => {
    $effect(() => {
      const drawn = mount(Picture, { target: node, props: { option: option(), label: label() } });
      return () => void unmount(drawn);
    });
  },
}));

function shown(kind = "confess", owner = seat) {
  const answer = vi.fn(() => Promise.resolve());
  const { container } = render(Ask, {
    decision: asking(kind, owner),
    names: ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou"],
    calls: { answer } as unknown as Calls,
    tell: (option: Option, decision: Decision) => tell(words.now, option, decision, { view } as unknown as Message),
    picture,
  });
  return { container, options: () => [...container.querySelectorAll<HTMLElement>("button.option")], answer };
}

beforeEach(() => {
  words.now = written("en", "salem1692");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe("one's own cards in a question", () => {
  it("show their face while they are held, and that chooses nothing", async () => {
    const { container, options } = shown();
    const cards = () => container.querySelector(".options")!.textContent;
    const closed = cards();
    for (const face of ["Witch", "Constable"]) expect(closed).not.toContain(face);
    const card = options()[2]!;
    await fireEvent.pointerDown(card);
    await vi.advanceTimersByTimeAsync(400);
    expect(card.textContent).toContain("Witch");
    expect(options()[3]!.textContent).not.toContain("Constable"); // and no other
    await fireEvent.pointerUp(card);
    await fireEvent.click(card);
    expect(cards()).toBe(closed);
    expect(card.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.pointerDown(card);
    await fireEvent.pointerUp(card);
    await fireEvent.click(card);
    expect(card.getAttribute("aria-pressed")).toBe("true"); // a tap does
    expect(cards()).not.toContain("Witch");
  });

  it("are looked at by a button, until one turns away", async () => {
    const { container } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Look at your cards" }));
    for (const face of ["Not a Witch", "Witch", "Constable"]) expect(container.textContent).toContain(face);
    await fireEvent(window, new Event("blur"));
    expect(container.textContent).not.toContain("Constable");
  });

  it("are nobody else's", () => {
    const { container } = shown("tryal", (seat + 1) % 4);
    expect(screen.queryByRole("button", { name: "Look at your cards" })).toBeNull();
    expect(container.textContent).not.toContain("Constable");
  });
});
