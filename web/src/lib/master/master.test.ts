import { describe, expect, it } from "vitest";
import type { Message } from "../wire/types";
import { askedIn, asSeat, byKind, deck, isMaster, real, seatOf, shownTo } from "./master";

const LINES = [{ type: "night-fell" }, { type: "card-seen" }, { type: "day-broke" }];
const message = {
  you: { seat: null, host: true, master: true, owns: [{ role: "seer" }, null, { role: "villager" }] },
  table: { moderated: true },
  view: { phase: "night", viewer: null, own: null },
  decisions: [
    { id: "2-4", seat: 2, kind: "look" },
    { id: "0-4", seat: 0, kind: "suspicion" },
    { id: "2-5", seat: 2, kind: "guard" },
    { id: "1-3", seat: 1, kind: "done" },
  ],
  offers: [
    { id: "0-give", seat: 0, kind: "give" },
    { id: "2-give", seat: 2, kind: "give" },
  ],
  story: LINES,
  private: [1],
  to: [[0, 2]],
} as unknown as Message;

describe("a moderated table", () => {
  it("asks only those whose answer decides something", () => {
    expect(isMaster(message)).toBe(true);
    expect(real(message).map((each) => each.id)).toEqual(["2-4", "2-5"]);
  });

  it("shows one seat what that seat has, and nothing of another's", () => {
    const seen = asSeat(message, 2);
    expect(seen.you.seat).toBe(2);
    expect(seen.view).toMatchObject({ phase: "night", viewer: 2, own: { role: "villager" } });
    expect(seen.decisions.map((each) => each.id)).toEqual(["2-4", "2-5"]);
    expect(seen.offers.map((each) => each.id)).toEqual(["2-give"]);
  });

  it("asks in a call those of its kinds, or all if it names none", () => {
    expect(askedIn(message, { name: "doctor", state: "open", kinds: ["guard"] })).toEqual([2]);
    expect(askedIn(message, { name: "cupid", state: "open", kinds: ["first-lover"] })).toEqual([]);
    expect(askedIn(message, { name: "pack", state: "open", kinds: [] })).toEqual([2]);
  });

  it("groups what may be done unasked by its kind, without the change of an answer and what decides nothing", () => {
    const ids = (offers: object[]) => byKind(offers as never).map((group) => group.map((each) => each.id));
    const extra = [
      { id: "0-7", seat: 0, kind: "vote" },
      { id: "1-sign", seat: 1, kind: "suspicion" },
      { id: "1-raise", seat: 1, kind: "raise" },
    ];
    expect(ids([...message.offers, ...extra])).toEqual([["0-give", "2-give"], ["1-raise"]]);
  });

  it("overlays what a seat knows of people", () => {
    const people = [{ coins: null }, { coins: null }];
    const own = { people: { 1: { coins: 3 } }, seats: [{ role: "seer" }] };
    const told = { ...message, view: { ...message.view, people }, you: { ...message.you, owns: [null, own] } };
    const seen = asSeat(told as unknown as Message, 1).view as unknown as { people: object[]; known: object[] };
    expect(seen.people).toEqual([{ coins: null }, { coins: 3 }]);
    expect(seen.known).toEqual([{ role: "seer" }]);
  });

  it("makes a deck of the cards that all hold, from its end if the last card goes first", () => {
    const items = ["a", "b", "c", "d"];
    expect(deck(items, [[2], [0]], { each: 1, last_first: false, to: [] })).toEqual(["c", "a", "b", "d"]);
    expect(deck(items, [[2], [0]], { each: 1, last_first: true, to: [] })).toEqual(["d", "b", "a", "c"]);
  });

  it("shows without a seat what everybody sees", () => {
    const seen = asSeat(message, null);
    expect(seen.view).toMatchObject({ viewer: null, own: null });
    expect([...seen.decisions, ...seen.offers]).toEqual([]);
  });

  it("knows to whom a private line is shown", () => {
    expect([...shownTo(message)]).toEqual([[LINES[1], [0, 2]]]);
  });

  it("reads the seat of an entry from its id", () => {
    expect(seatOf({ id: "11-3" })).toBe(11);
    expect(seatOf({ id: "taken-back" })).toBeNull();
  });
});
