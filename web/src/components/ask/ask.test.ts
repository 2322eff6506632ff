import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tell } from "../../games/salem1692/tell";
import type { Option } from "../../lib/texts/texts";
import type { Decision } from "../../lib/wire/types";
import type { Calls } from "../../lib/wire/wire";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import { asking as asking_ } from "../../lib/ask/asking.svelte";
import Ask from "./Ask.svelte";

const names = ["Ann", "Bob", "Cid"];

function asking(id: string): Decision {
  const options = [
    { type: "word", word: "draw" },
    { type: "card", kind: "stocks" },
  ];
  return {
    id,
    seat: 0,
    kind: "turn",
    options,
    about: null,
    least: 1,
    most: 1,
    timer: null,
    default: null,
    seen_by: "all",
  } as unknown as Decision;
}

beforeEach(() => {
  words.now = written("fr", "salem1692");
});
afterEach(cleanup);

describe("what is asked", () => {
  it("of those who have nothing to decide, is answered by one tap", async () => {
    const answer = vi.fn(() => Promise.resolve());
    const options = [
      { type: "seat", seat: 1 },
      { type: "word", word: "none" },
    ];
    const decision = { ...asking("1"), kind: "suspicion", options } as unknown as Decision;
    const calls = { answer } as unknown as Calls;
    const { rerender } = render(Ask, { decision, names, calls });
    await fireEvent.click(screen.getByRole("button", { name: "Confirmer" }));
    expect(answer).toHaveBeenCalledWith("1", options[1]);
    await rerender({ decision: { ...decision, id: "2", kind: "turn" }, names, calls });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirmer" }).disabled).toBe(true);
  });

  it.each([
    ["en", "If time runs out: Blank vote.", "If time runs out, chance casts your vote."],
    ["fr", "Sans réponse à temps : Vote blanc.", "Sans réponse à temps, le hasard vote à votre place."],
    ["es", "Si se acaba el tiempo: Voto en blanco.", "Si se acaba el tiempo, el azar vota en tu lugar."],
  ] as const)(
    "of a ranked ballot, says what becomes of it when time runs out (%s)",
    async (language, blank, chance) => {
      words.now = written(language, "quintebourg");
      const options = [0, 1, 2].map((seat) => ({ type: "seat", seat }));
      const ballot = { ...asking("1"), kind: "vote-rank", options, least: 0, most: 3, ordered: true, timer: 20 };
      const shown = (fallback: unknown) => ({
        decision: { ...ballot, default: fallback } as unknown as Decision,
        names,
        calls: {} as Calls,
      });
      const { container, rerender } = render(Ask, shown([]));
      const said = () => container.querySelector(".usual")!.textContent.replace(/\s+/g, " ");
      expect(said()).toContain(blank);
      await rerender(shown(options.slice(0, 2)));
      expect(said()).toContain(words.now.join(["Ann", "Bob"]));
      await rerender(shown(null)); // where a blank ballot is forbidden
      expect(said()).toContain(chance);
    },
  );

  it("at night in equal boxes, has a button of one size whose word says that a choice is missing", async () => {
    const calls = { answer: vi.fn() } as unknown as Calls;
    const { container, rerender } = render(Ask, { decision: asking("1"), names, calls, boxes: 4 });
    const send = () => container.querySelector<HTMLButtonElement>(".row .first")!;
    const shown = () => send().querySelector("span")!.textContent;
    const both = (button: HTMLElement) => [...button.querySelectorAll("span")].map((each) => each.textContent).sort();
    expect([send().disabled, shown()]).toEqual([true, "Choisissez"]);
    const before = both(send());
    await fireEvent.click(screen.getByRole("button", { name: "Pilori" }));
    expect([send().disabled, shown()]).toEqual([false, "Confirmer"]);
    expect(both(send())).toEqual(before);
    const done = { ...asking("2"), options: [{ type: "word", word: "draw" }] } as unknown as Decision;
    await rerender({ decision: done, names, calls, boxes: 4 });
    expect(send().disabled).toBe(false); // the only word there is waits for its confirmation alone
  });

  it("in the dark without boxes, too, has a button whose word says that a choice is missing", async () => {
    const { container } = render(Ask, { decision: asking("1"), names, calls: {} as Calls, alike: true });
    const shown = () => container.querySelector(".row .first span")!.textContent;
    expect(shown()).toBe("Choisissez");
    await fireEvent.click(screen.getByRole("button", { name: "Pilori" }));
    expect(shown()).toBe("Confirmer");
  });

  it("at night in equal boxes, says who sees the answer only where nothing else says it", async () => {
    const calls = { answer: vi.fn() } as unknown as Calls;
    const asked = (kind: string, seen_by: string) => ({ ...asking(kind), kind, seen_by }) as unknown as Decision;
    const { container, rerender } = render(Ask, { decision: asked("turn", "nobody"), names, calls, boxes: 4 });
    const said = () => container.querySelector(".usual")!.textContent;
    expect(said()).not.toContain(words.now.say("seen-by-nobody"));
    await rerender({ decision: asked("turn", "fellows"), names, calls, boxes: 4 });
    expect(said()).toContain(words.now.say("seen-by-fellows"));
    await rerender({ decision: asked("confess", "fellows"), names, calls, boxes: 4 });
    expect(said()).toContain(words.now.say("decision-confess-note"));
    expect(said()).not.toContain(words.now.say("seen-by-fellows"));
    await rerender({ decision: asked("confess", "fellows"), names, calls, boxes: 0 });
    expect(said()).toContain(words.now.say("seen-by-fellows"));
  });

  it("says so where nothing is closed", async () => {
    const calls = { closed: () => Promise.resolve([]) } as unknown as Calls;
    const { container } = render(Ask, { decision: asking("1"), names, calls });
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    screen.getByRole("button", { name: /Pourquoi ne puis-je pas/ }).click();
    await vi.waitFor(() =>
      expect(container.querySelector(".closed")?.textContent).toContain(words.now.say("nothing-closed")),
    );
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  });

  it("stays open when the next question arrives before the answer is confirmed", async () => {
    let confirm = () => {};
    const calls = { answer: () => new Promise<void>((resolve) => (confirm = resolve)) } as unknown as Calls;
    const { rerender } = render(Ask, { decision: asking("1"), names, calls });
    screen.getByRole("button", { name: "Pilori" }).click();
    await tick();
    screen.getByRole("button", { name: "Confirmer" }).click();
    await rerender({ decision: asking("2"), names, calls });
    confirm();
    await tick();
    await tick();
    expect(screen.queryByRole("button", { name: "Envoyé" })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pilori" }).disabled).toBe(false);
  });

  it("says in plain words why something is closed, once for each reason, with the clause", async () => {
    const closed = [0, 2].map((seat) => ({ option: { type: "seat", seat }, rule: "SAL-COLOR-07" }));
    const calls = {
      closed: () => Promise.resolve([...closed, { option: { type: "word", word: "end" }, rule: "SAL-TURN-08" }]),
    } as unknown as Calls;
    render(Ask, { decision: asking("1"), names, calls });
    screen.getByRole("button", { name: /Pourquoi ne puis-je pas/ }).click();
    await tick();
    await tick();
    const lines = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(lines).toEqual([
      "Ann et Cid : Ce doit être quelqu’un d’autre, et en vie. SAL-COLOR-07",
      "Finir le tour : Faites d’abord quelque chose : piochez, ou jouez une carte. SAL-TURN-08",
    ]);
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "SAL-TURN-08" }).pathname).toBe("/rules/SAL-TURN-08");
  });
});

describe("a choice that goes by itself", () => {
  const wait = () => 2000;
  const shown = (more: object = {}) => {
    const answer = vi.fn(() => Promise.resolve({}));
    const props = { decision: asking("1"), names, calls: { answer } as unknown as Calls, wait, ...more };
    return { answer, props, ...render(Ask, props) };
  };
  const option = (name: string) => screen.getByRole("button", { name });
  const passes = async (time: number) => {
    vi.advanceTimersByTime(time);
    await tick();
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent after the wait, and says meanwhile that it will be", async () => {
    const { answer, container } = shown();
    expect(screen.queryByRole("button", { name: "Confirmer" })).toBeNull();
    await fireEvent.click(option("Pilori"));
    const heard = [...container.querySelectorAll("[aria-live=polite]")].map((each) => each.textContent);
    expect(heard).toContain(words.now.say("page-goes-soon"));
    expect(container.querySelector<HTMLElement>(".sand")!.style.animationDuration).toBe("2000ms");
    await passes(1999);
    expect(answer).not.toHaveBeenCalled();
    await passes(1);
    expect(answer.mock.calls).toEqual([["1", { type: "card", kind: "stocks" }]]);
  });

  it.each([
    ["by its button", () => fireEvent.click(option("Annuler"))],
    ["by Escape", () => fireEvent.keyDown(window, { key: "Escape" })],
  ])("is undone %s: nothing is sent, and another can be chosen", async (_, undo) => {
    const { answer } = shown();
    await fireEvent.click(option("Pilori"));
    await undo();
    await passes(5000);
    expect(answer).not.toHaveBeenCalled();
    expect(option("Pilori").getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(option("Piocher deux cartes"));
    await passes(2000);
    expect(answer.mock.calls).toEqual([["1", { type: "word", word: "draw" }]]);
  });

  it.each([
    ["a second tap", () => fireEvent.click(option("Pilori"))],
    ["Enter", () => fireEvent.keyDown(document.body, { key: "Enter" })],
    ["Confirm", () => fireEvent.click(option("Confirmer"))],
  ])("goes at once by %s, and only once", async (_, hurry) => {
    const { answer } = shown();
    await fireEvent.click(option("Pilori"));
    await hurry();
    expect(answer).toHaveBeenCalledOnce();
    await passes(5000);
    expect(answer).toHaveBeenCalledOnce();
  });

  it("waits no longer once something was learned", async () => {
    const { answer, props, rerender } = shown({ news: 3 });
    await fireEvent.click(option("Pilori"));
    await rerender({ ...props, news: 4 });
    expect(answer).toHaveBeenCalledOnce();
  });

  it("is forgotten with its question", async () => {
    const { answer, props, rerender } = shown({ news: 3 });
    await fireEvent.click(option("Pilori"));
    await rerender({ ...props, decision: asking("2"), news: 4 });
    await passes(5000);
    expect(answer).not.toHaveBeenCalled();
  });

  it("does not go while it is looked at closely", async () => {
    const { answer } = shown({
      tell: (each: Option, decision: Decision) => tell(words.now, each, decision, { view: null }),
    });
    await fireEvent.click(option("Pilori"));
    await fireEvent.click(option("Voir Pilori en grand"));
    await passes(5000);
    expect(answer).not.toHaveBeenCalled();
    expect(option("Pilori").getAttribute("aria-pressed")).toBe("true");
  });

  it("is one of one: several are confirmed", async () => {
    const seats = names.map((_, seat) => ({ type: "seat", seat }));
    const { answer } = shown({ decision: { ...asking("1"), options: seats, least: 1, most: 2 } });
    await fireEvent.click(option("Ann"));
    await passes(5000);
    expect(answer).not.toHaveBeenCalled();
    await fireEvent.click(option("Confirmer"));
    expect(answer).toHaveBeenCalledOnce();
  });
});

describe("cards that are played on somebody", () => {
  const card = (kind: string) => ({ type: "card", kind });
  const aim = (on: number[], count = 1, together = true) => ({ asks: "target", on: new Set(on), count, together });
  const turn = { ...asking("0-1"), options: [{ type: "word", word: "draw" }, card("accusation"), card("evidence")] };
  const target = { ...asking("0-2"), kind: "target", options: [1, 2].map((seat) => ({ type: "seat", seat })) };
  const shown = () => {
    const answer = vi.fn(() => Promise.resolve({}));
    const props = (decision: object) => ({
      decision: decision as Decision,
      names,
      calls: { answer } as unknown as Calls,
      wait: () => 2000,
      aims: (decision as Decision).kind === "turn" ? [null, aim([1, 2], 2), aim([1])] : [],
    });
    return {
      answer,
      props,
      sent: () => (answer.mock.calls as unknown[][]).map(([, what]) => what),
      ...render(Ask, props(turn)),
    };
  };
  const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  it("are taken up one by one, and then all go with one tap on a seat", async () => {
    const { sent, props, rerender } = shown();
    await tap(/^Accusation/);
    expect([...asking_.aimed!.on]).toEqual([1, 2]);
    await tap(/^Accusation/);
    await tap(/^Preuve/);
    expect([...asking_.aimed!.on]).toEqual([1]);
    expect(sent()).toEqual([]);
    asking_.aimed!.aim(1);
    asking_.aimed!.aim(1); // no need to wait
    await rerender(props(target));
    await rerender(props(turn));
    await rerender(props(target));
    await rerender(props(turn));
    await rerender(props(target));
    await rerender(props(turn));
    const on = { type: "seat", seat: 1 };
    expect(sent()).toEqual([card("accusation"), on, card("accusation"), on, card("evidence"), on]);
  });

  it("stay in hand from the first question on that nobody expected", async () => {
    const { sent, props, rerender } = shown();
    await tap(/^Accusation/);
    await tap(/^Preuve/);
    asking_.aimed!.aim(1);
    asking_.aimed!.aim(1);
    await rerender(props(target));
    await rerender(props({ ...target, id: "0-3", kind: "tryal" })); // it came to a trial
    await rerender(props(turn));
    expect(sent()).toEqual([card("accusation"), { type: "seat", seat: 1 }]);
  });

  it("stay in hand where the seat or the cards are taken back", async () => {
    const { answer } = shown();
    await tap(/^Accusation/);
    asking_.aimed!.aim(2);
    await tick();
    await tap("Annuler");
    expect([asking_.aimed!.target, asking_.aimed!.held.length]).toEqual([null, 1]);
    await tap("Annuler");
    expect(asking_.aimed).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it("are sent alone where whom they are for is to be read from a list", async () => {
    const { sent } = shown();
    await tap(/^Accusation/);
    await tap("Choisissez qui");
    expect(sent()).toEqual([card("accusation")]);
  });
});

describe("a choice of several", () => {
  const seats = names.map((_, seat) => ({ type: "seat", seat }));
  const several = (more: object) =>
    ({ ...asking("1"), options: seats, least: 2, most: 2, ...more }) as unknown as Decision;
  const marks = (container: Element) =>
    [...container.querySelectorAll("[aria-pressed=true]")].map((each) => /[✓\d]/.exec(each.textContent!)?.[0]);

  it("speaks of an order, and numbers what is chosen, only where the order counts", async () => {
    for (const [ordered, marked] of [
      [true, ["2", "1"]],
      [false, ["✓", "✓"]],
    ] as const) {
      const { container, unmount } = render(Ask, { decision: several({ ordered }), names, calls: {} as Calls });
      expect(container.querySelector(".question")!.textContent!.includes(words.now.say("in-order"))).toBe(ordered);
      await fireEvent.click(screen.getByRole("button", { name: /Cid/ }));
      await fireEvent.click(screen.getByRole("button", { name: /Ann/ }));
      expect(marks(container)).toEqual(marked);
      unmount();
    }
  });

  it("of all there are is no order to lay where it does not count", () => {
    const { container } = render(Ask, {
      decision: several({ least: 3, most: 3, ordered: false }),
      names,
      calls: {} as Calls,
    });
    expect(container.querySelector(".order")).toBeNull();
  });
});

describe("what an option does", () => {
  const told = { tell: (option: Option, decision: Decision) => tell(words.now, option, decision, { view: null }) };
  const calls = {} as Calls;

  it("is read before it is confirmed, by eye and by ear", async () => {
    const { container } = render(Ask, { decision: asking("1"), names, calls, ...told });
    const stocks = screen.getByRole("button", { name: "Pilori" });
    const heard = document.getElementById(stocks.getAttribute("aria-describedby")!)!;
    expect(heard.textContent).toBe(words.now.say("card-stocks-effect"));
    expect(screen.getByRole("button", { name: "Piocher deux cartes" }).getAttribute("aria-describedby")).toBeNull();
    expect(container.querySelector(".effect")!.textContent).toContain(words.now.say("page-effect-hint"));
    await fireEvent.click(stocks);
    expect(container.querySelector(".effect p")!.textContent).toBe(
      `Pilori${words.now.say("colon")}${heard.textContent}`,
    );
  });

  it("stands beside the large card: by a button, by a key", async () => {
    const { container } = render(Ask, { decision: asking("1"), names, calls, ...told });
    const stocks = screen.getByRole("button", { name: "Pilori" });
    const large = () => container.querySelector("dialog.large");
    const shut = () => fireEvent.click(large()!.querySelector("button")!);
    await fireEvent.click(stocks);
    await fireEvent.click(screen.getByRole("button", { name: "Voir Pilori en grand" }));
    expect(large()!.textContent).toContain(words.now.say("card-stocks-effect"));
    await shut();
    expect(large()).toBeNull();
    await fireEvent.keyDown(stocks, { key: "i" });
    expect(large()).not.toBeNull();
    await shut();
  });

  it.each([true, false])(
    "is shown by holding it, which chooses nothing, and the next tap does (a click ends the hold: %s)",
    async (clicks) => {
      const { container } = render(Ask, { decision: asking("1"), names, calls, ...told });
      const stocks = screen.getByRole("button", { name: "Pilori" });
      vi.useFakeTimers();
      await fireEvent.pointerDown(stocks);
      vi.advanceTimersByTime(600);
      vi.useRealTimers();
      await fireEvent.pointerUp(stocks);
      if (clicks) await fireEvent.click(stocks); // none comes where the card lies between finger and button
      const large = container.querySelector("dialog.large")!;
      expect(large.textContent).toContain(words.now.say("card-stocks-effect"));
      expect(stocks.getAttribute("aria-pressed")).toBe("false");
      await fireEvent.click(large.querySelector("button")!);
      await fireEvent.click(stocks); // by the keyboard: no pointer goes down before it
      expect(stocks.getAttribute("aria-pressed")).toBe("true");
    },
  );
});
