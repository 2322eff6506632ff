/**
 * First a card is turned up, then it is told; first a verdict, then night falls; first what led to the end, then the end.
 * Messages wait for the announcements of what came before, cut where it must be: the whole page, its log, its questions,
 * its light, shows the table as it was.
 */
import { together } from "../wire/frames";
import type { Message } from "../wire/types";
import type { Tagged } from "../texts/texts";
import { fresh, MOST, queued, type Moment } from "./moments";
import { opening } from "./reveal.svelte";
import { isDark, ways } from "./ways.svelte";

const LASTS = 2600; // milliseconds
const BRIEF = 1600; // milliseconds, while the table waits
const HOLD = 700; // milliseconds before a card is turned up
const TURN = 450; // milliseconds from then until its face is seen
const BREATHLESS = 900; // more milliseconds before a card that decides the game
const BREATH = 300; // milliseconds between the last announcement and the verdict
const SHARE = 3; // of the time that was left to answer when it came, a message waits for no more than one part of so many

const phaseOf = (message: Message | null): string => (message?.view as { phase?: string } | null)?.phase ?? "";
const firstLine = (message: Message): number => message.length - message.story.length;

/** The lines of a message from one place in it to another. */
function cut(message: Message, from: number, to: number): Message {
  const { to: audience } = message;
  return {
    ...message,
    length: firstLine(message) + to,
    story: message.story.slice(from, to),
    private: message.private.filter((place) => place >= from && place < to).map((place) => place - from),
    ...(audience && { to: audience.slice(from, to) }),
  };
}

/** The table as it was, which asks nobody anything any more. */
function still(message: Message): Message {
  const view = message.view && ({ ...message.view, waiting: [] } as Message["view"]);
  return { ...message, view, you: { ...message.you, asks: {} }, decisions: [], offers: [] };
}

export class Curtain {
  /** Announcements that are shown or wait, in order. */
  #queue = $state.raw<readonly Moment[]>([]);
  /** Whether the card of the current one is turned up, and then, whether it is told in words. */
  turned = $state(false);
  told = $state(false);
  /** Whether something is asked that the current one must not cover. */
  asked = $state(false);
  /** Whether the game is over and its last announcements are still shown. */
  ending = $state(false);

  /** The line of the story that each of them tells, and those whose card lies face down. */
  #lines = new WeakMap<Moment, number>();
  #down = new Set<Moment>();
  /** Messages that wait, and the last one that was shown. */
  #waiting: Message[] = [];
  #shown: Message | null = null;
  /** The last one that was shown instead of one that waits. */
  #still: Message | null = null;
  /** The newest message, and the lines before which it must wait: of nights, and of the end. */
  #last: Message | null = null;
  #nights: number[] = [];
  #end: number | null = null;
  /** When all must be shown, because somebody's time to answer runs. */
  #until = Infinity;
  #began = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #skip: ReturnType<typeof setTimeout> | undefined;
  #breath: ReturnType<typeof setTimeout> | undefined;
  #flush: ReturnType<typeof setTimeout> | undefined;
  readonly #draw: (message: Message) => void;
  readonly #tv: boolean;
  /** The time at the server, in seconds. */
  readonly #clock: (() => number) | undefined;

  constructor(draw: (message: Message) => void = () => {}, tv = false, clock?: () => number) {
    this.#draw = draw;
    this.#tv = tv;
    this.#clock = clock;
  }

  /** The announcement that is shown. */
  get now(): Moment | undefined {
    return this.#queue[0];
  }

  /** A message has come. */
  see(message: Message): void {
    const last = this.#last;
    if (last && message.length < last.length) this.clear();
    this.#last = message;
    this.#waiting.push(message);
    this.#until = this.#latest(message);
    const [before, now] = [phaseOf(last), phaseOf(message)];
    const found = this.#found(message, last);
    if (last && isDark(now) && !isDark(before)) {
      const dusk = found.find((each) => each.kind === "dusk");
      this.#nights.push(dusk ? this.#lines.get(dusk)! : last.length);
    }
    if (message.table.phase !== "over") {
      this.#end = null;
      this.#rise();
    } else if (last?.table.phase === "playing" && !document.hidden && !message.you.master) {
      this.#end = last.length;
      this.ending = true;
    }
    const queue = this.#queue;
    const changes = found.length > 0 || (queue.length > 0 && now !== before);
    const { moments } = ways.now;
    const phase = { before, now };
    const next = changes ? (moments.wait?.(queue, found, phase) ?? queued(queue, found, phase)) : queue;
    // a card that lies face down is turned up first, whatever else gives way
    this.#play([...queue, ...found].filter((each) => next.includes(each) || this.#down.has(each)));
  }

  /** When all must be shown, by this message: every reader is asked something in time to answer it. */
  #latest({ table: { hourglass, paused, now } }: Message): number {
    if (!hourglass || paused) return Infinity;
    const left = Math.max(0, hourglass.ends - (this.#clock?.() ?? now)) * 1000;
    return Math.min(this.#until, performance.now() + left / SHARE);
  }

  /** The new announcements of a message; nobody watches a page that is hidden, and a master sees everything at once. */
  #found(message: Message, last: Message | null): Moment[] {
    if (document.hidden || message.you.master) return [];
    const { moments } = ways.now;
    const story = message.story as Tagged[];
    const own = new Set(message.private.map((place) => story[place]!));
    const news = fresh(story, message.length, last?.length ?? null).filter((each) => !own.has(each));
    const found = moments.find(news);
    for (const each of found) {
      this.#lines.set(each, firstLine(message) + story.indexOf(each.event));
      if (moments.covered?.(each)) this.#down.add(each);
    }
    return found;
  }

  /** The lines that may be told by now. */
  get #tellable(): number {
    const line = (each: Moment) => this.#lines.get(each) ?? 0;
    const down = this.#queue.filter((each) => this.#down.has(each)).map(line);
    const late = this.#nights.find((night) => this.#queue.some((each) => line(each) < night)) ?? Infinity;
    return Math.min(...down, late, this.ending ? this.#end! : Infinity);
  }

  /** Show these announcements from now on. */
  #play(queue: readonly Moment[]): void {
    const other = queue[0] !== this.now;
    this.#queue = queue;
    if (other) this.#begin();
    this.#flow();
  }

  #begin(): void {
    this.#stop();
    this.turned = this.told = false;
    const { now } = this;
    if (!now) return;
    this.#began = performance.now();
    const up = HOLD + this.#breathless;
    this.#timers = [
      setTimeout(() => (this.turned = true), up),
      setTimeout(() => {
        this.told = true;
        this.#down.delete(now);
        this.#flow();
      }, up + TURN),
    ];
  }

  get #breathless(): number {
    return this.#last?.table.outcome == null ? 0 : BREATHLESS;
  }

  /** Show of the messages what may be shown by now, and end the current announcement in time. */
  #flow(): void {
    const shown = this.#take();
    const held = this.#waiting.length > 0;
    const { now } = this;
    this.asked = Boolean(
      (shown ?? this.#shown)?.decisions.length || (now && this.#down.has(now) && this.#last?.decisions.length),
    );
    clearTimeout(this.#skip);
    if (now) {
      const shut = ways.now.moments.covered?.(now) ?? false;
      const brief = BRIEF / Math.max(1, this.#queue.length + 1 - MOST); // many are shorter
      const lasts = held ? (shut ? HOLD + TURN : 0) + brief : (shut ? TURN : 0) + LASTS * (this.#tv ? 1.4 : 1);
      this.#skip = setTimeout(this.skip, Math.max(0, this.#began + lasts + this.#breathless - performance.now()));
    } else if (this.ending) {
      this.#breath ??= setTimeout(() => {
        this.#rise();
        this.#flow();
      }, BREATH);
    }
    clearTimeout(this.#flush);
    if (!held) this.#until = Infinity;
    else if (this.#until < Infinity) this.#flush = setTimeout(this.#all, this.#until - performance.now());
    if (shown) this.#draw(shown);
  }

  /** Show everything that waits: the current announcement goes on, but covers nothing any more. */
  readonly #all = (): void => {
    this.#rise();
    this.#down.clear();
    this.#nights = [];
    this.turned = this.told = true;
    this.#play(this.#queue.slice(0, 1));
  };

  /** What may be shown of the waiting messages; where one must wait, the table as it was, which asks nothing. */
  #take(): Message | null {
    const most = this.#tellable;
    let out: Message | null = null;
    while (this.#waiting[0] && this.#waiting[0].length <= most) out = together(out, this.#waiting.shift()!);
    if (out) this.#shown = out;
    const [next] = this.#waiting;
    const before = this.#shown;
    if (!next) {
      this.#nights = [];
      return out;
    }
    if (!before) return out;
    const lines = Math.max(0, most - firstLine(next));
    if (!lines && before === this.#still) return out;
    const { story, private: own, length, to } = cut(next, 0, lines);
    this.#waiting[0] = cut(next, lines, next.story.length);
    this.#shown = this.#still = { ...still(before), story, private: own, length, ...(to && { to }) };
    return together(out, this.#shown);
  }

  /** End the current announcement. */
  readonly skip = (): void => {
    const [now, ...rest] = this.#queue;
    if (now) this.#down.delete(now);
    this.#play(rest);
  };

  #rise(): void {
    clearTimeout(this.#breath);
    this.#breath = undefined;
    this.ending = false;
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    clearTimeout(this.#skip);
    clearTimeout(this.#flush);
  }

  /** Drop what waits: it comes again. */
  drop(): void {
    this.#stop();
    this.#rise();
    this.#queue = [];
    this.#waiting = [];
    this.#last = this.#shown;
    this.#nights = [];
    this.#until = Infinity;
  }

  /** Forget everything: the story begins again. */
  clear(): void {
    this.drop();
    this.#shown = this.#last = this.#end = null;
  }

  /** What may be read of the story that was shown: no verdict until the last seat is opened. */
  read(story: Tagged[]): Tagged[] {
    const shown = this.#shown;
    if (this.#end === null || !shown || !opening.shut.size) return story;
    return story.slice(0, Math.max(0, story.length - (shown.length - this.#end)));
  }
}
