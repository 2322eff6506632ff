import { describe, expect, it } from "vitest";
import { acting, spoken } from "./length";
import * as play from "./play";
import { banned, settled, type Line, type Script, type Setup } from "./script";

const secret = (text: string, more: Partial<Line> = {}): Line => ({ text, rule: "X-01", secret: true, ...more });

const SCRIPT: Script = {
  least: 3,
  most: 6,
  choices: [
    { name: "edition", values: ["old", "new"] },
    { name: "director", values: ["crier", "moderator"], usual: { new: "moderator" } },
  ],
  bans: [{ when: { players: ["3"], edition: ["old"] }, rule: "X-09", text: "ban" }],
  ghosts: { "3": [1] },
  bound: "pair",
  values: { old: { count: "20" }, new: { count: "10" } },
  parts: [
    {
      name: "dawn",
      once: true,
      lines: [secret("pair", { tap: { note: "pair", rule: "X-02", most: 2, keeps: true } })],
    },
    {
      name: "night",
      lines: [
        secret("victim", { seconds: "count", tap: { note: "target", rule: "X-03", blank: "random" } }),
        secret("guard", {
          tap: { note: "guard", rule: "X-04", bars: [{ note: "guard", rule: "X-05", last: true }] },
          when: { director: ["moderator"] },
        }),
        secret("heal", { tap: { note: "heal", rule: "X-06", only: "target", once: "X-07" } }),
        { text: "first", rule: "X-01", first: true },
        { text: "end", rule: "X-08", tells: "struck", fates: [{ note: "target", unless: ["guard", "heal"] }] },
      ],
    },
  ],
};

const setup = (players = 4, edition = "new"): Setup =>
  settled(SCRIPT, { game: "x", players, values: {}, picked: { edition }, names: [] }, "en");

const opened = (players = 4, edition = "new") => play.open(SCRIPT, setup(players, edition));

/** On with the night: a tap in each step, then the next line. */
function night(position: play.Position, taps: Record<string, number>): play.Position {
  let now = play.begin(SCRIPT, position, "night");
  while (now.at) {
    const seat = taps[play.lineAt(SCRIPT, now)!.text];
    const tapped = seat === undefined ? now : play.tap(SCRIPT, now, seat);
    if (play.isForbidden(tapped)) throw new Error(tapped.rule);
    now = play.next(SCRIPT, tapped, () => 0);
  }
  return now;
}

describe("a table at the crier", () => {
  it("counts as alive the people who are not out, and no ghost", () => {
    expect(play.alive(SCRIPT, opened(3))).toEqual([0, 2, 3]);
    expect(play.alive(SCRIPT, { ...opened(3), out: [1, 2] })).toEqual([0, 3]);
  });

  it("has the usual settings of its edition, and is told which do not go together", () => {
    expect(setup(4, "old").values).toEqual({ edition: "old", director: "crier" });
    expect(setup(4, "new").values).toEqual({ edition: "new", director: "moderator" });
    expect(setup(99).players).toBe(6);
    expect(banned(SCRIPT, setup(3, "old"))?.rule).toBe("X-09");
    expect(banned(SCRIPT, setup(3, "new"))).toBeNull();
  });

  it("hears dawn once and then nights, each with the lines that hold for it", () => {
    const position = opened(4, "old");
    expect(play.upcoming(SCRIPT, position).map((part) => part.name)).toEqual(["dawn"]);
    const after = play.next(SCRIPT, play.begin(SCRIPT, position, "dawn"));
    expect(play.upcoming(SCRIPT, after).map((part) => part.name)).toEqual(["night"]);
    expect(play.lines(SCRIPT, after, "night").map((line) => line.text)).toEqual(["victim", "heal", "first", "end"]);
    expect(play.lines(SCRIPT, night(after, {}), "night").map((line) => line.text)).toEqual(["victim", "heal", "end"]);
    expect(opened(3).counts).toHaveLength(4);
  });

  it("takes a tap back with a second one, and another name in its place", () => {
    let now = play.begin(SCRIPT, opened(), "dawn");
    for (const seat of [0, 1, 2, 2]) now = play.tap(SCRIPT, now, seat) as play.Position;
    expect(now.notes["pair"]).toEqual([1]);
  });

  it("keeps those who tap their own name at dawn and every night", () => {
    const lasting = secret("pack", { tap: { note: "pack", rule: "X-10", most: 0, keeps: true } });
    const script: Script = {
      least: 3,
      most: 6,
      parts: [
        { name: "dawn", once: true, lines: [lasting] },
        { name: "night", lines: [lasting] },
      ],
    };
    const part = (position: play.Position, name: string, taps: number[]) => {
      const tapped = taps.reduce(
        (now, seat) => play.tap(script, now, seat) as play.Position,
        play.begin(script, position, name),
      );
      return play.next(script, tapped);
    };
    const dawn = part(play.open(script, setup()), "dawn", [0, 2, 2, 1]);
    expect(dawn.notes["pack"]).toEqual([0, 1]);
    const first = part(dawn, "night", [0, 1, 3, 3, 2]); // who is new can still be taken back
    expect(first.notes["pack"]).toEqual([0, 1, 2]);
    expect(part(first, "night", [2, 0, 1, 1]).notes["pack"]).toEqual([0, 1, 2]);
  });

  it("draws by lot whom nobody has named, among those who can be", () => {
    const struck = night({ ...opened(), out: [0] }, {});
    expect(struck.out).toEqual([0, 1]);
  });

  it("strikes down whoever is not spared, and those who are bound to them", () => {
    expect(night(opened(), { victim: 2, guard: 2 }).out).toEqual([]);
    expect(night(opened(), { victim: 2, heal: 2 }).out).toEqual([]);
    const bound = night({ ...opened(), notes: { pair: [3, 2] } }, { victim: 3 });
    expect([bound.out.sort(), bound.notes["struck"]]).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it("names the clause of what cannot be, and changes nothing", () => {
    const first = night(opened(), { victim: 2, guard: 1, heal: 2 });
    let now = play.begin(SCRIPT, { ...first, out: [3] }, "night");
    expect(play.tap(SCRIPT, now, 3)).toEqual({ rule: "X-03" });
    now = play.next(SCRIPT, play.tap(SCRIPT, now, 0) as play.Position);
    expect(play.tap(SCRIPT, now, 1)).toEqual({ rule: "X-05" });
    now = play.next(SCRIPT, now);
    expect(play.tap(SCRIPT, now, 0)).toEqual({ rule: "X-07" }); // used the night before
    const fresh = play.next(
      SCRIPT,
      play.next(SCRIPT, play.begin(SCRIPT, opened(), "night"), () => 0),
    );
    expect(play.tap(SCRIPT, fresh, 3)).toEqual({ rule: "X-06" });
  });

  it("knows where nobody sits", () => {
    const bars = [{ note: "ghosts", rule: "X-10" }];
    const pack = secret("pack", { tap: { note: "pack", rule: "X-03", bars } });
    const victim = secret("victim", { tap: { note: "target", rule: "X-03" } });
    const script: Script = { ...SCRIPT, parts: [{ name: "night", lines: [pack, victim] }] };
    const night = (players: number) => play.begin(script, play.open(script, setup(players)), "night");
    expect(play.tap(script, night(3), 1)).toEqual({ rule: "X-10" });
    expect(play.tap(script, night(3), 2)).toMatchObject({ notes: { pack: [2] } });
    expect(play.tap(script, play.next(script, night(3)), 1)).toMatchObject({ notes: { target: [1] } });
    expect(play.tap(script, night(4), 1)).toMatchObject({ notes: { pack: [1] } });
  });

  it("shows whom it may concern as long as something can be done for them", () => {
    const once = night(opened(), { victim: 2, heal: 2 });
    expect([play.shows(SCRIPT, opened()), play.shows(SCRIPT, once)]).toEqual([true, true]);
    expect(play.shows(SCRIPT, play.begin(SCRIPT, once, "night"))).toBe(false);
  });

  it("puts somebody out by day, and back again", () => {
    expect(play.toggle(play.toggle(opened(), 1), 1).out).toEqual([]);
  });

  it("lasts as long as the edition counts and the sentence takes", () => {
    const line = SCRIPT.parts[1]!.lines[0]!;
    expect(acting(SCRIPT, setup(4, "old"), line, 1.5)).toBe(30);
    expect(acting(SCRIPT, setup(4, "new"), { ...line, glass: true }, 1.5)).toBe(10);
    expect(spoken("x".repeat(130), 2)).toBe(5);
    expect(spoken("Short.", 1)).toBe(1.5);
  });
});
