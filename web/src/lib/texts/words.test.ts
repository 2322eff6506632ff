import { afterEach, expect, it, vi } from "vitest";
import { titleOf, words } from "./words.svelte";

afterEach(() => vi.unstubAllGlobals());

it("says what it can at a table whose game the house has no more", async () => {
  const texts: Record<string, string> = { "/texts/en/house.ftl": "table-closed = closed" };
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: path in texts,
    status: path in texts ? 200 : 404,
    text: async () => texts[path],
  }));

  await words.load("gone");

  expect(words.ready).toBe(true);
  expect(words.now.say("table-closed")).toBe("closed");
});

it("calls a game as the reader's language does, on the front page and at its table", async () => {
  const texts: Record<string, string> = {
    "/texts/en/house.ftl": "title-wolf = The Wolf",
    "/texts/en/wolf.ftl": "game-title = The Wolf",
  };
  vi.stubGlobal("fetch", async (path: string) => ({ ok: true, status: 200, text: async () => texts[path] }));

  for (const game of ["house2", "wolf"]) {
    texts[`/texts/en/${game}.ftl`] ??= texts["/texts/en/house.ftl"]!;
    await words.load(game);

    expect(titleOf({ name: "wolf", title: "Wolf" })).toBe("The Wolf");
    expect(titleOf({ name: "salem", title: "Salem" })).toBe("Salem");
  }
});
