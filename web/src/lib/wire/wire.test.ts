import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Calls } from "./wire";

describe("the address of a call", () => {
  let asked: string[] = [];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path.replace("/api/tables/KWTM/", ""));
      return new Response("[]", { status: 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("names a game of the table where one is meant, and has no question mark without a question", async () => {
    const calls = new Calls("KWTM");
    await Promise.all([
      calls.reasons(),
      calls.reasons(2),
      calls.pages(),
      calls.pages(2),
      calls.replay("all"),
      calls.replay("3", 2),
      calls.moment(5, "public", 2),
    ]);
    expect(asked).toEqual([
      "reasons",
      "reasons?game=2",
      "notebook/pages",
      "notebook/pages?game=2",
      "replay?seat=all",
      "replay?seat=3&game=2",
      "replay/5?seat=public&game=2",
    ]);
  });
});
