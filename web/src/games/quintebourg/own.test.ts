import { describe, expect, it } from "vitest";
import { inShort } from "./own";

describe("a card in short", () => {
  it("is its first sentence, and the rest on demand", () => {
    const first = "The pack takes you for one of its own: you sit and attack with it.";
    expect(inShort(`${first} Once per game you do more. And more.`)).toEqual([
      first,
      "Once per game you do more. And more.",
    ]);
  });

  it("is more than a word or two", () => {
    const [first, rest] = inShort(
      "Monday and Thursday nights. Look at one card of somebody who lives in the nearest house. Nobody is told.",
    );
    expect(first).toContain("nearest house.");
    expect(rest).toBe("Nobody is told.");
  });

  it("may be all there is, or nothing", () => {
    expect(inShort("Nothing at night.")).toEqual(["Nothing at night.", ""]);
    expect(inShort("")).toEqual(["", ""]);
  });
});
