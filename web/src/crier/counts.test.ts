import { describe, expect, it } from "vitest";
import { count, mark as marked, marks, needed } from "./counts";
import * as play from "./play";
import type { Mark, Script } from "./script";

const STURDY: Mark = { title: "sturdy", rule: "X-02", adds: 1, group: "people" };
const PIOUS: Mark = { title: "pious", rule: "X-03", times: 2, when: { edition: ["new"] } };
const SHARP: Mark = { title: "sharp", rule: "X-04", adds: -1, accuser: true, group: "people" };
const SCRIPT: Script = {
  least: 3,
  most: 6,
  parts: [],
  counts: { enough: 7, rule: "X-01", marks: [STURDY, PIOUS, SHARP] },
};

const [A, B, C] = [0, 1, 2];

const opened = (edition = "new") => play.open(SCRIPT, { game: "x", players: 3, values: { edition }, names: [] });

const mark = (position: play.Position, each: Mark, seat: number) => marked(SCRIPT, position, each, seat);

const enough = (position: play.Position, seat: number) => needed(SCRIPT, position, seat).enough;

describe("accusations", () => {
  it("are never fewer than none", () => {
    expect(count(count(opened(), B, 2), B, -5).counts).toEqual([0, 0, 0]);
  });

  it("are enough when the marks of a player say so: what they add comes first, then what they multiply", () => {
    let now = mark(opened(), STURDY, A);
    expect([enough(now, A), enough(now, B)]).toEqual([8, 7]);
    expect(enough(mark(now, PIOUS, B), B)).toBe(14);
    now = mark(now, PIOUS, A);
    expect([enough(now, A), enough(now, C)]).toEqual([16, 7]);
    expect(needed(SCRIPT, now, A).rules).toEqual(["X-02", "X-03"]);
    expect(needed(SCRIPT, now, C).rules).toEqual(["X-01"]);
    expect(enough(mark(now, PIOUS, A), A)).toBe(8);
  });

  it("may be enough sooner for a living accuser, but not against the accuser", () => {
    const now = mark(mark(mark(opened(), SHARP, C), STURDY, A), PIOUS, A);
    expect([A, B, C].map((seat) => needed(SCRIPT, now, seat).early?.from)).toEqual([14, 6, undefined]);
    expect([A, B, C].map((seat) => enough(now, seat))).toEqual([16, 7, 7]);
    expect(needed(SCRIPT, { ...now, out: [C] }, B).early).toBeNull();
  });

  it("are enough by force where the marks of accuser and accused say so", () => {
    const strict = {
      ...SCRIPT,
      counts: { ...SCRIPT.counts!, marks: [STURDY, { ...SHARP, forced: { sturdy: "X-05" } }] },
    };
    const now = mark(mark(opened(), SHARP, C), STURDY, A);
    expect(needed(strict, now, A).early).toMatchObject({ from: 7, rule: "X-05", forced: true });
    expect(needed(strict, now, B).early).toMatchObject({ from: 6, rule: "X-04", forced: false });
  });

  it("know one player with a mark, who has no other of its group", () => {
    const now = mark(mark(mark(opened(), PIOUS, A), PIOUS, B), STURDY, B);
    expect(now.marks).toMatchObject({ pious: [B], sturdy: [B] });
    expect(mark(now, SHARP, B).marks).toEqual({ pious: [B], sturdy: [], sharp: [B] });
  });

  it("know only what matters at this table", () => {
    expect(marks(SCRIPT, opened("old")).map(({ title }) => title)).toEqual(["sturdy", "sharp"]);
    expect(enough(mark(opened("old"), PIOUS, A), A)).toBe(7);
  });
});
