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

it("says at a table what the first screen needs, then the rest, and draws again what lacked a text", async () => {
  const asked: string[] = [];
  const texts: Record<string, string> = {
    "/texts/en/first/wolf.ftl": "night = Night",
    "/texts/en/later/wolf.ftl": "refused-late = Too late",
    "/texts/en/wolf.ftl": "night = Night\nrefused-late = Too late",
    "/texts/fr/wolf.ftl": "night = Nuit\nrefused-late = Trop tard",
  };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return { ok: true, status: 200, text: async () => texts[path] };
  });
  vi.resetModules();
  const { words } = await import("./words.svelte");
  const { likes } = await import("../shell/settings.svelte");

  await words.load("wolf", true);
  expect([words.now.say("night"), words.now.say("refused-late")]).toEqual(["Night", "⋯"]);
  const before = words.now;
  await words.rest();
  expect(words.now).not.toBe(before);
  expect([words.now.say("night"), words.now.say("refused-late")]).toEqual(["Night", "Too late"]);
  expect(words.now.say("no-such-text")).toBe("⟨no-such-text⟩");
  expect(asked).toEqual(["/texts/en/first/wolf.ftl", "/texts/en/later/wolf.ftl"]); // no request tells that one lacked
  likes.language = "fr";
  await words.load("wolf", true);
  expect(words.now.say("refused-late")).toBe("Trop tard"); // whoever has the rest gets all at once
  expect(asked.filter((path) => path.includes("/fr/"))).toEqual(["/texts/fr/wolf.ftl"]);
  likes.language = "en";
});

it("keeps the drawn texts if none of them lacked", async () => {
  const texts: Record<string, string> = {
    "/texts/en/first/wolf.ftl": "night = Night",
    "/texts/en/later/wolf.ftl": "refused-late = Too late",
  };
  vi.stubGlobal("fetch", async (path: string) => ({ ok: true, status: 200, text: async () => texts[path] }));
  vi.resetModules();
  const { words } = await import("./words.svelte");

  await words.load("wolf", true);
  const before = words.now;
  expect(before.has("nothing-at-all")).toBe(false);
  await words.rest();
  expect(words.now).toBe(before);
  expect(words.now.say("refused-late")).toBe("Too late");
});
