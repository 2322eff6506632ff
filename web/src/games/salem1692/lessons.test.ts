import { describe, expect, it } from "vitest";
import english from "../../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import dawn from "./fixtures/dawn.json";
import night from "./fixtures/night.json";
import over from "./fixtures/over.json";
import twelve from "./fixtures/twelve.json";
import { lessonsDue } from "../../lib/coach/coach";
import { Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { CARDS, SECTIONS } from "./guide/guide";
import { lessons as taught } from "./lessons";

const as = (value: unknown) => value as Message;
const FIRST = ["theme", "goal", "tryals"];
const lessons = (message: Message, seen: ReadonlySet<string>) =>
  lessonsDue(taught, message, seen).map((each) => each.key);
const lesson = (message: Message, seen: ReadonlySet<string>) => lessons(message, seen)[0] ?? null;

/** The same message with some changes. */
function having(changes: {
  story?: object[];
  phase?: string;
  decisions?: object[];
  people?: (seat: number) => object;
}): Message {
  const base = twelve as unknown as { view: { people: object[] } };
  return as({
    ...base,
    story: changes.story ?? [],
    decisions: changes.decisions ?? [],
    view: {
      ...base.view,
      phase: changes.phase ?? "day",
      people: base.view.people.map((each, seat) => ({ ...each, accusations: 0, ...changes.people?.(seat) })),
    },
  });
}

const asked = (kind: string, about: object | null = null) => [{ id: "1", seat: 0, kind, options: [], about }];

describe("what a coach says of Salem", () => {
  it("begins with what the game is about, one thing after the other", () => {
    expect(lesson(having({}), new Set())).toBe("theme");
    expect(lesson(having({}), new Set(["theme"]))).toBe("goal");
    expect(lessons(having({}), new Set())).toEqual(FIRST);
    expect(lesson(having({}), new Set(FIRST))).toBeNull();
  });

  it("says nothing twice", () => {
    const message = having({ story: [{ type: "turn-began", seat: 3 }] });
    expect(lessons(message, new Set(FIRST))).toEqual(["turn"]);
    expect(lessons(message, new Set([...FIRST, "turn"]))).toEqual([]);
  });

  it.each([
    [{ phase: "dawn" }, ["dawn"]],
    [{ story: [{ type: "cat-given", seat: 1 }] }, ["cat"]],
    [{ decisions: asked("turn") }, ["yours"]],
    [{ decisions: asked("target", { type: "card", kind: "stocks" }) }, ["target"]],
    [{ story: [{ type: "drawn-card-seen", seat: 0, card: "alibi" }] }, ["draw"]],
    [{ story: [{ type: "card-played", by: 1, card: "evidence", target: 2 }] }, ["red"]],
    [{ story: [{ type: "card-played", by: 1, card: "alibi", target: 2, as_witness: true }] }, ["red"]],
    [{ story: [{ type: "card-played", by: 1, card: "alibi", target: 2 }] }, ["green"]],
    [{ story: [{ type: "card-played", by: 1, card: "black-cat", target: 2 }] }, ["blue"]],
    [{ people: (seat: number) => (seat === 2 ? { accusations: 5, threshold: 7 } : {}) }, ["brink"]],
    [{ story: [{ type: "trial-began", accused: 1, accuser: 2 }] }, ["trial"]],
    [{ story: [{ type: "black-card-drawn", seat: 1, card: "conspiracy" }] }, ["conspiracy"]],
    [{ story: [{ type: "tryal-gained", seat: 0, face: "witch" }] }, ["changed"]],
    [{ phase: "night" }, ["night", "sealed"]],
    [{ phase: "confession" }, ["confession"]],
    [{ story: [{ type: "target-announced", seat: 3 }] }, ["morning"]],
    [{ story: [{ type: "eliminated", seat: 3 }] }, ["elimination"]],
    [{ people: (seat: number) => (seat === 0 ? { living: false } : {}) }, ["out"]],
  ])("explains the first %j", (changes, due) => {
    expect(lessons(having(changes), new Set(FIRST))).toEqual(due);
  });

  it("ends with the end", () => {
    const said = lessons(as(over), new Set(["theme", "goal"]));
    expect(said.at(-1)).toBe("over");
    expect(said).not.toContain("tryals");
  });

  it("tells a witch and a townsperson the same in the dark", () => {
    for (const dark of [dawn, night]) {
      expect(lessons(as(dark.witch), new Set())).toEqual(lessons(as(dark.townsperson), new Set()));
    }
  });

  it("says nothing to those who watch", () => {
    expect(lesson(as(dawn.public), new Set())).toBeNull();
  });

  it("has words for every lesson, and a place in the guide", () => {
    for (const { key, more } of taught.all) {
      expect(english).toMatch(new RegExp(`^page-coach-${key} =`, "m"));
      expect(english).toMatch(new RegExp(`^page-coach-${key}-text =`, "m"));
      expect([...Object.keys(SECTIONS), ...Object.keys(CARDS).map((card) => `card-${card}`)]).toContain(more);
    }
  });

  it("speaks of what is asked at once", () => {
    expect(taught.all.filter((each) => each.atOnce).map((each) => each.key)).toEqual(["yours", "target", "confession"]);
  });

  it("speaks of the rules that are played, whatever the edition prints", () => {
    expect(taught.params!(as(twelve))["edition"]).toBe(twelve.view.table.edition);
    const texts = new Texts("en", [english]);
    for (const [picks, said] of [
      ["random", "Chance picks one"],
      ["accuser_chooses", "The accuser picks one"],
    ]) {
      const table = { ...twelve.view.table, settings: { ...twelve.view.table.settings, trial_tryal_selection: picks } };
      const params = taught.params!(as({ ...twelve, view: { ...twelve.view, table } }));
      expect(texts.say("page-coach-trial-text", params)).toContain(said);
    }
  });
});
