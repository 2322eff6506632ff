import { describe, expect, it } from "vitest";
import { flights as town } from "../../games/newsalem/flights";
import { flights as people } from "../../games/quintebourg/flights";
import { flights as salem } from "../../games/salem1692/flights";
import { aloft, MOST_ALOFT } from "./flights";

const NOBODY = new Set<never>();

describe("flights", () => {
  it("bring an accusation from whoever plays it, and from one's own hand, to the accused, who is shaken", () => {
    const played = { type: "card-played", by: 1, card: "accusation", target: 2, as_witness: false };
    expect(aloft([played], NOBODY, salem, 0)).toEqual([{ from: [1], to: 2, kind: "accusation", shakes: true }]);
    expect(aloft([played], NOBODY, salem, 1)[0]?.from).toEqual(["hand", 1]);
    expect(aloft([{ ...played, card: "matchmaker" }], NOBODY, salem, 0)[0]?.shakes).toBe(false);
  });

  it("show nothing of what only the reader was told", () => {
    const drawn = { type: "card-drawn", seat: 1 };
    expect(aloft([drawn], new Set([drawn]), salem, 1)).toEqual([]);
    const paid = { type: "vote-paid", seat: 0, taker: 3 };
    expect(aloft([paid], new Set([paid]), people, 0)).toEqual([]);
    expect(aloft([paid], NOBODY, people, 0)).toMatchObject([{ from: [0], to: 3, kind: "coin" }]);
  });

  it("bring ballots to whom they name, and blank ones to the town hall", () => {
    const votes = (names: number[]) =>
      aloft([{ type: "voted", seat: 0, names }], NOBODY, people, 0).map((each) => [each.from, each.to, each.kind]);
    expect(votes([1, 2])).toEqual([
      [[0], 1, "ballot"],
      [[0], 2, "ballot"],
    ]);
    expect(votes([])).toEqual([[[0], "urn", "ballot"]]);
    expect(votes([4, 3, 2, 1])).toHaveLength(3);
  });

  it("are few, whatever happens at once", () => {
    const played = { type: "buildings-played", seat: 1, buildings: Array.from({ length: 20 }, () => "mill") };
    expect(aloft([played], NOBODY, town, 0)).toHaveLength(MOST_ALOFT);
  });
});
