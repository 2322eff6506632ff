import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { likes } from "../../lib/shell/settings.svelte";
import type { Language, Option, Tagged } from "../../lib/texts/texts";
import { written } from "../../lib/texts/written";
import type { Decision, Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import { namesOf } from "../games";
import { BUILDINGS } from "./art/buildings";
import { PEOPLE } from "./art/people";
import Panorama from "./art/Panorama.svelte";
import { TYPES } from "./art/types";
import AtTheEnd from "./AtTheEnd.svelte";
import { isDeed } from "./deeds";
import boxed from "./fixtures/box.json";
import despair from "./fixtures/despair.json";
import draft from "./fixtures/draft.json";
import events from "./fixtures/events.json";
import over from "./fixtures/over.json";
import { box } from "./guide/box.svelte";
import { fresh, queued } from "../../lib/table/moments";
import { momentsIn } from "./moments";
import Note from "./Note.svelte";
import Picture from "./Picture.svelte";
import { trio } from "./printed";
import Stage from "./Stage.svelte";
import { tell } from "./tell";
import { completes, setsOf, streets } from "./town";
import type { NewSalemView, Person, Piece } from "./view";

const texts = (language: Language) => written(language, "newsalem");

vi.setConfig({ testTimeout: 120_000 }); // a machine may be busy

beforeAll(() => {
  box.pieces = boxed as Piece[];
});
beforeEach(() => {
  words.now = texts("en");
});
afterEach(() => {
  cleanup();
  likes.peek = "hold";
  vi.useRealTimers();
});

const closed = vi.fn(() => Promise.resolve([{ option: { type: "card", kind: "cleansing" }, rule: "NEW-EVENT-02" }]));
const answer = vi.fn(() => Promise.resolve({}));

function staged(fixture: unknown, more: object = {}) {
  const message = fixture as Message;
  const names = namesOf(message, (number) => `Ghost ${number}`);
  const props = {
    table: { story: message.story, own: new Set(), skew: 0, calls: { closed }, closed, answer } as never,
    message,
    names,
    ...more,
  };
  return { ...render(Stage, props), props, names };
}

const said = (node: Element | null) => node!.textContent!.replace(/\s+/g, " ").trim();
const settled = async () => {
  for (let each = 0; each < 4; each++) await tick();
};

describe("a street", () => {
  const built = (kinds: string[]): Person =>
    ({ buildings: kinds.map((kind) => ({ kind, type: "law", despair: 0 })) }) as unknown as Person;

  it("is one picture when its three buildings are there, and plots otherwise", () => {
    const [left, middle, right] = trio("law") as [string, string, string];
    const whole = streets(built([right, left, middle, left]), trio);
    expect(whole.map((each) => each.whole)).toEqual([true, false]);
    expect(whole.map((each) => each.spare)).toEqual([false, true]);
    expect(whole[0]!.plots.map((each) => each?.kind)).toEqual([left, middle, right]);
    expect(whole[1]!.plots.map((each) => each?.kind ?? null)).toEqual([left, null, null]);
    expect(setsOf(built([left, left, middle, middle, right, right]), trio)).toBe(2);
  });

  it("is drawn joined over its seams, all plots on one ground", () => {
    const plots = trio("commerce");
    const { container } = render(Panorama, { type: "commerce", plots });
    const svg = container.querySelector("svg")!;
    expect(svg.getAttribute("viewBox")).toMatch(/^0 \S+ 300 /);
    expect(svg.hasAttribute("data-joined")).toBe(true);
    expect(svg.querySelectorAll("[data-building]")).toHaveLength(3);
    expect(svg.querySelectorAll("[data-seam]")).toHaveLength(2);
  });

  it("shows one plot of the same street where not all are there", () => {
    const { container } = render(Panorama, { type: "commerce", plots: [null, "apothecary", null], only: 1 });
    const svg = container.querySelector("svg")!;
    expect(svg.getAttribute("viewBox")).toMatch(/^100 \S+ 100 /);
    expect(svg.querySelectorAll("[data-seam]")).toHaveLength(0);
    expect(svg.querySelectorAll("[data-building]")).toHaveLength(1);
  });

  it("has a drawing for every building of the box, three of each type", () => {
    const kinds = (boxed as Piece[]).filter((each) => each.group === "building").map((each) => each.kind);
    expect(Object.keys(BUILDINGS).sort()).toEqual([...kinds].sort());
    for (const type of TYPES) expect(trio(type)).toHaveLength(3);
  });

  it("has a portrait for every character of the box", () => {
    const kinds = (boxed as Piece[]).filter((each) => each.group === "character").map((each) => each.kind);
    expect(Object.keys(PEOPLE)).toEqual(kinds);
  });
});

describe("the town", () => {
  it("shows a quarter for everybody, the reader's first and open", () => {
    const { container } = staged(draft);
    const quarters = [...container.querySelectorAll<HTMLElement>(".quarter")];
    expect(quarters.map((each) => each.dataset["seat"])).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    expect(quarters.map((each) => each.hasAttribute("data-open"))).toEqual([true, ...Array<boolean>(7).fill(false)]);
  });

  it("unfolds another quarter by a tap", async () => {
    const { container } = staged(draft);
    const head = container.querySelector<HTMLButtonElement>('[data-seat="3"] button.head')!;
    expect(head.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(head);
    expect(head.getAttribute("aria-expanded")).toBe("true");
    const buildings = (draft as unknown as { view: NewSalemView }).view.people[3]!.buildings;
    expect(container.querySelectorAll('[data-seat="3"] .plot:not(.empty)')).toHaveLength(buildings.length);
  });

  it("is a street of houses below the names of their types, and from afar too", () => {
    const { container } = staged(draft);
    const { people } = (draft as unknown as { view: NewSalemView }).view;
    const boards = [...container.querySelectorAll('[data-seat="0"] .board')].map(said);
    expect(new Set(boards.map((each) => each.split(",")[0]))).toEqual(
      new Set(people[0]!.buildings.map(({ type }) => words.now.word("type", type))),
    );
    expect(container.querySelectorAll('[data-seat="1"] .skyline g[data-type]')).toHaveLength(
      people[1]!.buildings.length,
    );
    const beside = [...container.querySelectorAll<HTMLElement>("[data-side]")].map((each) => each.dataset["seat"]);
    expect(beside).toEqual(["1", "7"]); // the player who gets the hand, to the left or to the right
  });

  it("tells despair, threshold, round and direction in words and numbers", () => {
    const { container } = staged(draft);
    const { town } = (draft as unknown as { view: NewSalemView }).view;
    expect(container.querySelector('[role="meter"]')!.getAttribute("aria-valuenow")).toBe(String(town.despair));
    expect(said(container.querySelector(".gauge"))).toContain(
      `Despair ${town.despair}, witches need ${town.threshold}`,
    );
    expect(said(container.querySelector(".middle"))).toMatch(/Round 5 of 5.*Hands go to the left/);
  });

  it("keeps the character covered until the reader looks", async () => {
    const { container, getByRole } = staged(draft);
    expect(container.querySelector(".character")).toBeNull();
    await fireEvent.click(getByRole("button", { name: "Look" }));
    expect(container.querySelector(".character")).not.toBeNull();
    await fireEvent(window, new Event("blur"));
    await tick();
    expect(container.querySelector(".character")).toBeNull();
  });

  it("shows onlookers and the shared screen nothing of anybody's own", () => {
    const { container } = staged(events.public, { tv: true });
    expect(container.querySelector(".own")).toBeNull();
    expect(container.querySelectorAll("button")).toHaveLength(0);
  });
});

describe("choosing", () => {
  it("marks cards of one's own types only while the reader lifts the cover", async () => {
    const { getByRole } = staged(draft);
    const view = (draft as unknown as { view: NewSalemView }).view;
    const types = view.people[0]!.character!.types;
    for (const kind of view.own!.hand) {
      const { container } = render(Picture, { option: { type: "card", kind }, label: "" });
      const { type } = (boxed as Piece[]).find((each) => each.kind === kind)!.facts;
      const own = types.includes(String(type));
      const effect = () => tell(words.now, { type: "card", kind }, { kind: "pick" } as Decision, draft as never).effect;
      for (const lifted of [false, true, false]) {
        expect(container.querySelector(".card")!.classList.contains("mine")).toBe(lifted && own);
        expect(effect()!.includes(words.now.say("page-newsalem-mine"))).toBe(lifted && own);
        await fireEvent.click(getByRole("button", { name: lifted ? "Cover" : "Look" }));
      }
      await fireEvent(window, new Event("blur"));
    }
  });

  it("knows when a building completes a set", () => {
    expect(completes("gallows", ["sheriffs-office", "courthouse"], trio("law"))).toBe(true);
    expect(completes("gallows", ["sheriffs-office", "courthouse", "gallows"], trio("law"))).toBe(false);
    expect(completes("gallows", ["sheriffs-office"], trio("law"))).toBe(false);
  });

  it("says what a building brings", () => {
    const told = tell(words.now, { type: "card", kind: "moneylender" }, { kind: "pick" } as Decision, draft as never);
    expect(told.effect).toMatch(/^Finance · \+2 hope · \+1 despair/);
  });

  it("lets despair be removed where it lies", async () => {
    const choose = vi.fn();
    const { container } = staged(despair, { choose, taken: [] });
    const options = despair.decisions[0]!.options as Option[];
    const mine = options.filter((each) => (each as Tagged[])[0]!["seat"] === 0);
    const plots = container.querySelectorAll<HTMLButtonElement>('[data-seat="0"] button.plot');
    expect(plots).toHaveLength(mine.length);
    await fireEvent.click(plots[0]!);
    expect(choose).toHaveBeenCalledTimes(1);
    expect(mine).toContainEqual(choose.mock.calls[0]![0]);
  });

  it("marks the building that is chosen", () => {
    const option = despair.decisions[0]!.options[0] as Option;
    const { container } = staged(despair, { choose: () => {}, taken: [option] });
    expect(container.querySelectorAll('button.plot[aria-pressed="true"]')).toHaveLength(1);
  });
});

describe("the events", () => {
  it("tell once what is missing", async () => {
    const { container } = staged(events.player);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(events.player.decisions[0]!.id));
    await settled();
    const cleansing = said(container.querySelector('[data-event="cleansing"]'));
    const hope = (events.player as unknown as { view: NewSalemView }).view.people[0]!.hope;
    expect(cleansing).toContain(`You need ${5 - hope} more hope.`);
    expect(cleansing).not.toContain(words.now.say("closed-new-event-02")); // which would say it twice
    expect(container.querySelector('[data-event="investigation"] button')).not.toBeNull();
    expect(container.querySelector('[data-event="cleansing"] button')).toBeNull();
  });

  it("are done at the card, in parts, and close when they are done", async () => {
    const { container, getByRole } = staged(events.player);
    await fireEvent.click(container.querySelector('[data-event="give"] button')!);
    const dialog = container.querySelector("dialog.deed")!;
    await fireEvent.click(dialog.querySelectorAll("button.option")[1]!);
    await fireEvent.click(dialog.querySelectorAll("button.option")[0]!);
    await fireEvent.click(getByRole("button", { name: "Do it" }));
    expect(answer).toHaveBeenCalledWith("0-give", [
      { type: "seat", seat: 2 },
      { type: "amount", amount: 1 },
    ]);
    await settled();
    expect(container.querySelector("dialog.deed")).toBeNull();
  });

  it("keep what was chosen when an offer changes meanwhile, by what it is and not by its number", async () => {
    const gifts = (most: number) =>
      [1, 2, 3, 4].flatMap((seat) =>
        Array.from({ length: most }, (_, each) => [
          { type: "seat", seat },
          { type: "amount", amount: each + 1 },
        ]),
      );
    const having = (most: number) =>
      ({ ...events.player, offers: [{ ...events.player.offers[0]!, options: gifts(most) }] }) as unknown as Message;
    const { container, rerender, props, getByRole } = staged(having(3));
    await fireEvent.click(container.querySelector('[data-event="give"] button')!);
    const options = () => container.querySelectorAll("dialog button.option");
    await fireEvent.click(options()[1]!);
    await fireEvent.click(options()[2]!);
    await rerender({ ...props, message: having(4) } as never);
    await fireEvent.click(getByRole("button", { name: "Do it" }));
    expect(answer).toHaveBeenLastCalledWith("0-give", [
      { type: "seat", seat: 2 },
      { type: "amount", amount: 3 },
    ]);
    await settled();
    await fireEvent.click(container.querySelector('[data-event="give"] button')!);
    await fireEvent.click(options()[1]!);
    await fireEvent.click(options()[3]!);
    await rerender({ ...props, message: having(2) } as never);
    expect((getByRole("button", { name: "Do it" }) as HTMLButtonElement).disabled).toBe(true);
  });

  it("warn before a Cleansing that removes less than it could", async () => {
    const message = structuredClone(events.player) as unknown as Message;
    const view = message.view as NewSalemView;
    view.town.despair = 1;
    message.offers = [
      { ...message.offers[0]!, id: "0-cleansing", kind: "cleansing", options: [{ type: "word", word: "cleanse" }] },
    ] as never;
    const { container, getByRole } = staged(message);
    await fireEvent.click(container.querySelector('[data-event="cleansing"] button')!);
    expect(getByRole("alert").textContent).toContain("only one despair cube");
  });

  it("keep an offer before the reader's eyes while others act", async () => {
    const { container, rerender, props } = staged(events.player);
    await fireEvent.click(container.querySelector('[data-event="give"] button')!);
    await rerender({ ...props, message: { ...(props.message as object), offers: [] } as never });
    expect(container.querySelector("dialog.deed")).not.toBeNull();
  });

  it("are not listed beside the table once more", () => {
    expect(events.player.offers.every((each) => isDeed(each as unknown as Decision))).toBe(true);
    expect(isDeed({ kind: "pick", options: [{}, {}] } as never)).toBe(false);
  });
});

describe("moments", () => {
  const played = (seat: number, buildings: string[]) => ({
    type: "buildings-played",
    seat,
    buildings,
    hope: 0,
    despair: 0,
  });

  it("come when all reveal, together, and at events", () => {
    const found = momentsIn([
      played(0, ["bank"]),
      { type: "redrew", seat: 1 },
      played(1, ["tavern"]),
      { type: "event-triggered", card: "trial", seat: 0, amount: 4, target: 1 },
    ]);
    expect(found.map((each) => each.kind)).toEqual(["reveal", "trial"]);
    expect(found[0]!.buildings).toEqual(["bank", "tavern"]);
  });

  it("do not tell the past", () => {
    expect(fresh([played(0, [])], 1, null)).toEqual([]);
    expect(fresh([played(0, []), played(1, [])], 2, 1)).toHaveLength(1);
  });

  it("do not wait for longer than their phase, and three at most", () => {
    const one = (card: string) => momentsIn([{ type: "event-triggered", card, seat: 0, amount: 4, target: 1 }])[0]!;
    const [trial, pardon, cleansing, investigation] = [
      one("trial"),
      one("pardon"),
      one("cleansing"),
      one("investigation"),
    ];
    expect(queued([trial, pardon], [cleansing], { before: "events", now: "events" })).toEqual([
      trial,
      pardon,
      cleansing,
    ]);
    expect(queued([trial, pardon, cleansing], [investigation], { before: "events", now: "events" })).toHaveLength(3);
    expect(queued([trial, pardon, cleansing], [], { before: "events", now: "pick" })).toEqual([trial]);
  });
});

describe("the end", () => {
  const names = ["Ann", "Bartholomew", "Cora", "Dorothea", "Eli"];

  it("is told at once where nothing moves, with everybody's points", () => {
    const { container } = render(AtTheEnd, { message: over as unknown as Message, names });
    expect(container.querySelectorAll(".character")).toHaveLength(5);
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => [...row.children].map(said).join(" "));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe("Cora puritan won 9 4 13 1");
  });

  it("turns the characters over one by one, and shifts the despair with each", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const message = { ...over, table: { ...over.table, commitment: "slowly" } } as unknown as Message;
    const { container, getByRole } = render(AtTheEnd, { message, names });
    const meter = () => container.querySelector('[role="meter"]')!.getAttribute("aria-valuenow");
    expect(container.querySelectorAll(".character")).toHaveLength(0);
    expect(meter()).toBe("9");
    await vi.advanceTimersByTimeAsync(1300);
    expect(container.querySelectorAll(".character")).toHaveLength(1);
    expect(meter()).toBe("7"); // a witch on trial takes two with her
    expect(container.querySelector("table")).toBeNull();
    await fireEvent.click(getByRole("button", { name: /at once/ }));
    expect(meter()).toBe("9");
    expect(container.querySelector("table")).not.toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("what is reconstructed", () => {
  it("is told before the game, with all sources", () => {
    const { container } = render(Note);
    expect(said(container)).toContain(words.now.say("game-reconstructed"));
    expect([...container.querySelectorAll("dt")].map(said)).toContain("reconstructed here");
    expect(said(container.querySelector("dl"))).not.toContain("⟨");
  });
});

describe("in every language", () => {
  it.each(["en", "fr", "es"] as const)("%s has all the words", async (language) => {
    words.now = texts(language);
    for (const fixture of [draft, despair, events.player, events.public, over]) {
      const { container } = staged(fixture);
      await settled();
      for (const head of container.querySelectorAll<HTMLElement>("button.head")) await fireEvent.click(head);
      for (const look of container.querySelectorAll<HTMLElement>(".own button")) await fireEvent.click(look);
      expect(container.innerHTML).not.toContain("⟨");
      cleanup();
    }
    const { container } = render(AtTheEnd, { message: over as unknown as Message, names: ["A", "B", "C", "D", "E"] });
    expect(container.innerHTML).not.toContain("⟨");
  });
});
