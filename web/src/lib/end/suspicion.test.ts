/** How suspicion moved, from what is open after the end. */
import { describe, expect, it } from "vitest";
import type { Chapter, NotesPage, Why } from "../wire/types";
import { noseOf, ranked, stepped, suspicions } from "./suspicion";

const why = (entry: number, seat: number, about: number, share: number): Why =>
  ({ entry, seat, bot: "steady", reason: { key: "steady-accuse", params: { seat: about, share } } }) as Why;
const named = (entry: number, seat: number, who: number): Chapter =>
  ({ entry, asked: { seat, kind: "suspicion" }, choice: { type: "seat", seat: who } }) as unknown as Chapter;
const page = (entry: number, suspicions: Record<number, number>): NotesPage =>
  ({ entry, notebook: { text: "", suspicions } }) as unknown as NotesPage;

describe("suspicion", () => {
  it("is the mean of what the bots last thought, without those who knew", () => {
    const reasons = [why(3, 1, 0, 0.2), why(5, 2, 0, 0.6), why(6, 3, 0, 1), why(9, 1, 0, 0.4), why(9, 1, 1, 0.9)];
    const rows = suspicions({ reasons, chapters: [], pages: [] }, 4, (seat) => seat === 3);
    expect(rows[0]!.bots).toEqual([
      { at: 4, share: 0.2 },
      { at: 6, share: 0.4 },
      { at: 10, share: 0.5 },
    ]);
    expect(rows[1]!.bots).toEqual([]); // what one thinks of oneself is no suspicion
  });

  it("has people's sealed names, and the reader's own notes beside them", () => {
    const chapters = [named(2, 0, 1), named(2, 3, 1), named(4, 2, 0)];
    const rows = suspicions(
      { reasons: [why(1, 2, 0, 0.5)], chapters, pages: [page(1, { 1: 80 }), page(7, { 1: 80, 2: 5 })] },
      4,
      (seat) => seat === 3,
    );
    expect(rows[1]).toEqual({ seat: 1, bots: [], own: [{ at: 1, share: 0.8 }], named: [{ at: 3, by: 0 }] });
    expect(rows[0]!.named).toEqual([]); // a bot's name is in its thoughts already
    expect(rows[2]!.own).toEqual([{ at: 7, share: 0.05 }]);
  });

  it("is drawn as steps to the end", () => {
    expect(
      stepped(
        [
          { at: 5, share: 0.25 },
          { at: 10, share: 1 },
        ],
        20,
        200,
        40,
      ),
    ).toBe("M50 30H100V0H200");
    expect(stepped([], 20, 200, 40)).toBe("");
  });
});

describe("the best nose", () => {
  it("is the one with the greatest share of right names, and of these the one who named more", () => {
    const noses = [
      { seat: 0, named: 4, right: 2 },
      { seat: 1, named: 0, right: 0 },
      { seat: 2, named: 2, right: 1 },
      { seat: 3, named: 1, right: 1 },
    ];
    expect(ranked(noses).map((each) => each.seat)).toEqual([3, 0, 2]);
  });

  it("of one's own notes: above a half says foe, below says friend, a half says nothing", () => {
    const foe = (seat: number) => seat === 1;
    expect(noseOf({ 1: 90, 2: 10, 3: 60, 4: 50, 0: 100 }, foe, 0)).toEqual({ seat: 0, named: 3, right: 2 });
  });
});
