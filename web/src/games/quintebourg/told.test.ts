import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Tagged } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import { namesOf } from "../games";
import dawn from "./fixtures/dawn.json";
import places from "./fixtures/places.json";
import { gazette } from "./gazette";
import Gazette from "./Gazette.svelte";
import { groups, known, loose } from "./known";
import { story as told } from "./story";
import { tell } from "./tell";
import type { QuintebourgView } from "./view";
import { clean, tableOf, viewOf } from "./staged";

clean();

describe("what is told", () => {
  it("stays open, or folded, as the reader wants it until the debate begins", async () => {
    const message = dawn as unknown as Message;
    const names = namesOf(message, (number) => `Ghost ${number}`);
    const at = (phase: string) => ({
      table: tableOf(message) as never,
      names,
      you: 0,
      view: { ...viewOf(dawn), phase } as QuintebourgView,
    });
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
    expect(
      [...people.flatMap((each) => [...each.facts, ...each.news]), ...loose(words.now, view, story, own, names)].join(),
    ).not.toContain("⟨");
    expect(
      known(
        words.now,
        {
          ...view,
          people: view.people.map((each) => ({
            ...each,
            party: "",
            effect: "",
            alibi: "",
            camp: "",
            groups: [],
            leads: [],
            duo: [],
            henchman_of: [],
          })),
        },
        [],
        new Set(),
        names,
      ),
    ).toEqual([]);
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

  it("in the log, has a part for each day and night", () => {
    expect(told.part({ type: "night-fell", weekday: "thu", night: 1 })).toEqual(["night-thu", null]);
    expect(told.part({ type: "day-broke", weekday: "sun", day: 3 })).toEqual(["day-sun", null]);
    expect(told.secret).toContain("night-thu");
    for (const day of ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
      expect(words.now.has(`page-log-day-${day}`)).toBe(true);
  });

  it("of houses, is who lives there; of laws, what they do", () => {
    const message = places as unknown as Message;
    const decision = message.decisions[0]!;
    expect(tell(words.now, { type: "position", place: 2 }, decision, message).name).toContain("3");
    expect(tell(words.now, { type: "word", word: "hurt" }, { ...decision, kind: "propose-law" }, message).effect).toBe(
      words.now.say("law-hurt-effect"),
    );
  });
});
