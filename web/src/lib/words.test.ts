import { afterEach, expect, it, vi } from "vitest";
import { words } from "./words.svelte";

afterEach(() => vi.unstubAllGlobals());

it("says what it can at a table whose game the house has no more", async () => {
  const texts: Record<string, string> = { "/texts/en/house.ftl": "table-closed = closed" };
  vi.stubGlobal("fetch", async (path: string) => ({ ok: path in texts, status: path in texts ? 200 : 404, text: async () => texts[path] }));

  await words.load("gone");

  expect(words.ready).toBe(true);
  expect(words.now.say("table-closed")).toBe("closed");
});
