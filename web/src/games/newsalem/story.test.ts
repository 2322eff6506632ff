import { beforeAll, describe, expect, it } from "vitest";
import engineFields from "../../../../src/meetinghouse/engine/texts/fields.ftl?raw";
import ownFields from "../../../../src/meetinghouse/games/newsalem/texts/fields.ftl?raw";
import english from "../../../../src/meetinghouse/games/newsalem/texts/en.ftl?raw";
import house from "../../../../src/meetinghouse/server/texts/en.ftl?raw";
import { filtersOf, lines, parts as partsOf, type Shown } from "../../lib/log/log";
import { Texts, type Tagged } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import { sound } from "./sounds";
import { story as newsalem } from "./story";

const parts = (shown: Shown = {}) => partsOf(story, shown, newsalem);
const types = (shown: Shown) => parts(shown).flatMap((part) => part.events.map((each) => each.type));
beforeAll(() => {
  words.now = new Texts("en", [[engineFields, ownFields, english, house].join("\n")]);
});

const story: Tagged[] = [
  { type: "joined", name: "Ann", bot: false },
  { type: "game-started", commitment: "00" },
  { type: "game-set", witches: 2, puritans: 4, deck: 54, threshold: 6 },
  { type: "character-dealt", seat: 0, character: "widow", side: "witches", types: ["law"] },
  { type: "round-began", round: 1, cards: 3, play: 2, direction: "left" },
  { type: "hand-dealt", seat: 0, buildings: ["bank", "gallows", "school"] },
  { type: "hands-passed", direction: "left", left: 2 },
  { type: "hand-received", seat: 0, giver: 2, buildings: ["bank", "school"] },
  { type: "redrawn", seat: 0, building: "tavern" },
  { type: "redrew", seat: 0 },
  { type: "buildings-played", seat: 0, buildings: ["gallows", "tavern"], hope: 0, despair: 1 },
  { type: "buildings-played", seat: 1, buildings: ["bank", "apothecary"], hope: 1, despair: 0 },
  { type: "despair-removed", seat: 1, owner: 0, building: "gallows", despair: 0 },
  { type: "hope-given", giver: 1, receiver: 2, amount: 1 },
  { type: "event-triggered", seat: 2, card: "trial", amount: 4, target: 1 },
  { type: "round-ended", round: 1, deck: 48 },
  { type: "round-began", round: 2, cards: 4, play: 3, direction: "right" },
  { type: "said", name: "Ann", channel: "table", text: "hello" },
  { type: "event-triggered", seat: 0, card: "investigation", amount: 3, target: 2 },
  { type: "character-investigated", seat: 0, target: 2, character: "notary", side: "puritans", types: ["law"] },
  { type: "round-ended", round: 5, deck: 12 },
  { type: "character-revealed", seat: 0, character: "widow", side: "witches", trial: false, change: 2 },
  { type: "character-revealed", seat: 1, character: "jailer", side: "puritans", trial: true, change: 2 },
  { type: "despair-counted", cubes: 3, despair: 7, threshold: 6 },
  { type: "scored", seat: 0, matching: 4, sets: 2, total: 6, hope: 1 },
  { type: "game-won", side: "witches", winners: [0], why: "points" },
];

describe("the story of New Salem", () => {
  it("has a part for each round and one for the end, and leaves out what they tell", () => {
    expect(parts().map((part) => [part.heading, part.events.length])).toEqual([
      ["lobby", 1],
      ["beginning", 3],
      ["round-1", 10],
      ["round-2", 3],
      ["end", 5],
    ]);
    for (const { heading } of parts()) expect(words.now.has(`page-log-${heading}`), heading).toBe(true);
  });

  it("has a heading for every round", () => {
    for (const round of [1, 2, 3, 4, 5])
      expect(words.now.has(`page-log-${newsalem.part({ type: "round-began", round })![0]}`)).toBe(true);
  });

  it("can be looked through for events and gifts, for buildings, and for oneself", () => {
    expect(filtersOf(0, newsalem)).toEqual(["all", "mine", "events", "buildings"]);
    expect(filtersOf(null, newsalem)).toEqual(["all", "events", "buildings"]);
    for (const each of filtersOf(0, newsalem)) expect(words.now.has(`page-log-${each}`), each).toBe(true);
    expect(types({ filter: "events" })).toEqual([
      "hope-given",
      "event-triggered",
      "event-triggered",
      "character-investigated",
    ]);
    expect(types({ filter: "buildings" })).toEqual([
      "redrawn",
      "redrew",
      "buildings-played",
      "buildings-played",
      "despair-removed",
    ]);
    expect(types({ filter: "mine", viewer: 1 })).toEqual([
      "buildings-played",
      "despair-removed",
      "hope-given",
      "event-triggered",
      "character-revealed",
    ]);
  });

  it("takes no number for a seat", () => {
    const mine = types({ filter: "mine", viewer: 2 });
    expect(mine).not.toContain("round-began");
    expect(mine).not.toContain("despair-counted");
    expect(mine).not.toContain("game-set");
  });

  it("covers what only the reader was told", () => {
    const covered = new Set(
      story.filter((each) => ["character-dealt", "redrawn", "character-investigated"].includes(each.type)),
    );
    expect(covered.size).toBeGreaterThan(2);
    expect(types({ covered }).length).toBe(types({}).length - covered.size);
  });

  it("gives weight to events and to the end", () => {
    const told = lines(parts().at(-1)!.events, words.now, 0, ["Ann", "Bob", "Cid"], newsalem);
    expect(told.map((each) => each.kind)).toEqual(["grave", "grave", "grave", "plain", "grave"]);
  });
});

describe("the sounds of New Salem", () => {
  it("are the same whoever is told", () => {
    expect(sound({ type: "event-triggered", seat: 1, card: "trial", target: 2 })).toBe(2);
    expect(sound({ type: "event-triggered", seat: 1, card: "cleansing", target: null })).toBe(1);
    expect(sound({ type: "game-won", side: "witches", winners: [0], why: "points" })).toBe(3);
  });

  it("ring once for what all do together", () => {
    const played = [0, 1, 2].map((seat) =>
      sound({ type: "buildings-played", seat, buildings: [], hope: 0, despair: 0 }),
    );
    expect(played).toEqual(["card", null, null]);
  });
});
