/** Statistics on one's own device. */
import { beforeEach, describe, expect, it } from "vitest";
import { read, Unreadable, written } from "./file";
import { forget, saved, remember, addFile } from "./saved";
import { merged, summary, type PlayedGame } from "./stats";

const game = (id: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  game: "salem1692",
  at: Number(id.replace(/\D/g, "")) || 0,
  players: 7,
  side: "townspeople",
  role: "constable",
  won: true,
  named: 0,
  right: 0,
  lies: 0,
  caught: 0,
  ...more,
});

beforeEach(() => localStorage.clear());

describe("what games come to", () => {
  it("is counted by game, side and role, with noses and rows of wins in the order of time", () => {
    const games = [
      game("4", { won: false, side: "witches", role: "witch" }),
      game("1", { named: 3, right: 2 }),
      game("2", { lies: 3, caught: 1 }),
      game("5", { game: "newsalem", side: "puritans", role: "widow", named: 1 }),
    ];
    const { games: byGame, ...all } = summary(games);
    expect(all).toEqual({ played: 4, won: 3, named: 4, right: 2, lies: 3, caught: 1, streak: 1, best: 2 });
    expect(byGame.get("salem1692")).toMatchObject({ played: 3, won: 2 });
    expect([...byGame.get("salem1692")!.sides]).toEqual([
      ["townspeople", { played: 2, won: 2 }],
      ["witches", { played: 1, won: 0 }],
    ]);
    expect(byGame.get("newsalem")!.roles.get("widow")).toEqual({ played: 1, won: 1 });
  });

  it("has each game once", () => {
    expect(merged([game("1"), game("3")], [game("3", { won: false }), game("2")]).map((each) => each.id)).toEqual([
      "1",
      "2",
      "3",
    ]);
  });
});

describe("this device", () => {
  it("counts a finished game once, and learns of its nose and its lies later", () => {
    remember(game("a1"));
    remember(game("a1", { won: false }));
    remember(game("a1", { named: 2, right: 1 }));
    remember(game("a1", { lies: 2, caught: 2 }));
    expect(saved()).toEqual([game("a1", { named: 2, right: 1, lies: 2, caught: 2 })]);
  });

  it("forgets, and what was forgotten does not come back with the next look at its end", () => {
    remember(game("b1"));
    forget();
    remember(game("b1"));
    expect(saved()).toEqual([]);
  });

  it("does not overwrite what it cannot read", () => {
    localStorage.setItem("games", "{ spoilt");
    remember(game("c1"));
    expect(saved().map((each) => each.id)).toEqual(["c1"]);
    expect(localStorage.getItem("games-unreadable")).toBe("{ spoilt");
  });
});

describe("a file", () => {
  it("brings the same games back, beside those that are here", () => {
    const file = written([game("1"), game("2")]);
    expect(read(file)).toEqual([game("1"), game("2")]);
    remember(game("d2", { id: "2" }));
    expect(addFile(file)).toBe(1);
    expect(addFile(file)).toBe(0);
    expect(saved().map((each) => each.id)).toEqual(["1", "2"]);
  });

  it("that was written before lies were counted has none", () => {
    const { lies: _, caught: __, ...earlier } = game("1");
    expect(read(written([earlier as PlayedGame]))).toEqual([game("1")]);
  });

  it.each([
    ["json", "{ spoilt", {}],
    ["other", "[1]", {}],
    ["other", "null", {}],
    ["other", JSON.stringify({ what: "meetinghouse-games", version: 1 }), {}],
    ["version", JSON.stringify({ what: "meetinghouse-games", version: 9, games: [] }), { version: "9", known: 1 }],
    ["field", written([game("1"), { ...game("2"), won: "yes" } as unknown as PlayedGame]), { number: 2, field: "won" }],
    ["field", written([game("1", { named: 1, right: 2 })]), { number: 1, field: "right" }],
    ["field", written([game("1", { lies: 1, caught: 2 })]), { number: 1, field: "caught" }],
    ["field", JSON.stringify({ what: "meetinghouse-games", version: 1, games: [null] }), { number: 1, field: "id" }],
  ])("that is damaged (%s) is refused with what is wrong, and changes nothing", (key, text, params) => {
    remember(game(`e-${key}-${text.length}`));
    const before = saved();
    let wrong: unknown;
    try {
      addFile(text);
    } catch (error) {
      wrong = error;
    }
    expect(wrong).toBeInstanceOf(Unreadable);
    expect(wrong).toMatchObject({ key, params });
    expect(saved()).toEqual(before);
  });
});
