import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Calls, Refusal, send } from "./wire";

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

describe("a call that no server has answered yet", () => {
  const passing: [number, string][] = [
    [502, ""],
    [504, "<html>"],
    [503, '{"refused":"closing"}'],
    [503, '{"refused":"other-rules"}'],
  ];
  let keys: (string | null)[] = [];

  function answer(...answers: [number, string][]): void {
    keys = [];
    vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get("Idempotency-Key"));
      const [status, body] = answers[Math.min(keys.length, answers.length) - 1]!;
      return new Response(body, { status });
    });
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(passing)("is sent again after %d %s, with the same key", async (status, body) => {
    answer([status, body], [200, "{}"]);
    const sent = send("POST", "/api/tables/KWTM/answers", {});
    await vi.runAllTimersAsync();
    expect(await sent).toEqual({});
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("is given up after three times", async () => {
    answer([502, ""]);
    const sent = send("POST", "/api/tables/KWTM/answers", {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await sent).toMatchObject({ status: 502, refused: { refused: "broken" } });
    expect(keys).toHaveLength(3);
  });

  it("is not sent again if it was refused", async () => {
    for (const [status, refused] of [
      [409, "not-open"],
      [503, "house-full"],
    ] as const) {
      answer([status, JSON.stringify({ refused })], [200, "{}"]);
      await expect(send("POST", "/api/tables", {})).rejects.toBeInstanceOf(Refusal);
      expect(keys).toHaveLength(1);
    }
  });
});
