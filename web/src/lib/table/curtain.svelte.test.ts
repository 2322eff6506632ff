/** What waits for announcements: what comes after a card that lies face down, night, and the end of the game. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import { Curtain } from "./curtain.svelte";
import { queued, type Moments } from "./moments";
import { opening } from "./reveal.svelte";
import { PLAIN, ways } from "./ways.svelte";

const card: Tagged = { type: "card-shown" };
const verdict: Tagged = { type: "verdict" };
const dusk: Tagged = { type: "dusk" };
const other: Tagged = { type: "other" };
const won: Tagged = { type: "game-won" };

const moments: Moments = {
  find: (news) =>
    news
      .filter(({ type }) => ["card-shown", "verdict", "dusk"].includes(type))
      .map((event) => ({ kind: event.type, event })),
  wait: (waiting, found, phase) => queued(waiting, found, { before: phase.now, now: phase.now }),
  covered: ({ kind }) => kind === "card-shown",
};

let length = 0;
let shown: Message[] = [];

/** The next message, which tells these lines. */
function message(phase: string, lines: readonly Tagged[], more: object = {}): Message {
  length += lines.length;
  return {
    table: { phase: phase === "over" ? "over" : "playing", outcome: phase === "over" ? {} : null },
    you: { seat: 0, master: false },
    view: { phase, waiting: [1], at: length },
    opened: null,
    story: lines,
    private: [],
    length,
    decisions: [{ id: `0-${length}` }],
    offers: [],
    ...more,
  } as unknown as Message;
}

function curtain(phase = "day"): Curtain {
  const made = new Curtain((each) => shown.push(each));
  made.see(message(phase, [card, verdict])); // the past is not announced
  expect(made.now).toBeUndefined();
  return made;
}

const told = () => shown.flatMap((each) => each.story as Tagged[]);
const last = () => shown.at(-1)!;
const phase = () => (last().view as { phase: string }).phase;

beforeEach(() => {
  vi.useFakeTimers();
  [length, shown] = [0, []];
  ways.now = { ...PLAIN, moments };
});
afterEach(() => {
  vi.useRealTimers();
  ways.now = PLAIN;
  opening.shut = new Set();
});

describe("a card that lies face down", () => {
  it("is nowhere known before it is turned up, nor what came after it", () => {
    const held = curtain();
    const before = last();
    held.see(message("day", [other, card, verdict]));
    expect([held.turned, held.told]).toEqual([false, false]);
    expect(told().slice(2)).toEqual([other]);
    expect(last().view).toEqual({ ...before.view, waiting: [] }); // no row has a face yet,
    expect(last().decisions).toEqual([]); // and nothing is asked about it
    expect(held.asked).toBe(true); // but there will be a question, which must not be covered
    vi.advanceTimersByTime(700);
    expect([held.turned, held.told, told().length]).toEqual([true, false, 3]);
    vi.advanceTimersByTime(450);
    expect(held.told).toBe(true);
    expect(told().slice(2)).toEqual([other, card, verdict]);
    expect(last().view).toMatchObject({ at: 5, waiting: [1] });
    expect(last().decisions).toHaveLength(1);
  });

  it("leaves nobody waited for and nobody to get the phone, though the reader was asked nothing and no line comes first", () => {
    const held = curtain();
    const asks = { 1: "1-3" };
    held.see(message("day", [], { decisions: [], you: { seat: null, master: false, asks } }));
    expect(last()).toMatchObject({ view: { waiting: [1] }, you: { asks } });
    held.see(message("day", [card], { decisions: [], you: { seat: null, master: false, asks } }));
    expect(last()).toMatchObject({ view: { waiting: [] }, you: { asks: {} }, story: [] });
    const count = shown.length;
    held.see(message("day", [other], { decisions: [], you: { seat: null, master: false, asks } }));
    expect(shown).toHaveLength(count); // nothing new is shown
    vi.advanceTimersByTime(1150);
    expect(last()).toMatchObject({ view: { waiting: [1] }, you: { asks } });
  });

  it("waits for the announcement before it, which is shorter then, and stays unknown meanwhile", () => {
    const held = curtain();
    held.see(message("day", [verdict]));
    vi.advanceTimersByTime(100);
    held.see(message("day", [card]));
    held.see(message("day", [other]));
    vi.advanceTimersByTime(1400);
    expect(held.now!.kind).toBe("verdict");
    expect(told().slice(2)).toEqual([verdict]);
    vi.advanceTimersByTime(100);
    expect(held.now!.kind).toBe("card-shown");
    expect(told().slice(2)).toEqual([verdict]);
    vi.advanceTimersByTime(1150);
    expect(told().slice(2)).toEqual([verdict, card, other]);
  });

  it("is turned up whatever comes meanwhile, and however much", () => {
    const held = curtain();
    held.see(message("day", [card]));
    for (let each = 0; each < 5; each++) held.see(message("day", [verdict]));
    expect(held.now!.kind).toBe("card-shown");
    vi.advanceTimersByTime(1150);
    expect([held.now!.kind, held.told]).toEqual(["card-shown", true]);
  });

  it("is one of many, and each of them is turned up before it is told", () => {
    const held = curtain();
    held.see(message("day", [card, { ...card }]));
    held.see(message("day", [{ ...card }, other, { ...card }, { ...card }]));
    let count = 0;
    for (; held.now?.kind === "card-shown"; count++) {
      const lines = told().length;
      vi.advanceTimersByTime(1100);
      expect([held.told, told().length]).toEqual([false, lines]);
      vi.advanceTimersByTime(50);
      expect([held.told, told().length > lines]).toEqual([true, true]);
      const { now } = held;
      for (let each = 0; each < 2700 && held.now === now; each++) vi.advanceTimersByTime(1);
    }
    expect([count, told().length]).toEqual([5, 8]);
  });

  it("is told at once when its announcement is tapped away", () => {
    const held = curtain();
    held.see(message("day", [card]));
    held.skip();
    expect(held.now).toBeUndefined();
    expect(told().slice(2)).toEqual([card]);
    expect(last().decisions).toHaveLength(1);
  });

  it("keeps the places of lines that only the reader is told, and is none if it is such a line", () => {
    const held = curtain();
    held.see(message("day", [other, card, other, verdict], { private: [0, 2] }));
    expect(last().private).toEqual([0]);
    vi.advanceTimersByTime(1150);
    expect(last().private).toEqual([1]); // of the lines that come now
    held.skip();
    held.see(message("day", [card], { private: [0] }));
    expect(told().at(-1)).toBe(card);
  });
});

describe("somebody's time to answer", () => {
  const timed = (left: number, more: object = {}) => ({
    table: { phase: "playing", outcome: null, now: 50, hourglass: { ends: 50 + left, length: 30 }, ...more },
  });

  it("runs for a third at most while a card lies face down", () => {
    const held = curtain();
    held.see(message("day", [card], timed(3)));
    vi.advanceTimersByTime(900);
    expect([held.told, last().decisions]).toEqual([false, []]);
    vi.advanceTimersByTime(100);
    expect([held.turned, held.told, held.now!.kind]).toEqual([true, true, "card-shown"]);
    expect(told().slice(2)).toEqual([card]);
    expect(last().decisions).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(held.now).toBeUndefined();
  });

  it("ends all that waits at once, counted from what came first", () => {
    const held = curtain();
    for (const each of [1, 2, 3]) {
      held.see(message("day", [verdict, card], timed(6 - each)));
      vi.advanceTimersByTime(500);
    }
    held.see(message("night", [dusk], timed(30)));
    expect(phase()).toBe("day");
    vi.advanceTimersByTime(167); // 5 s / 3 after the first one
    expect([phase(), held.told]).toEqual(["night", true]);
    expect(told()).toHaveLength(9);
    held.see(message("night", [card], timed(30))); // the next one has its own time
    vi.advanceTimersByTime(200);
    expect(told()).toHaveLength(9);
  });

  it("is what the clock says now, and none that stands still", () => {
    const late = new Curtain(
      (each) => shown.push(each),
      false,
      () => 52.7,
    );
    late.see(message("day", []));
    late.see(message("day", [card], timed(3)));
    vi.advanceTimersByTime(100);
    expect(late.told).toBe(true);
    const held = curtain();
    held.see(message("day", [card], timed(0.3, { paused: true })));
    vi.advanceTimersByTime(700);
    expect(held.told).toBe(false);
  });

  it("goes on whatever happens to the clock of this device meanwhile", () => {
    const held = curtain();
    held.see(message("day", [verdict]));
    vi.setSystemTime(Date.now() + 3_600_000);
    held.see(message("day", [card]));
    vi.advanceTimersByTime(1000);
    expect(held.now!.kind).toBe("verdict");
  });
});

describe("nightfall", () => {
  it("waits until a verdict is told, for a time in which it can be read", () => {
    const held = curtain();
    held.see(message("day", [verdict]));
    vi.advanceTimersByTime(50);
    held.see(message("night", [other, dusk]));
    expect(phase()).toBe("day");
    expect(last().decisions).toEqual([]);
    expect(told().slice(2)).toEqual([verdict, other]);
    vi.advanceTimersByTime(1500);
    expect([held.now!.kind, phase()]).toEqual(["verdict", "day"]);
    vi.advanceTimersByTime(100);
    expect([held.now!.kind, phase()]).toEqual(["dusk", "night"]);
    expect(told().slice(2)).toEqual([verdict, other, dusk]);
  });

  it("is not passed over by the next one", () => {
    const held = curtain();
    held.see(message("day", [verdict]));
    held.see(message("night", [dusk]));
    held.see(message("day", [other]));
    held.see(message("night", [other, dusk]));
    expect([phase(), told().length]).toEqual(["day", 3]);
    held.skip();
    expect(held.now!.kind).toBe("dusk");
    expect(told().slice(3)).toEqual([dusk, other, other]); // the second waits for the first
  });

  it("waits for nothing that was said long ago, and comes at once after a tap", () => {
    const held = curtain();
    held.see(message("day", [verdict]));
    vi.advanceTimersByTime(2600);
    held.see(message("night", [dusk]));
    expect(phase()).toBe("night");
    held.see(message("day", [verdict]));
    held.see(message("night", [dusk]));
    while (held.now!.kind !== "verdict") held.skip();
    expect(phase()).toBe("day");
    held.skip();
    expect(phase()).toBe("night");
  });
});

describe("the end", () => {
  it("waits for what led to it, and asks nothing and waits for nobody meanwhile", () => {
    const held = curtain();
    held.see(message("over", [card, won]));
    expect(last()).toMatchObject({ table: { phase: "playing" }, view: { phase: "day", waiting: [] }, decisions: [] });
    expect(held.ending).toBe(true);
    vi.advanceTimersByTime(1150);
    expect(held.told).toBe(false); // the card that decides lies face down for longer
    vi.advanceTimersByTime(900);
    expect(held.told).toBe(true);
    expect(told()).toHaveLength(2); // the log tells it with the end
    vi.runAllTimers();
    expect(last().table.phase).toBe("over");
    expect(told().slice(2)).toEqual([card, won]);
    expect(held.ending).toBe(false);
  });

  it("lets the log tell the end only when the last seat is open", () => {
    const held = curtain();
    held.see(message("over", [won]));
    vi.runAllTimers();
    opening.shut = new Set([2]);
    expect(held.read(told())).toEqual([card, verdict]);
    opening.shut = new Set();
    expect(held.read(told())).toEqual([card, verdict, won]);
  });

  it("hides nothing from whoever comes when all is over, nor from a master", () => {
    const late = new Curtain((each) => shown.push(each));
    const over = message("over", [card, won]);
    late.see(over);
    expect(last()).toBe(over);
    const held = curtain();
    const seen = message("over", [card, won], { you: { seat: null, master: true } });
    held.see(seen);
    expect(last()).toBe(seen);
    expect(held.now).toBeUndefined();
  });
});

it("shows again what waits when the line was lost", () => {
  const held = curtain();
  held.see(message("day", [card]));
  expect(told()).toHaveLength(2);
  held.drop();
  expect(held.now).toBeUndefined();
  length -= 1;
  held.see(message("day", [card]));
  expect(held.now!.kind).toBe("card-shown");
  vi.advanceTimersByTime(1150);
  expect(told()).toHaveLength(3);
});
