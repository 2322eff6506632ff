/** A game in hindsight: where things happened, what turned it, and what became of whom. */
import { describe, expect, it } from "vitest";
import { ending as newsalem, despairAfter } from "../../games/newsalem/ending";
import { ending as quintebourg } from "../../games/quintebourg/ending";
import { ending as salem } from "../../games/salem1692/ending";
import { story as salemStory } from "../../games/salem1692/story";
import newSalemOver from "../../games/newsalem/fixtures/over.json";
import quintebourgOver from "../../games/quintebourg/fixtures/over.json";
import over from "../../games/salem1692/fixtures/over.json";
import { Texts, type Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import { fateOf, lastGame, turningPoints, whereabouts, type Mark } from "./ending";

const t = new Texts("en", [
  "page-log-night = Night\npage-log-conspiracy = Conspiracy\npage-end-turn = Turn { $number }\npage-end-numbered = { $what } { $number }",
]);
const turn = (seat: number) => ({ type: "turn-began", seat });
const night = { type: "narrated", line: "night-sleep" };
const conspiracy = { type: "black-card-drawn", seat: 0, card: "conspiracy" };
const out = (seat: number) => ({ type: "eliminated", seat, cause: "night" });

describe("where something happened", () => {
  it("is told by turns, and by nights with their number where there are several", () => {
    const story: Tagged[] = [turn(0), conspiracy, turn(1), night, out(2), turn(2), night, out(3)];
    const where = whereabouts(story, salemStory, t);
    expect([where[0], where[1], where[4], where[5], where[7]]).toEqual([
      "Turn 1",
      "Conspiracy",
      "Night 1",
      "Turn 3",
      "Night 2",
    ]);
  });

  it("is of the last game alone", () => {
    const story: Tagged[] = [{ type: "game-started" }, out(0), { type: "game-started" }, out(1)];
    expect(lastGame(story)).toEqual(story.slice(2));
    expect(lastGame([out(0)])).toEqual([out(0)]);
  });
});

describe("turning points", () => {
  const mark = (at: number, seat: number, kind: Mark["kind"]): Mark => ({ at, seat, kind });

  it("are the weightiest marks in their order, and what one line tells is one of them", () => {
    const marks = [
      mark(1, 0, "fell"),
      mark(2, 1, "out"),
      mark(3, 2, "turned"),
      mark(3, 3, "turned"),
      mark(9, 4, "unmasked"),
    ];
    expect(turningPoints(marks, 3).map((group) => group.map((each) => each.seat))).toEqual([[1], [2, 3], [4]]);
  });

  it("leave a seat with what is still true of it", () => {
    expect(fateOf([mark(1, 0, "tried"), mark(2, 0, "pardoned"), mark(3, 1, "tried")], 0)).toEqual([
      mark(2, 0, "pardoned"),
    ]);
    expect(fateOf([mark(1, 0, "tried"), mark(2, 0, "pardoned"), mark(4, 0, "tried")], 0)).toEqual([
      mark(4, 0, "tried"),
    ]);
    expect(fateOf([mark(1, 0, "fell"), mark(2, 0, "out")], 0)).toEqual([mark(2, 0, "out")]);
  });
});

describe("why it came out this way", () => {
  const said = new Texts("en", [
    [
      "page-salem-why-last-turned = last { $names }",
      "page-salem-why-dead-win = dead { $names }",
      "page-salem-why-still-witch = still { $names }",
      "page-salem-why-alive = alive { $names }",
      "page-newsalem-why-free = free { $names }",
      "page-newsalem-why-caught = caught { $names }",
      "page-newsalem-why-wronged = wronged { $names }",
      "page-newsalem-why-fewer = fewer { $names }",
      "page-newsalem-why-side = { $side } { $despair }/{ $threshold }",
      "page-quintebourg-why-dead-win = dead { $names }",
    ].join("\n"),
  ]);
  const names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"];
  const told = (found: { text: string; rules: readonly string[] }[]) => found.map((each) => [each.text, ...each.rules]);

  it("in Salem: the last to turn does not win with the witches, and the dead win with their side", () => {
    const person = (witch: boolean, living: boolean, face: string) => ({
      witch,
      living,
      ghost: false,
      row: [{ face, up: false }],
    });
    const message = {
      table: {
        outcome: {
          side: "witches",
          sides: ["witches", "witches", "witches"],
          winners: [0, 1],
          why: "last-townsperson-turned",
        },
      },
      you: { seat: 0 },
      opened: {
        people: [person(true, false, "witch"), person(true, true, "not-a-witch"), person(true, true, "witch")],
      },
    } as unknown as Message;
    expect(told(salem.because!(said, message, names, []))).toEqual([
      ["last C", "SAL-WIN-07"],
      ["still B", "SAL-CONSP-15"],
      ["dead A", "SAL-ELIM-15"],
    ]);
    expect(salem.verdict(said, message, names, []).rules).toEqual(["SAL-WIN-02"]);
  });

  it("in New Salem: what the trials did to the despair, and who was on the winning side with fewer points", () => {
    const over = newSalemOver as unknown as Message;
    expect(told(newsalem.because!(said, over, names, []))).toEqual([
      ["puritans 9/10", "NEW-END-09"],
      ["free E", "NEW-END-03"],
      ["caught A", "NEW-END-02"],
      ["fewer B and D", "NEW-WIN-01"],
    ]);
    expect(newsalem.verdict(said, over, names, []).rules).toEqual(["NEW-END-09", "NEW-WIN-01"]);
  });

  it("in Quinte-bourg: the fallen win with their camp, and each camp by its own clause", () => {
    const over = quintebourgOver as unknown as Message;
    expect(told(quintebourg.because!(said, over, names, quintebourgOver.story as Tagged[]))).toEqual([
      [expect.stringMatching(/^dead [A-Z]/), "QB-WIN-18"],
    ]);
    expect(quintebourg.verdict(said, over, names, quintebourgOver.story as Tagged[]).rules).toEqual(["QB-WIN-16"]);
  });
});

describe("each game's marks", () => {
  const message = over as unknown as Message;

  it("of Salem: Witch and Constable cards, eliminations, and converts at the Conspiracy that made them", () => {
    const turned = {
      ...message,
      opened: { ...over.opened, turned: [{ seat: 3, conspiracy: 2 }] },
    } as unknown as Message;
    const story: Tagged[] = [
      conspiracy,
      { type: "tryal-revealed", seat: 1, place: 0, face: "not-a-witch", cause: "trial" },
      { type: "tryal-revealed", seat: 1, place: 1, face: "witch", cause: "trial" },
      conspiracy,
      out(2),
    ];
    expect(salem.marks(story, turned)).toEqual([
      { at: 2, seat: 1, kind: "unmasked" },
      { at: 3, seat: 3, kind: "turned" },
      { at: 4, seat: 2, kind: "out" },
    ]);
  });

  it("of New Salem: trials and pardons", () => {
    const event = (card: string, target: number | null) => ({
      type: "event-triggered",
      seat: 0,
      card,
      amount: 4,
      target,
    });
    expect(newsalem.marks([event("trial", 1), event("cleansing", null), event("pardon", 1)], message)).toEqual([
      { at: 0, seat: 1, kind: "tried" },
      { at: 2, seat: 1, kind: "pardoned" },
    ]);
    const verdict = { cubes: 1, players: [{ change: -2 }, { change: 2 }] } as Parameters<typeof despairAfter>[0];
    expect([0, 1, 2].map((count) => despairAfter(verdict, count))).toEqual([1, 0, 1]);
  });

  it("of Quinte-bourg: sentences and reports of health", () => {
    const story: Tagged[] = [
      { type: "condemned", seat: 4 },
      { type: "health-reported", seats: [4, 5, 6], states: ["m", "c", "b"] },
    ];
    expect(quintebourg.marks(story, message)).toEqual([
      { at: 0, seat: 4, kind: "condemned" },
      { at: 1, seat: 4, kind: "out" },
      { at: 1, seat: 5, kind: "fell" },
    ]);
  });
});
