import { describe, expect, it } from "vitest";
import { confirm } from "./confirm";
import { count } from "./counts";
import { decided, tallies, tally, waive } from "./ending";
import * as play from "./play";
import type { Script, Setup } from "./script";

const SCRIPT: Script = {
  least: 2,
  most: 6,
  ghosts: { "2": [1, 3] },
  bound: "pair",
  parts: [
    {
      name: "night",
      lines: [
        { text: "pack", rule: "X-01", secret: true, tap: { note: "pack", rule: "X-01", most: 0, keeps: true } },
        { text: "wake", rule: "X-01" },
        { text: "end", rule: "X-01", tells: "struck", fates: [{ note: "target" }] },
        { text: "shot", rule: "X-01", waits: true, given: "struck", tap: { note: "shot", rule: "X-08" } },
        { text: "shot-dead", rule: "X-01", given: "shot", tells: "struck", fates: [{ note: "shot" }] },
        { text: "day", rule: "X-01" },
      ],
    },
  ],
  tallies: [
    { name: "cards", of: { "2": 1 } },
    { name: "cards", of: { "4": 2 }, when: { more: ["no"] } },
    { name: "cards", of: { "4": 3 }, when: { more: ["yes"] } },
  ],
  endings: [
    { name: "nobody", rules: ["X-09"], empty: true },
    { name: "town", rules: ["X-02"], full: "cards" },
    { name: "fallen", rules: ["X-03"], lost: 1, when: { players: ["2"] } },
    { name: "pair", rules: ["X-04"], alone: "pair", mixed: "pack" },
    { name: "pack", rules: ["X-05"], alone: "pack" },
    { name: "half", rules: ["X-06"], half: "pack", when: { more: ["yes"] } },
    { name: "gone", rules: ["X-07"], gone: "pack" },
  ],
};

const [A, B, C, D] = [0, 1, 2, 3];

function table(some: Partial<play.Position> = {}, players = 4, more = "no"): play.Position {
  const setup: Setup = { game: "x", players, values: { more }, names: [] };
  return { ...play.open(SCRIPT, setup), confirmed: some.out ?? [], ...some };
}

const sure = (position: play.Position) => confirm(SCRIPT, position);
const end = (position: play.Position) => decided(SCRIPT, position)?.name ?? null;

describe("a game that taps decide", () => {
  it("is not decided while nothing is known", () => {
    expect(end(table())).toBeNull();
    expect(end(table({ out: [A, B, C] }))).toBeNull();
  });

  it("counts what lies open, up to as much as there is at this table", () => {
    expect(tallies(SCRIPT, table()).map(({ of }) => of)).toEqual([2]);
    expect(tallies(SCRIPT, table({}, 4, "yes")).map(({ of }) => of)).toEqual([3]);
    let now = tally(SCRIPT, table(), "cards", -1);
    expect(now.tallies).toEqual({});
    now = tally(SCRIPT, now, "cards", 1);
    expect(end(now)).toBeNull();
    now = tally(SCRIPT, tally(SCRIPT, now, "cards", 1), "cards", 1);
    expect([now.tallies["cards"], end(now)]).toEqual([2, "town"]);
    expect(end(table({ tallies: { cards: 2 } }, 4, "yes"))).toBeNull();
  });

  it("ends when all people who live are in a note; ghosts are no people", () => {
    expect(end(table({ notes: { pack: [A, B] }, out: [C] }))).toBeNull();
    expect(end(table({ notes: { pack: [A, B] }, out: [C, D] }))).toBe("pack");
    expect(end(table({ notes: { pack: [0, 2] } }, 2))).toBe("pack");
    expect(end(table({ notes: { pack: [0] } }, 2))).toBeNull();
  });

  it("ends when nobody of a note lives, when half are in it, when somebody is lost, or nobody is left", () => {
    expect(end(table({ notes: { pack: [A] }, out: [A] }))).toBe("gone");
    expect(end(table({ notes: { pack: [A, B] } }, 4, "yes"))).toBe("half");
    expect(end(table({ notes: { pack: [A] } }, 4, "yes"))).toBeNull();
    expect(end(table({ out: [1] }, 2))).toBe("fallen");
    expect(end(table({ out: [A, B, C, D], notes: { pack: [A] } }))).toBe("nobody");
  });

  it("knows lovers of two sides from lovers of one", () => {
    expect(end(table({ notes: { pair: [A, B], pack: [A] }, out: [C, D] }))).toBe("pair");
    expect(end(table({ notes: { pair: [A, B], pack: [C] }, out: [C, D] }))).toBe("gone");
  });

  it("says nothing while eyes are shut, and says who is out before it says who has won", () => {
    let now = play.begin(SCRIPT, table({ out: [C, D] }), "night");
    for (const seat of [A, B]) now = play.tap(SCRIPT, now, seat) as play.Position;
    expect(end(now)).toBeNull();
    now = play.next(SCRIPT, now);
    expect(end(now)).toBe("pack");
    const struck = play.next(
      SCRIPT,
      waive(SCRIPT, { ...now, out: [D], confirmed: [D], notes: { pack: [A, B], target: [C] } }),
    );
    expect([play.lineAt(SCRIPT, struck)!.text, struck.out, end(struck)]).toEqual(["end", [D, C], null]);
    expect(end(tally(SCRIPT, tally(SCRIPT, struck, "cards", 1), "cards", 1))).toBe("town");
    const shot = play.next(SCRIPT, struck);
    expect([play.lineAt(SCRIPT, shot)!.text, end(shot)]).toEqual(["shot", null]);
    const missed = play.next(SCRIPT, shot);
    expect([play.lineAt(SCRIPT, missed)!.text, end(missed)]).toEqual(["day", "pack"]);
  });

  it("asks whom the dead take along only if somebody has died, and counts the living after that", () => {
    let now = play.begin(SCRIPT, table({ notes: { pack: [A] } }), "night");
    while (play.lineAt(SCRIPT, now)!.text !== "end")
      now = play.next(SCRIPT, { ...now, notes: { ...now.notes, target: [C] } });
    expect(play.tap(SCRIPT, play.next(SCRIPT, now), C)).toEqual({ rule: "X-08" });
    now = play.tap(SCRIPT, play.next(SCRIPT, now), A) as play.Position;
    now = play.next(SCRIPT, now);
    expect([play.lineAt(SCRIPT, now)!.text, now.notes["struck"], now.out]).toEqual(["shot-dead", [A], [C, A]]);
    expect([end(now), end(play.next(SCRIPT, now))]).toEqual([null, "gone"]);

    let quiet = play.begin(SCRIPT, table(), "night");
    while (play.lineAt(SCRIPT, quiet)!.text !== "end") quiet = play.next(SCRIPT, quiet);
    expect(play.lineAt(SCRIPT, play.next(SCRIPT, quiet))!.text).toBe("day");
  });

  it("goes on if the table wants to, and is decided anew when something has changed", () => {
    const over = waive(SCRIPT, table({ notes: { pack: [A, B, C] }, out: [D] }));
    expect(end(over)).toBeNull();
    expect(end(count(over, A, 1))).toBeNull();
    expect(end(sure(play.toggle(over, D)))).toBeNull();
    expect(end(sure(play.toggle(over, C)))).toBe("pack");
  });

  it("does not come back to an end that the table went on from when another one is reached", () => {
    const over = tally(SCRIPT, tally(SCRIPT, table({ notes: { pack: [A] } }), "cards", 1), "cards", 1);
    expect(end(over)).toBe("town");
    const on = waive(SCRIPT, over);
    expect(end(sure(play.toggle(on, B)))).toBeNull();
    expect(end(sure({ ...on, out: [B, C, D] }))).toBe("pack");
    const again = tally(SCRIPT, tally(SCRIPT, on, "cards", -1), "cards", 1);
    expect(end(again)).toBe("town");
  });
});
