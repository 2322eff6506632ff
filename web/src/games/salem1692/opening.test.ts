import { describe, expect, it } from "vitest";
import { bySuspicion, openedTable, score } from "./opening.svelte";
import type { SalemView } from "./view";

const named = (seat: number, other: number, right: boolean, knew = false) => ({ seat, named: other, right, knew });
const person = (seat: number, face: string | null, up = false) => ({ seat, row: [{ face, up }] });

function all(...suspicions: object[]): SalemView {
  const people = [person(0, "witch"), person(1, "witch"), person(2, "not-a-witch"), person(3, "constable", true)];
  return {
    viewer: null,
    people,
    table: { ring: [0, 1, 2, 3] },
    suspicions,
    turned: [{ seat: 0, conspiracy: 0 }],
  } as unknown as SalemView;
}

describe("the end", () => {
  it("opens first whom the table suspected most, and witches' own words do not count", () => {
    const view = all(
      named(2, 1, true),
      named(3, 1, true),
      named(3, 2, false),
      named(0, 3, false, true),
      named(1, 3, false, true),
      named(0, 3, false, true),
    );
    expect(bySuspicion(view)).toEqual([1, 2, 0, 3]);
  });

  it("scores only those who could not know", () => {
    const view = all(named(0, 1, true, true), named(0, 2, false), named(2, 1, true));
    expect([score(view, 0), score(view, 2), score(view, 1)]).toEqual([
      { named: 1, right: 0 },
      { named: 1, right: 1 },
      { named: 0, right: 0 },
    ]);
  });

  it("lays every card open around the table, but for seats that still wait", () => {
    const own = {
      ...all(),
      viewer: 2,
      turned: [],
      people: [person(0, null), person(1, null), person(2, "not-a-witch"), person(3, "constable", true)],
    } as unknown as SalemView;
    const shown = openedTable(own, all(), new Set([1]));
    expect(shown.people.map((each) => each.row[0])).toEqual([
      { face: "witch", up: true },
      { face: null, up: false },
      { face: "not-a-witch", up: true },
      { face: "constable", up: true },
    ]);
  });

  it("covers what it is shown to one seat, and opens what is shown to nobody in particular", () => {
    const dead = { ...all(), viewer: 3 } as SalemView;
    expect(openedTable(dead, null, new Set())).toBe(dead);
    expect(openedTable(all(), null, new Set()).people[0]!.row[0]).toEqual({ face: "witch", up: true });
  });
});
