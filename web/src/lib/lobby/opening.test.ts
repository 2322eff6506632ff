import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { editionsOf, inLanguage, levelsOf, openTable, playAlone, within } from "./opening";
import { hashOf } from "../fairness/shares";
import type { GameOffered } from "../wire/types";

const setting = (name: string, values: string[]) => ({
  name,
  values,
  default: values[0],
  presets: null,
  least: null,
  most: null,
});
const game = (more: object = {}) =>
  ({
    name: "some",
    title: "Some",
    least: 3,
    most: 8,
    version: "1",
    sides: [],
    options: [],
    bots: ["random", "steady"],
    paces: [],
    ...more,
  }) as unknown as GameOffered;
const wish = { name: "Ann", language: "fr" as const, pace: "none", options: { edition: "fr" } };
let asked: [string, unknown][] = [];

beforeEach(() => {
  asked = [];
  let until: number | null = null;
  let hash = "";
  vi.stubGlobal("fetch", async (path: string, { body, method }: { body: string; method: string }) => {
    asked.push([path, JSON.parse(body)]);
    if (path.endsWith("/start")) [until, hash] = [9, (JSON.parse(body) as { hash: string }).hash];
    const shuffle = { house: "cd".repeat(32), hashes: [hash, "", ""], opened: [], until };
    const message = {
      you: { seat: 0, host: true },
      table: { code: "KWTM", phase: "lobby", places: [{ ready: false }], shuffle },
    };
    return new Response(JSON.stringify(method === "GET" ? message : { code: "KWTM", token: "t", seat: 0 }), {
      status: 200,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("opening a table of any game", () => {
  it("takes as many as the game allows, a handful unless somebody says otherwise", () => {
    expect(within(game(), undefined)).toBe(5);
    expect(within(game({ least: 8, most: 21 }), undefined)).toBe(8);
    expect([1, 4, 99, NaN].map((each) => within(game(), each))).toEqual([3, 4, 8, 5]);
  });

  it("lists the bots from the easiest on, and those of other packages last", () => {
    const bots = ["random", "easy", "mine", "sharp", "steady"];
    expect(levelsOf(game({ bots }))).toEqual(["easy", "steady", "sharp", "mine"]);
    expect(levelsOf(game())).toEqual(["steady"]);
    expect(levelsOf(game({ bots: ["random"] }))).toEqual(["random"]);
    expect(levelsOf(undefined)).toEqual([]);
  });

  it("plays the edition of the reader's language, where the game has one", () => {
    const several = game({ options: [setting("edition", ["en", "fr"])] });
    expect(editionsOf(several)).toEqual(["en", "fr"]);
    expect(inLanguage(several, "fr")).toEqual({ edition: "fr" });
    expect(inLanguage(several, "es")).toEqual({});
    expect(inLanguage(game(), "fr")).toEqual({});
  });

  it("seats the reader, bots for the rest, and begins with a share of the reader's own", async () => {
    expect(await playAlone(game(), 4, wish)).toBe("KWTM");
    const { share } = asked.at(-1)![1] as { share: string };
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(asked).toEqual([
      ["/api/tables", { game: "some", options: { edition: "fr" }, pace: "none", language: "fr" }],
      ["/api/tables/KWTM/seats", { name: "Ann" }],
      ["/api/tables/KWTM/bots", { bot: "steady", count: 3 }],
      ["/api/tables/KWTM", null],
      ["/api/tables/KWTM/start", { hash: hashOf(share) }],
      ["/api/tables/KWTM", null],
      ["/api/tables/KWTM/share", { share }],
    ]);
  });

  it("takes whatever bot the game has", async () => {
    await playAlone(game({ bots: ["random"] }), 3, wish);
    expect(asked.filter(([path]) => path.endsWith("/bots")).map(([, body]) => body)).toEqual([
      { bot: "random", count: 2 },
    ]);
  });

  it("leaves a host's table open", async () => {
    await openTable(game(), wish);
    expect(asked.map(([path]) => path)).toEqual(["/api/tables", "/api/tables/KWTM/seats"]);
  });
});
