import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";

/** A stream that says what the test wants it to. */
class Stream {
  static last: Stream;
  readyState = 1;
  #heard: ((event: { data: string }) => void)[] = [];
  moved = () => {};
  constructor() {
    Stream.last = this;
  }
  addEventListener(kind: string, hear: (event: { data: string }) => void): void {
    if (kind === "message") this.#heard.push(hear);
    if (kind === "moved") this.moved = () => hear({ data: "" });
  }
  close(): void {}
  tell(now: number, decisions: unknown[]): void {
    const table = { now, hourglass: { ends: 100, length: 30 }, paused: false, phase: "playing", places: [{ bot: false }] };
    const data = JSON.stringify({ table, you: { seat: 0 }, decisions, offers: [], story: [], length: 5 });
    this.#heard.forEach((hear) => hear({ data }));
  }
}
const question = { id: "0-3", seat: 0, kind: "confess", options: [], timer: 30, default: null };

describe("a missed question", () => {
  let answer: { ok: boolean; arrive: () => void };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("fetch", () => {
      return new Promise((resolve) => {
        answer.arrive = () => resolve({ ok: answer.ok, status: answer.ok ? 200 : 409, json: async () => ({ refused: "not-open" }) });
      });
    });
    answer = { ok: true, arrive: () => {} };
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function followed(): Table {
    const table = new Table("KWTM");
    table.follow();
    Stream.last.tell(80, []);
    Stream.last.tell(90, [question]);
    return table;
  }

  it("is remembered for a minute", () => {
    const table = followed();
    expect(table.missed).toBe(null);
    Stream.last.tell(100, []);
    expect(table.missed?.id).toBe("0-3");
    vi.advanceTimersByTime(61_000);
    expect(table.missed).toBe(null);
  });

  it("is none when the answer was on its way and was taken", async () => {
    const table = followed();
    const sent = table.calls.answer("0-3", {});
    Stream.last.tell(100, []);
    answer.arrive();
    await sent;
    expect(table.missed).toBe(null);
  });

  it("is one when the answer came too late", async () => {
    const table = followed();
    answer.ok = false;
    const sent = table.calls.answer("0-3", {});
    Stream.last.tell(100, []);
    expect(table.missed).toBe(null);
    answer.arrive();
    await expect(sent).rejects.toThrow();
    expect(table.missed?.id).toBe("0-3");
  });

  it("is forgotten with the next answer", async () => {
    const table = followed();
    Stream.last.tell(100, []);
    const sent = table.calls.answer("0-4", {});
    answer.arrive();
    await sent;
    expect(table.missed).toBe(null);
  });
});

describe("a seat that has moved", () => {
  it("is not shown as it was, once the table is followed again", () => {
    vi.stubGlobal("EventSource", Stream);
    const table = new Table("KWTM");
    table.follow();
    Stream.last.tell(80, []);
    table.follow();
    expect(table.message).not.toBe(null); // the same reader, perhaps in another seat
    Stream.last.moved();
    table.follow();
    expect(table.message).toBe(null);
    vi.unstubAllGlobals();
  });
});
