import { beforeAll, describe, expect, it } from "vitest";
import engineFields from "../../../../src/meetinghouse/engine/texts/fields.ftl?raw";
import ownFields from "../../../../src/meetinghouse/games/salem1692/texts/fields.ftl?raw";
import { filtersOf, fits, latest, parts as partsOf, type Shown } from "../../lib/log/log";
import { Texts, type Tagged } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import { sound } from "./sounds";
import { story as salem } from "./story";

const parts = (events: readonly Tagged[], shown: Shown = {}) => partsOf(events, shown, salem);
beforeAll(() => {
  words.now = new Texts("en", [[engineFields, ownFields].join("\n")]);
});

const story = [
  { type: "joined", name: "Ann", bot: false },
  { type: "said", name: "Ann", channel: "lobby", text: "hello" },
  { type: "game-started", commitment: "00" },
  { type: "game-set", ring: [0, 1, 2], ghosts: [], tryals: [1, 1, 1], deck: 40 },
  { type: "tryals-seen", seat: 0, faces: ["witch"] },
  { type: "narrated", line: "dawn-sleep", seat: null },
  { type: "fellows-seen", seats: [0] },
  { type: "narrated", line: "dawn-wake", seat: null },
  { type: "cat-given", seat: 2 },
  { type: "turn-began", seat: 1 },
  { type: "card-played", by: 1, card: "accusation", target: 2 },
  { type: "card-played", by: 1, card: "stocks", target: 0 },
  { type: "trial-began", accused: 2, accuser: 1 },
  { type: "tryal-revealed", seat: 2, place: 0, face: "witch", cause: "trial" },
  { type: "turn-began", seat: 2 },
  { type: "narrated", line: "night-sleep", seat: null },
  { type: "witch-signed", witch: 0, seat: 1 },
  { type: "narrated", line: "night-witches", seat: null },
];
const kinds = (shown: ReturnType<typeof parts>) =>
  shown.map((part) => [part.heading, part.seat, part.events.map((each) => each.type)]);

describe("the story of Salem", () => {
  it("has a part for each turn and night, and leaves talk out", () => {
    expect(parts(story).map((part) => [part.heading, part.seat, part.events.length])).toEqual([
      ["lobby", null, 1],
      ["beginning", null, 3],
      ["dawn", null, 4],
      ["turn", 1, 4],
      ["night", null, 3],
    ]);
  });

  it("shows in a secret step only what everybody is told", () => {
    expect(kinds(parts(story, { held: true })).at(-1)).toEqual(["night", null, ["narrated", "narrated"]]);
    expect(kinds(parts(story.slice(0, 7), { held: true })).at(-1)).toEqual(["dawn", null, ["narrated"]]);
  });

  it("holds nothing back of what lies behind", () => {
    expect(parts(story, { held: true })[2]!.events).toHaveLength(4);
  });

  it("covers what is not for a neighbour's eyes", () => {
    const covered = new Set(
      story.filter((each) => ["tryals-seen", "fellows-seen", "witch-signed"].includes(each.type)),
    );
    const types = parts(story, { covered }).flatMap((part) => part.events.map((each) => each.type));
    expect(types).not.toContain("tryals-seen");
    expect(types).not.toContain("fellows-seen");
    expect(types).toContain("tryal-revealed");
  });

  it("has filters", () => {
    expect(kinds(parts(story, { filter: "accusations" }))).toEqual([["turn", 1, ["card-played", "trial-began"]]]);
    expect(kinds(parts(story, { filter: "trials" }))).toEqual([["turn", 1, ["trial-began", "tryal-revealed"]]]);
    const mine = parts(story, { filter: "mine", viewer: 0 }).flatMap((part) => part.events.map((each) => each.type));
    expect(mine).toEqual(["tryals-seen", "fellows-seen", "card-played", "witch-signed"]);
  });

  it("takes no count or place for a seat", () => {
    expect(fits({ type: "tryal-revealed", seat: 2, place: 0, face: "witch", cause: "trial" }, "mine", 0, salem)).toBe(
      false,
    );
    expect(fits({ type: "hand-robbed", victim: 3, recipient: 4, count: 1 }, "mine", 1, salem)).toBe(false);
  });

  it("is cut to whole parts that hold about so many lines", () => {
    const all = parts(story);
    expect(latest(all, 4)).toEqual(all.slice(-2));
    expect(parts(story.slice(0, 10)).at(-1)).toMatchObject({ heading: "turn", seat: 1, events: [] });
    expect(latest(all, 1)).toEqual(all.slice(-1));
    expect(latest(all, 1000)).toEqual(all);
  });

  it("can be looked through for trials and accusations", () => {
    expect(filtersOf(0, salem)).toEqual(["all", "mine", "trials", "accusations"]);
    expect(filtersOf(null, salem)).toEqual(["all", "trials", "accusations"]);
  });
});

describe("the sounds of Salem", () => {
  it("ring when the whole town sleeps or wakes, never for a few", () => {
    const narrated = (line: string) => sound({ type: "narrated", line, seat: null });
    expect(["dawn-sleep", "night-sleep", "night-wake"].map(narrated)).toEqual([1, 1, 1]);
    expect(["night-witches", "night-witches-sleep", "night-constable-wake"].map(narrated)).toEqual([null, null, null]);
  });

  it("are the same whoever is told", () => {
    expect(sound({ type: "trial-began", accused: 1, accuser: 2 })).toBe(2);
    expect(sound({ type: "tryal-revealed", seat: 1, place: 0, face: "witch", cause: "trial" })).toBe("card");
  });
});
