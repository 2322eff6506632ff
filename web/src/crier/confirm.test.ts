import { describe, expect, it } from "vitest";
import { confirm, guarded, rewound, unconfirmed } from "./confirm";
import { decided } from "./ending";
import * as play from "./play";
import type { Script, Setup } from "./script";

const SCRIPT: Script = {
  least: 2,
  most: 6,
  bound: "pair",
  parts: [
    {
      name: "night",
      lines: [
        {
          text: "pack",
          rule: "X-01",
          secret: true,
          tap: { note: "pack", rule: "X-01", most: 0, keeps: true, when: { director: ["phone"] } },
        },
        { text: "end", rule: "X-01", tells: "struck", fates: [{ note: "target" }] },
        { text: "day", rule: "X-01" },
      ],
    },
  ],
  endings: [
    { name: "nobody", rules: ["X-09"], empty: true },
    { name: "pack", rules: ["X-05"], alone: "pack" },
    { name: "gone", rules: ["X-07"], gone: "pack" },
  ],
};

const [A, B, C, D] = [0, 1, 2, 3];

function table(notes: play.Position["notes"], director = "phone"): play.Position {
  const setup: Setup = { game: "x", players: 4, values: { director }, names: [] };
  return { ...play.open(SCRIPT, setup), notes };
}

const end = (position: play.Position) => decided(SCRIPT, position)?.name ?? null;
const out = (position: play.Position, ...seats: number[]) => seats.reduce(play.toggle, position);
const sure = (position: play.Position) => confirm(SCRIPT, position);

describe("who is out by taps", () => {
  it("decides nothing that depends on a secret before the table has confirmed it", () => {
    const now = table({ pack: [B] });
    for (const seat of [A, B, C, D]) expect(end(out(now, seat))).toBeNull();
    expect(end(out(now, A, C, D))).toBeNull();
    expect(unconfirmed(SCRIPT, out(now, B))).toBe(true);
    expect(end(sure(out(now, B)))).toBe("gone");
    expect(end(sure(out(now, A, C, D)))).toBe("pack");
    expect(unconfirmed(SCRIPT, sure(out(now, B)))).toBe(false);
  });

  it("decides at once what everybody sees", () => {
    expect(end(out(table({ pack: [B] }), A, B, C, D))).toBe("nobody");
  });

  it("cannot be tried name by name: if somebody comes back, nothing more is said before the next secret step is over", () => {
    const tried = sure(out(table({ pack: [B] }), A));
    expect(end(tried)).toBeNull();
    const other = sure(out(tried, A, B)); // A is back, and B is out
    expect([other.out, end(other)]).toEqual([[B], null]);
    expect(end(sure(out(other, B)))).toBeNull();
    let night = play.begin(SCRIPT, other, "night");
    expect(end(night)).toBeNull();
    night = play.next(SCRIPT, night);
    expect([end(night), end(play.next(SCRIPT, night))]).toEqual([null, "gone"]);
  });

  it("cannot be tried by going back before a part", () => {
    const before = table({ pack: [B] });
    const judged = sure(out(before, A));
    const again = rewound(before, judged);
    expect([again.out, end(sure(out(again, B)))]).toEqual([[], null]);
    expect(rewound(before, before)).toEqual(before);
  });

  it("takes those who are bound along only when it is confirmed", () => {
    const one = out(table({ pair: [A, C] }), C);
    expect(one.out).toEqual([C]);
    expect(sure(one).out.sort()).toEqual([A, C]);
    expect(sure(out(table({ pair: [A, C] }), B)).out).toEqual([B]);
  });

  it("is confirmed by the crier if it says so itself, but not what was tapped beside it", () => {
    const night = play.begin(SCRIPT, table({ pack: [B] }), "night");
    const said = play.next(SCRIPT, { ...night, notes: { ...night.notes, target: [B] } });
    expect([said.out, said.confirmed, end(play.next(SCRIPT, said))]).toEqual([[B], [B], "gone"]);
    const tapped = out(said, D);
    expect(unconfirmed(SCRIPT, tapped)).toBe(true);
    expect(end(play.next(SCRIPT, tapped))).toBeNull();
  });

  it("needs no confirmation where nothing follows from secret notes", () => {
    const now = out(table({}, "person"), A);
    expect([guarded(SCRIPT, now.setup), unconfirmed(SCRIPT, now), sure(now)]).toEqual([false, false, now]);
  });
});
