import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "../../lib/texts/texts";
import type { Decision } from "../../lib/wire/types";
import type { Calls } from "../../lib/wire/wire";
import { written } from "../../lib/texts/written";
import { parting } from "../../lib/ask/parting.svelte";
import { words } from "../../lib/texts/words.svelte";
import Ask from "./Ask.svelte";

const names = ["Ann", "Bob", "Cid"];
const seat = (number: number) => ({ type: "seat", seat: number });
const gift = (who: number, many: number): Option => [seat(who), { type: "amount", amount: many }];
const spot = (who: number, kind: string, place: number): Option => [
  seat(who),
  { type: "card", kind },
  { type: "position", place },
];

const asking = (kind: string, options: Option[], id = "0-1") =>
  ({
    id,
    seat: 0,
    kind,
    options,
    about: null,
    least: 1,
    most: 1,
    timer: null,
    default: null,
    seen_by: "everybody",
  }) as unknown as Decision;

beforeEach(() => {
  words.now = written("en", "newsalem");
});
afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const labels = (container: Element) =>
  [...container.querySelectorAll(".options .option")].map((each) => each.textContent!.replace("✓", "").trim());
const GIFTS = [1, 2].flatMap((who) => [1, 2, 3].map((many) => gift(who, many)));

describe("a choice in parts", () => {
  it("asks whom, then how many, and sends the whole option", async () => {
    const answer = vi.fn(() => Promise.resolve({}));
    const { container } = render(Ask, {
      decision: asking("give", GIFTS),
      names,
      calls: { answer } as unknown as Calls,
    });
    expect(labels(container)).toEqual(["Bob", "Cid"]);
    expect(button("Confirm").disabled).toBe(true);
    await fireEvent.click(button("Cid"));
    expect(labels(container)).toEqual(["1", "2", "3"]);
    expect(button("Confirm").disabled).toBe(true);
    await fireEvent.click(button("2"));
    expect(button("2").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("Confirm"));
    expect(answer).toHaveBeenCalledWith("0-1", gift(2, 2));
  });

  it("can be changed part by part", async () => {
    const { container } = render(Ask, { decision: asking("give", GIFTS), names, calls: {} as Calls });
    await fireEvent.click(button("Cid"));
    await fireEvent.click(button("3"));
    await fireEvent.click(button(/^Cid, change/));
    await tick();
    expect(labels(container)).toEqual(["Bob", "Cid"]);
    expect(button("Confirm").disabled).toBe(true);
    expect(document.activeElement?.textContent?.trim()).toBe("Bob");
  });

  it("takes what can be only one thing by itself", async () => {
    const options = [spot(0, "bank", 1), spot(1, "tavern", 0), spot(1, "bank", 2), spot(1, "bank", 5)];
    const { container } = render(Ask, { decision: asking("remove-despair", options), names, calls: {} as Calls });
    await fireEvent.click(button("Ann"));
    expect(button("Confirm").disabled).toBe(false);
    expect(labels(container)).toEqual(["Bank"]);
    await fireEvent.click(button(/^Ann, change/));
    await fireEvent.click(button("Bob"));
    expect(labels(container)).toEqual(["Tavern", "Bank (no. 3)", "Bank (no. 6)"]);
  });

  it("follows digits on the keyboard, and keeps the focus where the next part is", async () => {
    const { container } = render(Ask, { decision: asking("give", GIFTS), names, calls: {} as Calls });
    button("Bob").focus();
    await fireEvent.keyDown(button("Bob"), { key: "2" });
    await tick();
    await tick();
    expect(labels(container)).toEqual(["1", "2", "3"]);
    expect(container.querySelector(".parts .options")!.contains(document.activeElement)).toBe(true);
    await fireEvent.keyDown(window, { key: "9" });
    expect(button("Confirm").disabled).toBe(true);
    await fireEvent.keyDown(window, { key: "1" });
    expect(button("Confirm").disabled).toBe(false);
  });

  it("shows a choice that was made at the table", async () => {
    const options = [spot(0, "bank", 1), spot(1, "tavern", 0)];
    const { rerender } = render(Ask, {
      decision: asking("remove-despair", options),
      names,
      calls: {} as Calls,
      chosen: [],
    });
    await rerender({ chosen: [1] });
    expect(button("Tavern").getAttribute("aria-pressed")).toBe("true");
    expect(button(/^Bob, change/)).toBeTruthy();
  });

  it("brings what is asked next into sight", async () => {
    const { container } = render(Ask, { decision: asking("give", GIFTS), names, calls: {} as Calls });
    const next = container.querySelector(".next")!;
    next.scrollIntoView = vi.fn();
    await fireEvent.click(button("Bob"));
    await tick();
    expect(next.scrollIntoView).toHaveBeenCalledOnce();
    await fireEvent.click(button("2"));
    await tick();
    expect(next.scrollIntoView).toHaveBeenCalledOnce(); // nothing more is asked
  });

  it.each([
    ["en", "Cid. Where do you look for them? Open the list.", "Cid: in their house"],
    ["fr", "Cid. Où chercher cette personne ? Ouvrez la liste.", "Cid : dans sa maison"],
    ["es", "Cid. ¿Dónde buscar a esa persona? Abre la lista.", "Cid: en su casa"],
  ])(
    "says below a folded list what was tapped at the table and what comes next (%s)",
    async (language, then, whole) => {
      words.now = written(language as "en", "quintebourg");
      const home = { type: "word", word: "home" };
      const options = [0, 1, 2, 3].flatMap((who): Option[] => [seat(who), [seat(who), home]]);
      const { container } = render(Ask, { decision: asking("pack", options), names, calls: {} as Calls, boxes: 3 });
      const said = () =>
        container
          .querySelector(".picked")!
          .textContent!.trim()
          .replace(/[\u00a0\u202f]/g, " ");
      expect(said()).toBe(words.now.say("page-pick-in-list"));
      parting.now!.choose(seat(2));
      await tick();
      expect(said()).toBe(then);
      parting.now!.choose(home);
      await tick();
      expect(said()).toBe(whole);
    },
  );

  it("says what each part asks, to ears too", async () => {
    const { container } = render(Ask, { decision: asking("give", GIFTS), names, calls: {} as Calls });
    const next = container.querySelector(".next")!;
    expect(next.getAttribute("aria-live")).toBe("polite");
    expect(next.textContent).toBe("To whom?");
    await fireEvent.click(button("Bob"));
    expect(next.textContent).toBe("How much?");
  });
});

describe("a question with one answer", () => {
  const one = [{ type: "word", word: "ready" }];

  it("only waits to be confirmed", () => {
    render(Ask, { decision: asking("ready", one), names, calls: {} as Calls });
    expect(button("Confirm").disabled).toBe(false);
  });

  it("is like any other where all are asked alike", () => {
    render(Ask, { decision: asking("ready", one), names, calls: {} as Calls, alike: true });
    expect(button("Choose first").disabled).toBe(true);
  });
});
