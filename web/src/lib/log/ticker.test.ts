import { beforeEach, describe, expect, it } from "vitest";
import { story } from "../../games/salem1692/story";
import { PLAIN, ways } from "../table/ways.svelte";
import type { Tagged, Texts } from "../texts/texts";
import { brief, ticker } from "./ticker";

const texts = { story: (events: Tagged[]) => events.map((each) => each.type) } as unknown as Texts;
const told = (events: Tagged[], more: { held?: boolean; covered?: ReadonlySet<Tagged> } = {}) =>
  ticker(events, texts, 0, ["Ann", "Bea"], more, 2).map(({ text, mine }) => (mine ? `${text}!` : text));

describe("the ticker", () => {
  beforeEach(() => (ways.now = { ...PLAIN, story }));

  it("has the last lines of the log, and marks those that name the reader", () => {
    const events = [
      { type: "card-drawn", seat: 1 },
      { type: "card-played", by: 1, card: "accusation", target: 0 },
      { type: "said", name: "Bea", channel: "town", text: "You!" },
      { type: "card-drawn", seat: 1 },
    ];
    expect(told(events)).toEqual(["card-played!", "card-drawn"]);
  });

  it("has the last word that was said, and of those before it none, so that talk hides no event", () => {
    const spoke = (seat: number) => ({ type: "spoke", seat, number: 4, channel: "town", to: [], sayings: [] });
    const events = [{ type: "card-drawn", seat: 1 }, spoke(0), spoke(1)];
    expect(told(events)).toEqual(["card-drawn", "spoke"]);
    expect(told([...events, { type: "card-drawn", seat: 1 }])).toEqual(["card-drawn", "card-drawn"]);
    const accused = { ...spoke(1), sayings: [{ kind: "suspect", parts: [{ type: "seat", seat: 0 }] }] };
    expect(told([...events, accused])).toEqual(["card-drawn", "spoke!"]);
  });

  it("leaves out what only the reader was told, and at night what the night is about", () => {
    const secret = { type: "drawn-card-seen", seat: 0, card: "alibi" };
    const events = [{ type: "card-drawn", seat: 1 }, secret];
    expect(told(events, { covered: new Set([secret]) })).toEqual(["card-drawn"]);
    const night = [...events, { type: "narrated", line: "night-sleep" }, { type: "witch-signed", witch: 0, seat: 1 }];
    expect(told(night, { held: true, covered: new Set([secret]) })).toEqual(["card-drawn"]);
  });

  it("has only the first sentences of a line that is too long for a phone, with the quotation mark they need", () => {
    const posts = "The posts." + " Scrutineer: Ann; executioner: Bea;".repeat(3) + ".";
    expect(brief(posts)).toBe("The posts.");
    expect(brief("Ann plays Alibi on Bea. Bea loses three accusations.")).toContain("three accusations.");
    const said = "It is all in there, see for yourselves. ".repeat(3).trim();
    expect(brief(`Ann: “${said}”`)).toBe(`Ann: “${said.slice(0, 79)}”`);
    expect(brief(`Ann : « ${said} »`)).toBe(`Ann : « ${said.slice(0, 79)} »`);
    expect(brief("a ".repeat(60))).toBe("a ".repeat(60));
  });
});
