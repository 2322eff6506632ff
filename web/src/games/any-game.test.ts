/** Code that all games share names none of them. */
import { describe, expect, it } from "vitest";

const NAMES = /salem|quinte|tryal|\bwitch|puritan|constable|\bdawn\b|conspir/i;

const SOURCES = Object.entries(
  import.meta.glob<string>(
    ["../{lib,components,pages}/**/*.{ts,svelte}", "./generic/**/*.{ts,svelte}", "./Board.svelte"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
).filter(([path]) => !/\.test\.ts$|api\.d\.ts$/.test(path)); // tests, and files generated from the OpenAPI document

describe("pages for any game", () => {
  it.each(SOURCES)("%s names no game", (_, text) => {
    expect(text.split("\n").filter((line) => NAMES.test(line))).toEqual([]);
  });

  it.each(SOURCES)("%s reaches a game's own files only through the list of games", (_, text) => {
    const fixed = [...text.matchAll(/from\s+"([^"]*)"/g)].map((match) => match[1]!);
    expect(fixed.filter((from) => /games\/(?!generic\/)[a-z0-9]+\//.test(from))).toEqual([]);
  });

  it("are all looked at", () => {
    expect(SOURCES.length).toBeGreaterThan(50);
  });
});
