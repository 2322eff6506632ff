import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { likes } from "../lib/shell/settings.svelte";
import { Crier } from "./crier.svelte";
import type { Book, Script, Words } from "./script";

const SCRIPT: Script = {
  least: 2,
  most: 4,
  parts: [
    {
      name: "night",
      lines: [
        { text: "sleep", rule: "X-01", secret: true, seconds: 10 },
        { text: "end", rule: "X-01", glass: true, seconds: 30, reveals: true },
        { text: "day", rule: "X-01" },
      ],
    },
    {
      name: "dark",
      lines: [
        { text: "sleep", rule: "X-01", secret: true, seconds: 10, tap: { note: "target", rule: "X-01" } },
        {
          text: "heal",
          rule: "X-01",
          secret: true,
          seconds: 10,
          tap: { note: "healed", rule: "X-01", show: "target" },
        },
      ],
    },
  ],
  choices: [
    { name: "edition", values: ["en", "fr"] },
    { name: "who", values: ["phone", "person"], usual: { fr: "person" } },
  ],
  notes: [{ name: "target", when: { who: ["person"] } }],
  tallies: [{ name: "cards", of: { "4": 1 } }],
  endings: [{ name: "town", rules: ["X-02"], full: "cards" }],
};

/** The same game, in which somebody's secret decides. */
const GUARDED: Script = {
  ...SCRIPT,
  parts: [
    {
      name: "night",
      lines: [
        { text: "sleep", rule: "X-01", secret: true, seconds: 10, tap: { note: "wolf", rule: "X-01", keeps: true } },
        { text: "heal", rule: "X-01", waits: true, tap: { note: "shot", rule: "X-01" } },
        { text: "end", rule: "X-01", waits: true, fates: [{ note: "shot" }] },
        { text: "day", rule: "X-01" },
      ],
    },
  ],
  endings: [{ name: "town", rules: ["X-02"], gone: "wolf" }],
};

const TEXTS = `
sleep = Everybody sleeps.
end = The sand runs.
day = It is day.
heal = Heal somebody.
script-ending-town = The town wins.
`;
const words: Words = { own: "crier-title = x", titles: {}, texts: { x: TEXTS }, rules: { x: [] }, leads: {} };
const BOOK: Book = { scripts: { x: SCRIPT }, words: { en: words, fr: words, es: words } };

type Said = { text: string; onstart?: () => void; onend?: () => void };
let said: Said[] = [];

/** A voice that needs so many milliseconds for a sentence. */
function voice(takes: number): void {
  said = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal("speechSynthesis", {
    speak: (each: Said) => {
      said.push(each);
      each.onstart?.();
      setTimeout(() => each.onend?.(), takes);
    },
    cancel: () => {},
    getVoices: () => [{ lang: "en-GB", localService: true, name: "en" }],
    addEventListener: () => {},
  });
}

function opened(script: Script = SCRIPT): Crier {
  const crier = new Crier({ ...BOOK, scripts: { x: script } });
  crier.choose({ players: 4 });
  crier.read("en");
  crier.open();
  return crier;
}

/** How many seconds pass until another line stands there. */
function seconds(crier: Crier): number {
  const from = crier.line;
  const began = Date.now();
  while (crier.line === from && Date.now() < began + 300_000) vi.advanceTimersByTime(100);
  return (Date.now() - began) / 1000;
}

describe("the crier", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    likes.language = "en";
    vi.stubGlobal("speechSynthesis", undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("lasts as long as its sentence, the time to act and the pause", () => {
    const crier = opened();
    crier.begin("night");
    expect(seconds(crier)).toBe(13.5); // 1.5 + 10 + 2
    expect(crier.ends).toBe(0); // the sand does not run yet
    vi.advanceTimersByTime(1600);
    expect(Math.round(crier.ends - Date.now() / 1000)).toBe(30);
    expect(seconds(crier)).toBeCloseTo(31.9);
  });

  it("waits for a slow voice, and not for ever", () => {
    voice(2500);
    const crier = opened();
    crier.begin("night");
    expect(seconds(crier)).toBe(14.5); // 2.5 + 10 + 2
    voice(60_000);
    crier.repeat();
    expect(seconds(crier)).toBe(15); // at most twice as long as such a sentence takes
    expect(said.map(({ text }) => text)).toEqual(["Everybody sleeps.", "The sand runs."]);
  });

  it("stands still when it is held, and starts the same step again", () => {
    const crier = opened();
    crier.begin("night");
    vi.advanceTimersByTime(5000);
    crier.hold();
    vi.advanceTimersByTime(600_000);
    expect([crier.paused, crier.line!.text]).toEqual([true, "sleep"]);
    const again = new Crier(BOOK); // a closed tab
    again.read("en");
    expect([again.paused, again.line!.text]).toEqual([true, "sleep"]);
    again.goOn();
    expect(seconds(again)).toBe(13.5);
  });

  it("hides what was tapped while it is held, and until the next tap of that step", () => {
    const crier = opened();
    crier.begin("dark");
    crier.tap(2);
    expect(crier.covered).toBe(false);
    crier.hold();
    crier.tap(1); // by whoever looks at the phone
    expect([crier.covered, crier.position!.notes["target"]]).toEqual([true, [2]]);
    const again = new Crier(BOOK);
    again.read("en");
    again.goOn();
    expect([again.paused, again.covered]).toEqual([false, true]);
    again.tap(2); // the same name once more: it stays
    expect([again.covered, again.position!.notes["target"], again.past.length]).toEqual([false, [2], 1]);
    again.undo();
    expect(again.position!.notes["target"]).toBeUndefined();

    again.tap(3);
    again.hold();
    again.goOn();
    seconds(again);
    expect([again.line!.text, again.covered]).toEqual(["heal", false]); // its own player's eyes are open
    again.hold();
    again.goOn();
    again.tap(3); // shows whom it is about
    expect([again.covered, again.position!.notes["healed"]]).toEqual([false, undefined]);
    again.tap(3);
    expect(again.position!.notes["healed"]).toEqual([3]);
  });

  it("goes back to the day if a night was begun by mistake", () => {
    const crier = opened();
    crier.cross(1);
    crier.count(2, 3);
    const day = crier.position;
    crier.begin("dark");
    crier.tap(2);
    seconds(crier);
    crier.hold();
    const again = new Crier(BOOK); // a closed tab
    again.read("en");
    again.back();
    expect([again.position, again.line, again.paused]).toEqual([day, null, false]);
    vi.advanceTimersByTime(600_000);
    again.undo(); // the taps of the day can still be undone
    expect([again.position!.counts[2], again.position!.out]).toEqual([0, [1]]);
    again.cross(3);
    expect([again.position!.out, again.repeatable]).toEqual([[1, 3], ""]);
  });

  it("counts who is out in a new game, although the last one was held", () => {
    const crier = opened();
    crier.begin("dark");
    crier.hold();
    crier.end();
    crier.open();
    crier.cross(1);
    expect(crier.position!.out).toEqual([1]);
  });

  it("notes at once who is out in an open step, and never in the dark or while it is held", () => {
    const crier = opened();
    crier.begin("night");
    crier.cross(1);
    expect([crier.line!.text, crier.position!.out]).toEqual(["sleep", []]);
    seconds(crier);
    crier.cross(1);
    expect([crier.line!.text, crier.position!.out]).toEqual(["end", [1]]);
    expect(new Crier(BOOK).position!.out).toEqual([1]); // a closed tab
    crier.undo();
    expect([crier.line!.text, crier.position!.out]).toEqual(["end", []]);
    crier.hold();
    crier.cross(1);
    expect(crier.position!.out).toEqual([]);
  });

  it("says how the game has ended, stands still, and goes back or on", () => {
    voice(1000);
    const crier = opened();
    crier.begin("night");
    seconds(crier);
    crier.tally("cards", 1);
    expect([crier.ending!.name, said.at(-1)!.text]).toEqual(["town", "The town wins."]);
    vi.advanceTimersByTime(600_000);
    expect(crier.line!.text).toBe("end");
    crier.undo();
    expect([crier.ending, said.at(-1)!.text]).toEqual([null, "The sand runs."]);
    crier.tally("cards", 1);
    crier.waive();
    expect(crier.ending).toBeNull();
    expect(seconds(crier)).toBe(33.5);
    expect(crier.line!.text).toBe("day");
  });

  it("says what follows from a secret only when the table has confirmed who is out, and takes no tap back then", () => {
    const crier = opened(GUARDED);
    crier.begin("night");
    crier.tap(2);
    while (crier.line) crier.next();
    for (const seat of [0, 1, 2, 3]) {
      crier.cross(seat);
      expect([crier.ending, crier.doubt !== ""]).toEqual([null, true]);
      crier.undo();
    }
    expect(crier.doubt).toBe("");
    crier.cross(1);
    crier.confirm();
    expect([crier.ending, crier.past.length, crier.doubt]).toEqual([null, 0, ""]);
    crier.cross(2);
    crier.begin("night"); // the table has answered that question, too
    expect([crier.ending?.name, crier.line, crier.past.length]).toEqual(["town", null, 0]);
  });

  it("takes back no shot once it has been said what follows from it", () => {
    const crier = opened(GUARDED);
    crier.begin("night");
    crier.tap(2);
    crier.next();
    crier.tap(1);
    crier.skip();
    expect([crier.line!.text, crier.past.length]).toEqual(["end", 2]); // it may still be undone
    crier.skip();
    expect([crier.line!.text, crier.ending, crier.past.length]).toEqual(["day", null, 0]);
  });

  it("takes back a tap that cut the sand short, but never goes back into the dark", () => {
    const crier = opened();
    crier.begin("night");
    seconds(crier);
    expect([crier.line!.text, crier.past.length]).toEqual(["end", 0]);
    vi.advanceTimersByTime(1200);
    crier.skip();
    expect(crier.line!.text).toBe("day");
    crier.undo();
    expect([crier.line!.text, crier.past.length]).toEqual(["end", 0]);
    expect(seconds(crier)).toBe(33.5);
  });

  it("plays the edition of its language until one is picked, and keeps what was picked", () => {
    const crier = new Crier(BOOK);
    crier.read("fr");
    expect(crier.setup.values).toEqual({ edition: "fr", who: "person" });
    crier.read("es"); // there is no such edition
    expect(crier.setup.values).toEqual({ edition: "en", who: "phone" });
    crier.choose({ values: { who: "person" } });
    crier.choose({ values: { ...crier.setup.picked, edition: "fr" } });
    crier.choose({ values: { ...crier.setup.picked, edition: "en" } });
    crier.read("fr");
    expect(crier.setup.values).toEqual({ edition: "en", who: "person" });
  });

  it("lets nobody read the notes where nobody moderates", () => {
    const crier = opened();
    for (const [who, readable] of [
      ["phone", []],
      ["person", ["target"]],
    ] as const) {
      crier.choose({ values: { who } });
      crier.open();
      crier.begin("dark");
      crier.tap(2);
      seconds(crier);
      expect(crier.secretNotes).toEqual(readable);
      crier.end();
    }
  });

  it("undoes the tap on a character", () => {
    const crier = opened();
    crier.mark({ title: "george", rule: "X-03", adds: 1 }, 2);
    expect(crier.position!.marks).toEqual({ george: [2] });
    crier.undo();
    expect(crier.position!.marks).toEqual({});
  });

  it("does not take a tap that was meant for the line before, which has just gone by itself", () => {
    const crier = opened();
    crier.begin("night");
    seconds(crier);
    crier.skip();
    vi.advanceTimersByTime(1100);
    crier.skip();
    expect(crier.line!.text).toBe("end");
    vi.advanceTimersByTime(100);
    crier.skip();
    expect(crier.line!.text).toBe("day");
    crier.skip(); // this line came by a tap, and so may the next one
    expect(crier.line).toBeNull();
  });

  it("undoes taps on a clock and on names in their order", () => {
    const crier = opened();
    const turn = { name: "turn", seconds: 30 };
    crier.time((clock) => clock.start(turn));
    crier.cross(1);
    const began = crier.clock.ends;
    crier.time((clock) => clock.more(30));
    crier.time((clock) => clock.stop());
    crier.undo();
    expect([crier.clock.running, crier.clock.ends]).toEqual([turn, began + 30]);
    crier.undo();
    expect([crier.clock.ends, crier.clock.length, crier.position!.out]).toEqual([began, 30, [1]]);
    crier.undo();
    expect([crier.clock.running, crier.position!.out]).toEqual([turn, []]);
    vi.advanceTimersByTime(29_900);
    expect(crier.clock.up).toBe(false);
    vi.advanceTimersByTime(100);
    expect(crier.clock.up).toBe(true);
    crier.time((clock) => clock.start(turn));
    crier.undo();
    crier.undo();
    expect([crier.clock.running, crier.past.length]).toEqual([null, 0]);
    expect(new Crier(BOOK).past).toEqual([]);
  });

  it("counts on when more time is given to a clock, and does not run into the night", () => {
    const crier = opened();
    crier.clock.start({ name: "turn", seconds: 30 });
    crier.clock.more(30);
    vi.advanceTimersByTime(59_000);
    expect(crier.clock.up).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([crier.clock.up, crier.clock.running]).toEqual([true, null]);
    crier.clock.start({ name: "turn", seconds: 30 });
    crier.begin("night");
    expect(crier.clock.running).toBeNull();
  });
});
