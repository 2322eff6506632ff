import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { likes } from "../../lib/shell/settings.svelte";
import type { Language, Tagged } from "../../lib/texts/texts";
import { FILES, written } from "../../lib/texts/written";
import type { Decision, Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import { namesOf } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import { faceDown } from "../../lib/shell/cover.svelte";
import { around } from "../../lib/seats/ring";
import { narrow, stadium } from "./town";
import dawn from "./fixtures/dawn.json";
import ghosts from "./fixtures/ghosts.json";
import night from "./fixtures/night.json";
import over from "./fixtures/over.json";
import twelve from "./fixtures/twelve.json";
import { fresh } from "../../lib/table/moments";
import { momentsIn, queued } from "./moments";
import Picture from "./Picture.svelte";
import Stage from "./Stage.svelte";
import { tell } from "./tell";

const texts = (language: Language) => written(language, "salem1692");

vi.setConfig({ testTimeout: 20_000 }); // asking for roles takes long among so many strokes

beforeAll(() => {
  words.now = texts("en");
});
afterEach(() => {
  cleanup();
  likes.peek = "hold";
});

function staged(fixture: unknown, more: object = {}) {
  const message = fixture as Message;
  const names = namesOf(message, (number) => `Ghost ${number}`);
  const props = { table: { story: message.story, skew: 0 } as never, message, names, ...more };
  return { ...render(Stage, props), props, names };
}

const seatsOf = (message: { decisions: { options: unknown[] }[] }) =>
  new Set(message.decisions[0]!.options.map((each) => (each as { seat: number }).seat));

/** Tags and classes, nothing else. */
function skeleton(node: Element): string {
  const own = `${node.tagName}.${[...node.classList].sort().join(".")}`;
  return `${own}(${[...node.children].map(skeleton).join(",")})`;
}

describe("the ring", () => {
  it("has a place of its own for each of up to twelve seats, the reader first", () => {
    for (let count = 2; count <= 12; count++) {
      for (const plan of [narrow(count), stadium(count)]) {
        const cells = plan.cells.map(({ column, row }) => `${column} ${row}`);
        expect(new Set(cells).size).toBe(count);
        expect(plan.cells[0]!.row).toBe(plan.rows);
        for (const { column, row } of plan.cells) {
          expect(column === 1 || row === 1 || column === plan.columns || row === plan.rows).toBe(true);
        }
      }
    }
    expect(narrow(12).columns).toBe(4);
    expect(around([0, 2, 1, 3], 1)).toEqual([1, 3, 0, 2]);
  });

  it("shows twelve seats with what everybody may know of them", () => {
    const { container } = staged(twelve);
    expect(container.querySelectorAll("button.seat")).toHaveLength(12);
    const words = (seat: number) =>
      container.querySelector(`[data-seat="${seat}"]`)!.textContent.replace(/\s+/g, " ").trim();
    expect(words(3)).toMatch(
      /^Dorothea.*Rebecca Nurse.*accusations: 5 of 7.*turned up: Not a Witch.*Evidence and 2 Accusations/,
    );
    expect(container.querySelectorAll("[data-out]")).toHaveLength(
      twelve.view.people.filter((each) => !each.living).length,
    );
    expect(container.querySelectorAll("[data-turn]")).toHaveLength(1);
  });

  it("has as many lines in the middle before a trial as after it", () => {
    const lines = (trials: number) => {
      const { container, unmount } = staged({
        ...twelve,
        view: { ...twelve.view, table: { ...twelve.view.table, trials } },
      });
      const found = container.querySelectorAll(".words li").length;
      unmount();
      return found;
    };
    expect(lines(0)).toBe(lines(1));
  });

  it("seats ghosts where they sit", () => {
    const { container } = staged(ghosts);
    expect(container.querySelector('[data-seat="2"]')!.textContent).toMatch(/Ghost 1.*ghost/s);
  });

  it("lets a seat be chosen only where it is offered, and read otherwise", async () => {
    const pick = vi.fn();
    const { container, queryByRole } = staged(twelve, { pick, pickable: new Set([3]), chosen: new Set([3]) });
    const seat = (number: number) => container.querySelector(`button[data-seat="${number}"]`)!;
    expect(seat(3).getAttribute("aria-pressed")).toBe("true");
    expect(seat(4).getAttribute("aria-pressed")).toBe(null);
    await fireEvent.click(seat(3));
    expect(pick).toHaveBeenCalledWith(3);
    expect(container.querySelector("dialog")).toBe(null);
    await fireEvent.click(seat(8));
    expect(pick).toHaveBeenCalledTimes(1);
    expect(container.querySelector("dialog h2")!.textContent).toBe("Ines");
    expect(container.querySelector("dialog")!.textContent).toContain("On the card: “It takes 8 accusations");
    expect(container.querySelector("dialog")!.textContent).toContain("misses the next turn");
    expect(queryByRole("button", { name: "Choose Ines" })).toBe(null);
  });

  it("opens a seat that could be chosen by a long press", async () => {
    vi.useFakeTimers();
    const pick = vi.fn();
    const { container } = staged(twelve, { pick, pickable: new Set([3]) });
    const seat = container.querySelector('button[data-seat="3"]')!;
    await fireEvent.pointerDown(seat);
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    await fireEvent.pointerUp(seat);
    await fireEvent.click(seat);
    expect(pick).not.toHaveBeenCalled();
    expect(container.querySelector("dialog h2")!.textContent).toBe("Dorothea");
  });

  it("is a list for whoever likes that better", async () => {
    const { getByRole, getAllByRole, container } = staged(twelve);
    await fireEvent.click(getByRole("button", { name: "As a list" }));
    expect(getAllByRole("listitem").filter((each) => each.querySelector("[data-seat]"))).toHaveLength(12);
    expect(container.textContent).toContain("Rebecca Nurse · accusations: 5 of 7");
    await fireEvent.click(getByRole("button", { name: "As a list" }));
  });

  it("has nothing to press on the shared screen", () => {
    const { container } = staged({ ...twelve, you: { ...twelve.you, seat: null } }, { tv: true });
    expect(container.querySelectorAll("button")).toHaveLength(0);
    expect(container.querySelectorAll(".seat")).toHaveLength(12);
    expect(container.querySelector(".own")).toBe(null);
  });
});

describe("one's own cards", () => {
  const own = (container: Element) => container.querySelector(".own")!;

  it("are in no word of the page until one looks, and covered again when one turns away", async () => {
    const { container, getAllByRole } = staged(dawn.witch);
    const hidden = () => own(container).innerHTML;
    const hand = dawn.witch.view.own!.hand.map((each) => words.now.word("card", each));
    for (const word of [...hand, "Witch", "witch", "townspeople", "Constable"]) expect(hidden()).not.toContain(word);
    await fireEvent.click(getAllByRole("button", { name: "Look" })[0]!);
    expect(hidden()).toContain("Not a Witch");
    await fireEvent(window, new Event("blur"));
    expect(hidden()).not.toContain("Witch");
    await fireEvent.click(getAllByRole("button", { name: "Look" })[1]!);
    for (const word of hand) expect(hidden()).toContain(word);
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    await fireEvent(document, new Event("visibilitychange"));
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    for (const word of hand) expect(hidden()).not.toContain(word);
  });

  it("show while they are held, and no longer", async () => {
    const { container } = staged(twelve);
    const cards = own(container).querySelectorAll(".cards")[1]!;
    await fireEvent.pointerDown(cards, { button: 0 });
    expect(cards.innerHTML).toContain("Evidence");
    await fireEvent.pointerUp(cards);
    expect(cards.innerHTML).not.toContain("Evidence");
  });

  it("are covered when night falls", async () => {
    const { container, rerender, props, getAllByRole } = staged(twelve);
    await fireEvent.click(getAllByRole("button", { name: "Look" })[1]!);
    expect(own(container).innerHTML).toContain("Evidence");
    await rerender({ ...props, message: { ...twelve, view: { ...twelve.view, phase: "night" } } as never });
    expect(own(container).innerHTML).not.toContain("Evidence");
  });

  it("show by a tap for those who like that better", async () => {
    likes.peek = "tap";
    const { container } = staged(twelve);
    const cards = own(container).querySelectorAll(".cards")[1]!;
    await fireEvent.pointerDown(cards, { button: 0 });
    await fireEvent.pointerUp(cards);
    expect(cards.innerHTML).toContain("Evidence");
  });

  it("are covered when the phone lies on its face", () => {
    expect(faceDown(178, 2)).toBe(true);
    expect(faceDown(5, 0)).toBe(false);
    expect(faceDown(null, null)).toBe(false);
  });
});

describe("night", () => {
  for (const [name, fixture] of Object.entries({ dawn, night })) {
    it(`${name} has the same shape for a witch and for a townsperson`, () => {
      const shapes = [fixture.witch, fixture.townsperson].map((message) => {
        const { container, unmount } = staged(message, {
          pick: () => {},
          pickable: seatsOf(message),
          chosen: new Set([2]),
        });
        const found = { shape: skeleton(container), buttons: container.querySelectorAll("button").length };
        unmount();
        return found;
      });
      expect(shapes[0]).toEqual(shapes[1]);
      expect(shapes[0]!.shape).toContain("dots");
    });
  }

  it("tells a witch where the others point, and nobody else", () => {
    const [witch, at] = dawn.witch.view.own!.signs.find(([who]) => who !== dawn.witch.you.seat)!;
    const fellow = staged(dawn.witch);
    const told = `${fellow.names[witch!]} points at`;
    expect(fellow.container.querySelector(`[data-seat="${at}"]`)!.textContent).toContain(told);
    cleanup();
    expect(staged(dawn.townsperson).container.textContent).not.toContain(told);
    cleanup();
    expect(staged(dawn.public).container.querySelector(".dots")!.textContent).toBe("");
  });

  it("says who is known as a witch nowhere in the open", () => {
    const { container } = staged(night.witch);
    expect(container.querySelectorAll("[data-mark='board-witch']")).toHaveLength(0);
  });
});

describe("moments", () => {
  const trial = { type: "trial-began", accused: 2, accuser: 1 };
  const turned = { type: "tryal-revealed", seat: 2, place: 0, face: "witch", cause: "trial" };

  it("are those that everybody is told, and three at most", () => {
    const secret: Tagged[] = [
      { type: "witch-signed", witch: 1, seat: 2 },
      { type: "fellows-seen", seats: [1] },
      { type: "target-chosen", seat: 2 },
      { type: "became-witch", seat: 1 },
      { type: "tryal-gained", seat: 1, face: "witch", giver: 2 },
    ];
    expect(momentsIn(secret)).toEqual([]);
    expect(momentsIn([trial, turned]).map((each) => each.kind)).toEqual(["reveal"]);
    expect(momentsIn(Array.from({ length: 9 }, () => trial))).toHaveLength(3);
  });

  it("are new: not what the first message tells of the past", () => {
    expect(fresh([trial, turned], 2, null)).toEqual([]);
    expect(fresh([trial, turned], 2, 1)).toEqual([turned]);
    expect(fresh([trial, turned], 2, 2)).toEqual([]);
  });

  it("do not wait for longer than their phase, nor a card for its trial", () => {
    const one = (...events: Tagged[]) => momentsIn(events);
    const kinds = (
      ...[waiting, found, before, now]: [ReturnType<typeof one>, ReturnType<typeof one>, string, string]
    ) => queued(waiting, found, { before, now }).map((each) => each.kind);
    const cat = { type: "cat-given", seat: 1 };
    const gone = { type: "eliminated", seat: 2 };
    const conspiracy = { type: "black-card-drawn", card: "conspiracy" };
    const dusk = { type: "narrated", line: "night-sleep" };
    expect(kinds(one(cat, gone), one(conspiracy), "day", "day")).toEqual(["cat", "out", "conspiracy"]);
    expect(kinds(one(cat, gone, conspiracy), one(trial), "day", "day")).toEqual(["out", "conspiracy", "trial"]);
    expect(kinds(one(cat, gone, conspiracy), [], "day", "trial")).toEqual(["cat"]);
    expect(kinds(one(cat), one(conspiracy, dusk), "day", "night")).toEqual(["dusk"]);
    expect(kinds(one(conspiracy), [], "conspiracy", "night")).toEqual([]);
    expect(kinds(one(trial), one(turned), "trial", "day")).toEqual(["reveal"]);
    expect(kinds(one(cat), one(turned), "day", "day")).toEqual(["reveal"]);
    expect(kinds(one(turned), one(turned), "day", "day")).toEqual(["reveal", "reveal"]);
  });

  it("end where night falls", async () => {
    const { container, rerender, props } = staged(twelve);
    const drawn = { type: "black-card-drawn", card: "conspiracy", seat: 1 };
    const told = { ...twelve, story: [drawn], length: twelve.length + 1 };
    await rerender({ ...props, message: told as never });
    expect(container.querySelector("[data-moment=conspiracy]")).not.toBe(null);
    await rerender({ ...props, message: { ...told, story: [], view: { ...twelve.view, phase: "night" } } as never });
    expect(container.querySelector("[data-moment]")).toBe(null);
  });

  it("come with a new message and go by a tap", async () => {
    const { container, rerender, props } = staged(twelve);
    expect(container.querySelector("[data-moment]")).toBe(null);
    await rerender({ ...props, message: { ...twelve, story: [trial], length: twelve.length + 1 } as never });
    expect(container.querySelector("[data-moment=trial]")!.textContent).toContain("to trial");
    await fireEvent.pointerDown(window);
    expect(container.querySelector("[data-moment]")).toBe(null);
  });
});

describe("the end", () => {
  it("opens every seat", () => {
    const message = over as unknown as Message;
    const names = namesOf(message, String);
    const { container, getAllByRole } = render(AtTheEnd, { message, names });
    expect(getAllByRole("listitem")).toHaveLength(7);
    const cards = over.opened.people.reduce((sum, each) => sum + each.row.length, 0);
    expect(container.querySelectorAll(".tryal.up")).toHaveLength(cards);
    expect(container.querySelectorAll("[data-won]")).toHaveLength(over.table.outcome.winners.length);
    expect(container.textContent).toContain("a witch from the first deal, held the card to the last");
  });

  it("opens seat after seat where things may move, around the table too, and at once when told so", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    const fresh = { ...over, table: { ...over.table, commitment: "another" } };
    const message = fresh as unknown as Message;
    const names = namesOf(message, String);
    const story = [{ type: "said", name: names[0]!, channel: "last-words", text: "Not me, never" }];
    const { container, queryByRole } = render(AtTheEnd, { message, names, story });
    const stage = staged(fresh).container;
    const shut = () => container.querySelectorAll("li[data-shut]").length;
    const backs = () => stage.querySelectorAll('.seat .pip[data-face="back"]').length;
    expect([shut(), container.querySelectorAll("[data-won]").length]).toEqual([7, 0]);
    expect(container.textContent).toContain("Not me, never");
    const before = backs();
    await vi.advanceTimersByTimeAsync(3400);
    expect(shut()).toBe(4);
    expect(backs()).toBeLessThan(before);
    await fireEvent.click(queryByRole("button", { name: "Open everything now" })!);
    expect([shut(), backs()]).toEqual([0, 0]);
    expect(queryByRole("button", { name: "Open everything now" })).toBeNull();
    cleanup();
    expect(render(AtTheEnd, { message, names }).container.querySelectorAll("li[data-shut]")).toHaveLength(0);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

describe("an option on its button", () => {
  it("keeps its name", () => {
    const { container } = render(Picture, { option: { type: "position", place: 2 }, label: "Card 3" });
    expect(container.querySelector(".label")!.textContent).toBe("Card 3");
    expect(container.querySelector("b")!.textContent).toBe("3");
  });
});

describe("what a card says", () => {
  const effects = { double_threshold: "It takes twice as many", no_red_played: "No red card may be played" };

  it.each(Object.entries(effects))(
    "is what the table plays, in hand, before a seat and where it is asked for: %s",
    async (piety_effect, said) => {
      likes.peek = "tap";
      const { view } = twelve;
      const people = view.people.map((each) =>
        each.seat === 7 ? { ...each, front: [{ card: "piety", as_witness: false }] } : each,
      );
      const table = { ...view.table, settings: { ...view.table.settings, piety_effect } };
      const message = { ...twelve, view: { ...view, people, table, own: { ...view.own, hand: ["piety"] } } };
      const { container } = staged(message);
      const cards = container.querySelectorAll(".own .cards")[1]!;
      await fireEvent.pointerDown(cards, { button: 0 });
      await fireEvent.pointerUp(cards);
      expect(cards.innerHTML).toContain(said);
      await fireEvent.click(container.querySelector('button[data-seat="7"]')!);
      expect(container.querySelector("dialog")!.textContent).toContain(said);
      expect(tell(words.now, { type: "card", kind: "piety" }, {} as Decision, message as never).effect).toContain(said);
    },
  );
});

describe("the words of this stage", () => {
  it("are there in all three languages", () => {
    const keys = (language: string) =>
      Object.entries(FILES)
        .filter(([path]) => path.endsWith(`salem1692/texts/${language}.ftl`))
        .flatMap(([, text]) => [...text.matchAll(/^(page-salem-[\w-]+) =/gm)].map((each) => each[1]));
    expect(keys("fr")).toEqual(keys("en"));
    expect(keys("es")).toEqual(keys("en"));
    expect(keys("en").length).toBeGreaterThan(30);
  });
});
