import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Tagged } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
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
import { isDeed } from "./deeds";
import Invoke from "./Invoke.svelte";
import { momentsIn, queued } from "./moments";
import Picture from "./Picture.svelte";
import { broad, narrow, ring, tally, wide } from "./town";
import { answer, clean, staged, texts, viewOf } from "./staged";

clean();

const ALL: Record<string, unknown> = {
  "night of the pack": night.pack,
  "night of another": night.other,
  "public night": night.public,
  debate,
  dawn,
  weddings,
  feast,
  over,
  places,
  "a voter": vote.voter,
  "public vote": vote.public,
};

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
    const seats = [...container.querySelectorAll(".town [data-seat]")].map((each) =>
      Number(each.getAttribute("data-seat")),
    );
    expect(seats.sort((one, other) => one - other)).toEqual(viewOf(dawn).people.map((each) => each.seat));
  });

  it("has the reader's own house first, and couples in one", () => {
    const view = viewOf(dawn);
    const plots = ring(view, view.viewer);
    expect(plots[0]!.people.map((each) => each.seat)).toContain(view.viewer);
    expect(plots.some(({ people }) => people.length === 2)).toBe(true);
    expect(plots.filter(({ people }) => !people.length).map(({ place }) => place)).toEqual(
      view.town.vacant.filter((each) => view.town.order.includes(each)),
    );
  });

  it("finds a place of its own for every house, however many", () => {
    for (const plan of [narrow, wide, broad])
      for (let count = 4; count <= 21; count++) {
        const { cells, columns, rows } = plan(count);
        expect(new Set(cells.map((each) => `${each.column} ${each.row}`)).size).toBe(count);
        expect(
          cells.every((each) => each.column === 1 || each.column === columns || each.row === 1 || each.row === rows),
        ).toBe(true);
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
    const choose = vi.fn();
    const { container } = staged(places, { choose });
    const option = (places as unknown as Message).decisions[0]!.options.find(
      (each) => !Array.isArray(each) && each.type === "position",
    ) as Tagged;
    await fireEvent.click(container.querySelector(`[data-place="${String(option["place"])}"] button.home`)!);
    expect(choose).toHaveBeenCalledWith(option);
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

describe("moments", () => {
  const moments = (events: Tagged[], own: Tagged[] = []) => momentsIn(events, new Set(own)).map((each) => each.kind);

  it("are what everybody is told", () => {
    const seen = { type: "invoked", seat: 2 };
    expect(moments([{ type: "condemned", seat: 1 }, { type: "voted", seat: 1, names: [2] }, seen])).toEqual([
      "condemned",
      "invoked",
    ]);
    expect(moments([seen], [seen])).toEqual([]);
    expect(moments([{ type: "day-broke", weekday: "sun", day: 3 }, { type: "feast-began" }])).toEqual(["feast"]);
  });

  it("do not bring the day into the dark", () => {
    const [law, dusk] = momentsIn([
      { type: "law-decided", law: "two", accepted: true },
      { type: "night-fell", weekday: "mon", night: 2 },
    ]);
    expect(queued([law!], [law!, dusk!], { before: "evening", now: "night" })).toEqual([dusk]);
    expect(queued([], [law!], { before: "session", now: "session" })).toEqual([law]);
  });

  it("do not head what is over: a law gives way to the verdict, and one morning to the next", () => {
    const [morning, law, verdict, wedding] = momentsIn([
      { type: "day-broke", weekday: "mon", day: 4 },
      { type: "law-decided", law: "two", accepted: true },
      { type: "condemned", seat: 1 },
    ]).concat(momentsIn([{ type: "married", seats: [1, 2] }]));
    const still = { before: "vote", now: "vote" };
    expect(queued([law!], [verdict!], still)).toEqual([verdict]);
    expect(queued([], [morning!, law!, verdict!], still)).toEqual([verdict]);
    expect(queued([verdict!], [wedding!], still)).toEqual([verdict, wedding]);
    expect(queued([morning!], [law!], still)).toEqual([law]);
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

describe("pictures of options", () => {
  it.each([
    { type: "seat", seat: 1 },
    { type: "position", place: 2 },
    { type: "word", word: "president" },
    { type: "word", word: "mc" },
    { type: "word", word: "none" },
    { type: "amount", amount: 2 },
    { type: "word", word: "room" },
  ])("keep their label: %o", (option) => {
    atHand.view = viewOf(dawn);
    const { container } = render(Picture, { option, label: "so it is called" });
    expect(container.textContent).toContain("so it is called");
  });
});

describe("the end", () => {
  it("tells who won and who everybody was", () => {
    const message = over as unknown as Message;
    const { container } = render(AtTheEnd, {
      message,
      names: namesOf(message, String),
      story: message.story as Tagged[],
    });
    expect(container.querySelectorAll("ol > li")).toHaveLength(viewOf(over).people.length);
    expect(container.querySelectorAll("[data-won]")).toHaveLength(message.table.outcome!.winners.length);
    expect(container.querySelectorAll(".wins li").length).toBeGreaterThan(0);
  });
});
