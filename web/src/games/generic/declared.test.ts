import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { turningPoints, whereabouts } from "../../lib/end/ending";
import { aloft } from "../../lib/table/flights";
import { Texts, type Tagged } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import { flights, marks, momentOf, moments, story, type Declared } from "./declared";

const TEXTS = `moment-night-fell = night
moment-day-broke = day
moment-died = out seat role
moment-seen = shown seats role
moment-called-bell = news
flight-voted = token voters at
flight-shot = blow by at
role-wolf = Wolf
page-log-night = Night
page-log-day = Day
page-log-end = The end
page-end-numbered = { $what } { $number }`;

const night = { type: "night-fell" };
const day = { type: "day-broke" };
const died = (seat: number) => ({ type: "died", seat, role: "wolf" });

beforeEach(() => {
  words.now = new Texts("en", [TEXTS]);
});
afterEach(() => {
  words.now = new Texts("en", []);
});

const kinds = (found: readonly { does: string }[]) => found.map((each) => each.does);
const find = (...events: Tagged[]) => moments.find(events);

describe("what is announced", () => {
  it("is what the game's texts declare, with those whom it concerns and the card that is turned up", () => {
    expect(momentOf(died(2))).toMatchObject({ does: "out", seats: [2], face: "Wolf" });
    expect(momentOf({ type: "seen", seats: [0, 1], role: "wolf" })).toMatchObject({ seats: [0, 1], face: "Wolf" });
    expect(momentOf({ type: "called", line: "bell" })).toMatchObject({ does: "news", seats: [], face: null });
    expect(momentOf({ type: "called", line: "gong" })).toBeNull();
    expect(find(night, { type: "voted", voters: [0], at: 1 }, died(1)).map((each) => each.kind)).toEqual([
      "dusk",
      "out",
    ]);
    expect(find(died(1), day).map((each) => moments.covered!(each))).toEqual([true, false]);
  });

  it("is told to its end where night falls, in the order in which it happened", () => {
    const [one, other, dusk, dawn] = find(died(1), died(2), night, day);
    const wait = (waiting: Declared[], found: Declared[], before: string, now: string) =>
      kinds(moments.wait!(waiting, found, { before, now }));
    expect(wait([one!], [other!, dusk!], "vote", "night")).toEqual(["out", "out", "night"]);
    expect(wait([dawn!], [dusk!], "debate", "night")).toEqual(["night"]);
    expect(wait([one!, other!], [], "night", "debate")).toEqual(["out", "out"]);
    expect(wait([dusk!], [dawn!, one!], "night", "debate")).toEqual(["night", "out"]);
    expect(wait([], [dawn!], "night", "debate")).toEqual(["day"]);
  });
});

it("what flies goes from everybody in one field to everybody in another, and whoever is out is shaken", () => {
  const flying = (event: Tagged) => aloft([event], new Set(), flights, null);
  expect(flying({ type: "voted", voters: [0, 3], at: 1 })).toEqual([
    { kind: "token", from: [0], to: 1, shakes: false },
    { kind: "token", from: [3], to: 1, shakes: false },
  ]);
  expect(flying({ type: "voted", voters: [0], at: null })).toEqual([]);
  expect(flying({ type: "shot", by: 0, at: 1 })[0]).toMatchObject({ shakes: true });
  expect(flying(died(2))).toEqual([{ to: 2, shakes: true }]);
});

it("turning points are who was out or shown, each with its place in the game", () => {
  const lines = [
    night,
    day,
    died(0),
    night,
    died(1),
    day,
    { type: "seen", seats: [3], role: "wolf" },
    { type: "game-won" },
  ];
  const found = marks(lines);
  expect(found.map(({ at, seat, kind }) => [at, seat, kind])).toEqual([
    [2, 0, "out"],
    [4, 1, "out"],
    [6, 3, "unmasked"],
  ]);
  expect(found.every((each) => each.open)).toBe(true); // the line says who they were
  expect(turningPoints(found)).toHaveLength(3);
  expect(whereabouts(lines, story, words.now)).toEqual([
    "Night 1",
    "Day 1",
    "Day 1",
    "Night 2",
    "Night 2",
    "Day 2",
    "Day 2",
    "The end",
  ]);
});
