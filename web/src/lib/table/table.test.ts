import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";
import { Refusal } from "../wire/wire";

/** A stream that sends what the test tells it to. */
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
  tell(now: number, decisions: unknown[], more: object = {}): void {
    const table = {
      now,
      hourglass: { ends: 100, length: 30 },
      paused: false,
      phase: "playing",
      places: [{ bot: false }],
    };
    const data = JSON.stringify({
      table,
      you: { seat: 0 },
      decisions,
      offers: [],
      story: [],
      private: [],
      length: 5,
      ...more,
    });
    this.#heard.forEach((hear) => hear({ data }));
  }
}
const question = { id: "0-3", seat: 0, kind: "confess", options: [], timer: 30, default: null };

describe("a missed question", () => {
  let answer: { status: number; arrive: () => void };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("fetch", () => {
      return new Promise((resolve, reject) => {
        answer.arrive = () => {
          if (!answer.status) return reject(new TypeError("the line is broken"));
          resolve({ ok: answer.status === 200, status: answer.status, json: async () => ({ refused: "not-open" }) });
        };
      });
    });
    answer = { status: 200, arrive: () => {} };
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
    const sent = table.answer("0-3", {});
    Stream.last.tell(100, []);
    answer.arrive();
    await sent;
    expect(table.missed).toBe(null);
  });

  it("is one when the answer came too late", async () => {
    const table = followed();
    answer.status = 409;
    const sent = table.answer("0-3", {});
    Stream.last.tell(100, []);
    expect(table.missed).toBe(null);
    answer.arrive();
    await expect(sent).rejects.toThrow();
    expect(table.missed?.id).toBe("0-3");
  });

  it.each([0, 502])("is none when the answer may have been taken and only its reply was lost (%s)", async (status) => {
    const table = followed();
    answer.status = status;
    const sent = table.answer("0-3", {}).catch((error: Error) => error);
    Stream.last.tell(100, []);
    for (let attempt = 0; attempt < 3; attempt++) {
      answer.arrive();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(await sent).toBeInstanceOf(Refusal);
    expect(table.missed).toBe(null);
  });

  it("is forgotten with the next answer", async () => {
    const table = followed();
    Stream.last.tell(100, []);
    const sent = table.answer("0-4", {});
    answer.arrive();
    await sent;
    expect(table.missed).toBe(null);
  });
});

describe("a stream that the house refuses", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Object.assign(Stream, { CLOSED: 2 }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function refused(status: number, said: object): Promise<Table> {
    const fetch = vi.fn(async () => new Response(JSON.stringify(said), { status }));
    vi.stubGlobal("fetch", fetch);
    const table = new Table("KWTM");
    table.follow();
    Stream.last.readyState = 2;
    (Stream.last as unknown as EventSource).onerror!(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
    // one more stream would end that of the page which a reload brings
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/tables/KWTM?stream=1", expect.anything());
    return table;
  }

  it("says why while its reader waits, until it is let in", async () => {
    const table = await refused(429, { refused: "too-many-watchers", params: { seconds: 10 } });
    expect([table.line, table.why?.refused]).toEqual(["lost", "too-many-watchers"]);
    const before = Stream.last;
    await vi.advanceTimersByTimeAsync(1500);
    expect(Stream.last).not.toBe(before);
    Stream.last.tell(80, []);
    expect([table.line, table.why]).toEqual(["open", null]);
  });

  it("is not tried again where there is no such table", async () => {
    const table = await refused(404, { refused: "unknown-code", params: { code: "KWTM" } });
    const before = Stream.last;
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.line, Stream.last]).toEqual(["gone", before]);
  });
});

describe("lines that the public was not told", () => {
  beforeEach(() => void vi.useFakeTimers()); // no time passes between two messages
  afterEach(() => void vi.useRealTimers());
  const types = (table: Table) => [...table.own].map((each) => each.type);
  it("are known, message by message, until the story begins anew", () => {
    vi.stubGlobal("EventSource", Stream);
    const table = new Table("KWTM");
    table.follow();
    Stream.last.tell(1, [], { story: [{ type: "open" }, { type: "secret" }], private: [1], length: 2 });
    Stream.last.tell(2, [], { story: [{ type: "secret" }, { type: "later" }], private: [0], length: 4 });
    Stream.last.tell(3, [], { story: [{ type: "last" }], private: [], length: 5 });
    expect(types(table)).toEqual(["secret", "secret"]);
    expect(table.story.filter((each) => !table.own.has(each)).map((each) => each.type)).toEqual([
      "open",
      "later",
      "last",
    ]);
    Stream.last.tell(4, [], { story: [{ type: "other" }], private: [0], length: 9 });
    expect(types(table)).toEqual(["other"]);
    table.follow();
    Stream.last.tell(5, [], { story: [{ type: "again" }], private: [], length: 1 });
    expect(types(table)).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe("a stream that is held back", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal("EventSource", Stream);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("shows everything later, the first message too, with the clock as it stood", () => {
    const table = new Table("KWTM", true);
    table.held.seconds = 30;
    table.follow();
    Stream.last.tell(80, []);
    vi.advanceTimersByTime(29_999);
    expect(table.message).toBeNull();
    vi.advanceTimersByTime(1);
    expect(table.message?.table.now).toBe(80);
    expect(Date.now() / 1000 - table.skew).toBe(80);
    table.close();
  });

  it("shows nothing more once the table is left, and nothing twice when it is followed again", () => {
    const table = new Table("KWTM", true);
    table.held.seconds = 30;
    table.follow();
    Stream.last.tell(80, []);
    table.follow();
    Stream.last.tell(81, []);
    vi.advanceTimersByTime(60_000);
    expect(table.message?.table.now).toBe(81);
    Stream.last.tell(82, []);
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(table.message?.table.now).toBe(81);
  });
});

describe("messages that come faster than they are drawn", () => {
  it("are shown together after the next frame, and nothing of them is lost", () => {
    vi.useFakeTimers();
    let frame = () => {};
    vi.stubGlobal("requestAnimationFrame", (over: () => void) => ((frame = over), 1));
    vi.stubGlobal("EventSource", Stream);
    const table = new Table("KWTM");
    table.follow();
    Stream.last.tell(1, [], { story: [{ type: "first" }], length: 1 });
    vi.advanceTimersByTime(50); // for drawing it
    Stream.last.tell(2, [question], { story: [{ type: "second" }], length: 2 });
    Stream.last.tell(101, [], { story: [{ type: "third" }, { type: "secret" }], private: [1], length: 4 });
    expect([table.message?.length, table.story.length]).toEqual([1, 1]);
    expect(table.missed?.id).toBe("0-3"); // it came and went between two frames
    frame();
    vi.advanceTimersByTime(0);
    expect(table.message?.table.now).toBe(101);
    expect(table.story.map((each) => each.type)).toEqual(["first", "second", "third", "secret"]);
    expect([...table.own].map((each) => each.type)).toEqual(["secret"]);
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("do not open a line again that was lost before they are shown", () => {
    vi.useFakeTimers();
    let frame = () => {};
    vi.stubGlobal("requestAnimationFrame", (over: () => void) => ((frame = over), 1));
    vi.stubGlobal("EventSource", Stream);
    const table = new Table("KWTM");
    table.follow();
    Stream.last.tell(1, []);
    vi.advanceTimersByTime(50); // for drawing it
    Stream.last.tell(2, []);
    (Stream.last as unknown as EventSource).onerror!(new Event("error"));
    frame();
    vi.advanceTimersByTime(0);
    expect([table.message?.table.now, table.line]).toEqual([2, "lost"]);
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
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
