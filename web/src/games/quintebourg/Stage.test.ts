import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonsDue } from "../../lib/coach";
import { parting } from "../../lib/parting.svelte";
import { Texts, type Tagged } from "../../lib/texts";
import type { Message } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { namesOf } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import dawn from "./fixtures/dawn.json";
import debate from "./fixtures/debate.json";
import feast from "./fixtures/feast.json";
import night from "./fixtures/night.json";
import over from "./fixtures/over.json";
import places from "./fixtures/places.json";
import vote from "./fixtures/vote.json";
import weddings from "./fixtures/weddings.json";
import { atHand } from "./at-hand.svelte";
import Book from "./Book.svelte";
import { isDeed } from "./deeds";
import { gazette } from "./gazette";
import Gazette from "./Gazette.svelte";
import { guide } from "./guide/book";
import Invoke from "./Invoke.svelte";
import { groups, known, loose } from "./known";
import { lessons } from "./lessons";
import { momentsIn, queued } from "./moments";
import Picture from "./Picture.svelte";
import Reminder from "./Reminder.svelte";
import Stage from "./Stage.svelte";
import { story as told } from "./story";
import { tell } from "./tell";
import { broad, narrow, ring, tally, wide } from "./town";
import type { QuintebourgView } from "./view";

const sources = import.meta.glob<string>(
  ["../../../../src/meetinghouse/*/texts/*.ftl", "../../../../src/meetinghouse/games/quintebourg/texts/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function texts(language: "en" | "fr" | "es"): Texts {
  const files = Object.entries(sources).filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith("/fields.ftl"));
  return new Texts(language, [files.map(([, text]) => text).join("\n")]);
}

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  words.now = texts("en");
});
afterEach(() => {
  cleanup();
  parting.now = null;
  atHand.cover.fall();
  vi.useRealTimers();
});

const answer = vi.fn((..._: unknown[]) => Promise.resolve({}));
const viewOf = (message: unknown) => (message as Message).view as unknown as QuintebourgView;

function tableOf(message: Message) {
  const story = message.story as Tagged[];
  return { story, own: new Set(message.private.map((place) => story[place]!)), skew: 0, answer, closed: vi.fn(), calls: { gesture: vi.fn() } };
}

function staged(fixture: unknown, more: object = {}) {
  const message = fixture as Message;
  const names = namesOf(message, (number) => `Ghost ${number}`);
  return render(Stage, { table: tableOf(message) as never, message, names, ...more });
}

const ALL: Record<string, unknown> = {
  "night of the pack": night.pack, "night of another": night.other, "public night": night.public, debate, dawn, weddings, feast,
  over, places, "a voter": vote.voter, "public vote": vote.public,
}; // prettier-ignore

describe("the stage", () => {
  it.each(Object.keys(ALL))("has words for everything in every language: %s", async (name) => {
    for (const language of ["en", "fr", "es"] as const) {
      words.now = texts(language);
      const { container, unmount } = staged(ALL[name]);
      if (!name.startsWith("public")) {
        atHand.cover.open = true;
        await tick();
      }
      expect(container.textContent).not.toContain("⟨");
      unmount();
    }
  });

  it("shows everybody once, in houses or in the bunker", () => {
    const { container } = staged(dawn);
    const seats = [...container.querySelectorAll(".town [data-seat]")].map((each) => Number(each.getAttribute("data-seat")));
    expect(seats.sort((one, other) => one - other)).toEqual(viewOf(dawn).people.map((each) => each.seat));
  });

  it("has the reader's own house first, and couples in one", () => {
    const view = viewOf(dawn);
    const plots = ring(view, view.viewer);
    expect(plots[0]!.people.map((each) => each.seat)).toContain(view.viewer);
    expect(plots.some(({ people }) => people.length === 2)).toBe(true);
    expect(plots.filter(({ people }) => !people.length).map(({ place }) => place)).toEqual(view.town.vacant.filter((each) => view.town.order.includes(each)));
  });

  it("finds a place of its own for every house, however many", () => {
    for (const plan of [narrow, wide, broad])
      for (let count = 4; count <= 21; count++) {
        const { cells, columns, rows } = plan(count);
        expect(new Set(cells.map((each) => `${each.column} ${each.row}`)).size).toBe(count);
        expect(cells.every((each) => each.column === 1 || each.column === columns || each.row === 1 || each.row === rows)).toBe(true);
      }
  });

  it("lets people be chosen where they live", async () => {
    const pick = vi.fn();
    const { container } = staged(vote.voter, { pick, pickable: new Set([3, 4]), chosen: new Set([4]) });
    await fireEvent.click(container.querySelector('.town [data-seat="3"]')!);
    expect(pick).toHaveBeenCalledWith(3);
    expect(container.querySelector('.town [data-seat="4"]')!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(container.querySelector('.town [data-seat="5"]')!);
    expect(pick).toHaveBeenCalledTimes(1);
    expect(container.querySelector("dialog")).not.toBeNull();
  });

  it("lets houses be chosen where they stand", async () => {
    const take = vi.fn();
    const { container } = staged(places, { take });
    const option = (places as unknown as Message).decisions[0]!.options.find((each) => !Array.isArray(each) && each.type === "position") as Tagged;
    await fireEvent.click(container.querySelector(`[data-place="${String(option["place"])}"] button.home`)!);
    expect(take).toHaveBeenCalledWith(option);
  });

  it("counts votes at the houses and in the grid", () => {
    const { container } = staged(vote.voter);
    const counts = tally(viewOf(vote.voter));
    expect(container.querySelectorAll(".bars li")).toHaveLength(counts.size);
    expect(container.querySelectorAll(".town .votes")).toHaveLength(counts.size);
    expect(container.querySelectorAll(".grid .now")).toHaveLength(1);
  });

  it("has nothing to press on the shared screen", () => {
    for (const each of [night.public, vote.public]) {
      const { container, unmount } = staged(each, { tv: true });
      expect(container.querySelectorAll("button:not(:disabled)")).toHaveLength(0);
      unmount();
    }
  });
});

describe("the night", () => {
  const shape = (node: Element): string => `${node.tagName}(${[...node.children].map(shape).join(",")})`;

  it("has the same frame for whoever is called and whoever is not", () => {
    const bare = (fixture: unknown) => {
      const { container, unmount } = staged(fixture);
      container.querySelectorAll(".town, .gestures .row").forEach((each) => each.replaceChildren());
      const found = shape(container);
      unmount();
      return found;
    };
    expect(bare(night.pack)).toBe(bare(night.other));
  });

  it("covers what was open when it falls", async () => {
    const { rerender } = staged(debate);
    atHand.cover.open = true;
    await rerender({ message: night.other as unknown as Message });
    await tick();
    expect(atHand.cover.open).toBe(false);
  });
});

describe("the feast", () => {
  it("is walked about in, to a place or a house", async () => {
    answer.mockClear();
    const { container } = staged(feast);
    const walk = (feast as unknown as Message).offers.find((each) => each.kind === "walk")!;
    expect(container.querySelectorAll(".feast li.here")).toHaveLength(1);
    await fireEvent.click(container.querySelector(".feast li button")!);
    expect(answer).toHaveBeenLastCalledWith(walk.id, { type: "word", word: "tavern" });
    await fireEvent.click(container.querySelector(".feast .visit button")!);
    expect(answer).toHaveBeenLastCalledWith(walk.id, expect.objectContaining({ type: "position" }));
  });
});

describe("the raised hand", () => {
  it("is raised at the second tap, and looks the same whatever comes of it", async () => {
    const calls = { answer: vi.fn(() => Promise.reject(new Error("no"))) };
    const offer = { id: "0-invoke", seat: 0, kind: "invoke", options: [{ type: "word", word: "invoke" }] };
    const { container } = render(Invoke, { offer: offer as never, calls: calls as never });
    const button = container.querySelector("button")!;
    await fireEvent.click(button);
    expect(calls.answer).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(calls.answer).toHaveBeenCalledWith("0-invoke", offer.options[0]);
    expect(button.dataset["state"]).toBe("raised");
  });

  it("is on every screen, by day and by night, and in no list of offers", () => {
    for (const each of [night.pack, night.other, debate, vote.voter]) {
      const { container, unmount } = staged(each);
      expect(container.querySelectorAll(".invoke button")).toHaveLength(1);
      expect((each as unknown as Message).offers.filter((offer) => offer.kind === "invoke").every(isDeed)).toBe(true);
      unmount();
    }
  });
});

describe("what is told", () => {
  it("stays open, or folded, as the reader wants it until the debate begins", async () => {
    const message = dawn as unknown as Message;
    const names = namesOf(message, (number) => `Ghost ${number}`);
    const at = (phase: string) => ({ table: tableOf(message) as never, names, you: 0, view: { ...viewOf(dawn), phase } as QuintebourgView });
    const { container, rerender } = render(Gazette, at("dawn"));
    const isOpen = () => container.querySelector(".masthead")!.getAttribute("aria-expanded");
    expect(isOpen()).toBe("true");
    await rerender(at("session"));
    expect(isOpen()).toBe("true");
    await fireEvent.click(container.querySelector(".masthead")!);
    await rerender(at("dawn"));
    expect(isOpen()).toBe("false");
    await rerender(at("debate"));
    expect(isOpen()).toBe("false");
    await fireEvent.click(container.querySelector(".masthead")!);
    await rerender(at("debate")); // a new view of the same phase
    expect(isOpen()).toBe("true");
    await rerender(at("vote"));
    expect(isOpen()).toBe("false");
  });

  it("in the gazette, is today's and everybody's", () => {
    const message = dawn as unknown as Message;
    const { story, own } = tableOf(message);
    const news = gazette(story, own).flatMap((each) => each.events);
    expect(news.length).toBeGreaterThan(0);
    expect(news.some((each) => own.has(each))).toBe(false);
    expect(gazette(story.slice(0, 2), own)).toEqual([]);
    expect(gazette([...story, { type: "day-broke", weekday: "sat", day: 9 }], own)).toEqual([]);
  });

  it("of others, is what the reader knows and no more", () => {
    const message = dawn as unknown as Message;
    const { story, own } = tableOf(message);
    const names = namesOf(message, String);
    const view = viewOf(dawn);
    const people = known(words.now, view, story, own, names);
    expect(people.every(({ person }) => person.seat !== view.viewer)).toBe(true);
    expect([...people.flatMap((each) => [...each.facts, ...each.news]), ...loose(words.now, view, story, own, names)].join()).not.toContain("⟨");
    expect(known(words.now, { ...view, people: view.people.map((each) => ({ ...each, party: "", effect: "", alibi: "", camp: "", groups: [], leads: [], duo: [], henchman_of: [] })) }, [], new Set(), names)).toEqual([]);
  });

  it("of a group, is told once, as it was last, and calls the reader you", () => {
    const view = { ...viewOf(dawn), viewer: 0 };
    const met = (seats: number[]): Tagged => ({ type: "group-met", group: "pack", seats, leader: 0 });
    const story = [met([0, 1, 2]), met([0, 1])];
    const found = groups(words.now, view, story, new Set(story), ["Ann", "Bob", "Cid"]);
    expect(found).toHaveLength(1);
    expect(found[0]).not.toMatch(/Ann|Cid/);
    expect(found[0]).toContain("Bob");
  });

  it("first of all, is on the reader's cards", async () => {
    const base = night.other as unknown as Message;
    const first = { ...viewOf(base), town: { ...viewOf(base).town, night: 1 } };
    const message = { ...base, view: first, table: { ...base.table, code: "NEWS" } } as unknown as Message;
    staged(message);
    const fold = vi.fn();
    const { container } = render(Reminder, { message, fold });
    await fireEvent.click(container.querySelector(".reminder")!);
    expect(fold).toHaveBeenCalled();
    expect(atHand.cover.open).toBe(true);
    expect(container.querySelector(".reminder")).toBeNull();
  });

  it("in the log, has a part for each day and night", () => {
    expect(told.part({ type: "night-fell", weekday: "thu", night: 1 })).toEqual(["night-thu", null]);
    expect(told.part({ type: "day-broke", weekday: "sun", day: 3 })).toEqual(["day-sun", null]);
    expect(told.secret).toContain("night-thu");
    for (const day of ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]) expect(words.now.has(`page-log-day-${day}`)).toBe(true);
  });

  it("of houses, is who lives there; of laws, what they do", () => {
    const message = places as unknown as Message;
    const decision = message.decisions[0]!;
    expect(tell(words.now, { type: "position", place: 2 }, decision, message).name).toContain("3");
    expect(tell(words.now, { type: "word", word: "hurt" }, { ...decision, kind: "propose-law" }, message).effect).toBe(words.now.say("law-hurt-effect"));
  });
});

describe("moments", () => {
  const moments = (events: Tagged[], own: Tagged[] = []) => momentsIn(events, new Set(own)).map((each) => each.kind);

  it("are what everybody is told", () => {
    const seen = { type: "invoked", seat: 2 };
    expect(moments([{ type: "condemned", seat: 1 }, { type: "voted", seat: 1, names: [2] }, seen])).toEqual(["condemned", "invoked"]);
    expect(moments([seen], [seen])).toEqual([]);
    expect(moments([{ type: "day-broke", weekday: "sun", day: 3 }, { type: "feast-began" }])).toEqual(["feast"]);
  });

  it("do not bring the day into the dark", () => {
    const [law, dusk] = momentsIn([{ type: "law-decided", law: "two", accepted: true }, { type: "night-fell", weekday: "mon", night: 2 }]);
    expect(queued([law!], [law!, dusk!], { before: "evening", now: "night" })).toEqual([dusk]);
    expect(queued([], [law!], { before: "session", now: "session" })).toEqual([law]);
  });

  it("lie over the town when something new comes, and go at a tap", async () => {
    const message = debate as unknown as Message;
    const { container, rerender } = staged(debate);
    expect(container.querySelector("[data-moment]")).toBeNull();
    const story = [...(message.story as Tagged[]), { type: "condemned", seat: 1 }];
    await rerender({ message: { ...message, story: story as never, length: message.length + 1 } });
    expect(container.querySelector("[data-moment=condemned]")).not.toBeNull();
    await fireEvent.pointerDown(window);
    expect(container.querySelector("[data-moment]")).toBeNull();
  });
});

describe("lessons", () => {
  it("have words in every language, and lead to the guide", async () => {
    const sections = (await guide.read("en"))("e").flatMap((each) => [each.id, ...(each.items ?? []).map((item) => item.id)]);
    for (const language of ["en", "fr", "es"] as const)
      for (const { key, more } of lessons.all) {
        expect(texts(language).has(`page-coach-${key}`) && texts(language).has(`page-coach-${key}-text`), `${language} ${key}`).toBe(true);
        expect(sections).toContain(more);
      }
  });

  it("depend on nothing but the hour in the dark", () => {
    const due = (message: unknown) => lessonsDue(lessons, message as Message, new Set()).map((each) => each.key);
    expect(due(night.pack)).toEqual(due(night.other));
    expect(due(vote.voter)).toContain("vote");
    expect(due(over)).toEqual(["over"]);
  });
});

describe("the guide", () => {
  it.each(["v", "m", "e"])("has words for every role, post, law and call of mode %s", async (mode) => {
    for (const language of ["en", "fr", "es"] as const) {
      words.now = texts(language);
      const sections = (await guide.read(language))(mode);
      const all = sections.flatMap((each) => [each.title, ...each.blocks.flat(), ...(each.items ?? []).flatMap((item) => [item.title, ...item.texts])]);
      expect(all.join("\n")).not.toContain("⟨");
      expect(sections.flatMap((each) => each.items ?? []).every((item) => item.texts.length > 0)).toBe(true);
    }
  });
});

describe("the book", () => {
  it("has a page for people, posts, laws and money, walked through with the arrow keys", async () => {
    const message = vote.voter as unknown as Message;
    const { container } = render(Book, { table: tableOf(message), view: viewOf(message), board: message.table, names: namesOf(message, String), you: message.you.seat });
    const tabs = [...container.querySelectorAll<HTMLElement>("[role=tab]")];
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      await fireEvent.click(tab);
      expect(container.querySelector("[role=tabpanel]")!.textContent!.length).toBeGreaterThan(20);
      expect(container.textContent).not.toContain("⟨");
    }
    await fireEvent.keyDown(tabs[3]!, { key: "ArrowRight" });
    expect(tabs[0]!.getAttribute("aria-selected")).toBe("true");
  });
});

describe("pictures of options", () => {
  it.each([
    { type: "seat", seat: 1 }, { type: "position", place: 2 }, { type: "word", word: "president" }, { type: "word", word: "mc" },
    { type: "word", word: "none" }, { type: "amount", amount: 2 }, { type: "word", word: "room" },
  ])("keep their label: %o", (option) => {
    atHand.view = viewOf(dawn);
    const { container } = render(Picture, { option, label: "so it is called" });
    expect(container.textContent).toContain("so it is called");
  }); // prettier-ignore
});

describe("the end", () => {
  it("tells who won and who everybody was", () => {
    const message = over as unknown as Message;
    const { container } = render(AtTheEnd, { message, names: namesOf(message, String), story: message.story as Tagged[] });
    expect(container.querySelectorAll("ol > li")).toHaveLength(viewOf(over).people.length);
    expect(container.querySelectorAll("[data-won]")).toHaveLength(message.table.outcome!.winners.length);
    expect(container.querySelectorAll(".wins li").length).toBeGreaterThan(0);
  });
});
