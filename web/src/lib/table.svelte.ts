/** A table as this reader sees it: one stream, one message at a time, always whole. */
import { lapsed } from "./lapse";
import { Shares } from "./shares";
import type { Refused, Tagged } from "./texts";
import { dropToken } from "./tokens";
import type { Closed, Decision, Message } from "./types";
import { Calls, Refusal, refusalOf } from "./wire";

/** Why the house ends a stream for good: it is followed elsewhere, or the seat is not this reader's any more. */
const ENDS = ["moved", "reclaimed", "put-out"] as const;
type End = (typeof ENDS)[number];

export type Line = "connecting" | "open" | "lost" | "gone" | End;

const REMINDED = 60_000; // milliseconds that one is told of a question one has missed

/** Whether the server has said no; where only its reply was lost, the answer may have been taken. */
const refused = (error: unknown): boolean => error instanceof Refusal && error.status >= 400 && error.status < 500;

export class Table {
  message = $state.raw<Message | null>(null);
  story = $state.raw<Tagged[]>([]);
  /** Lines of it that the public was not told: not for a neighbour's eyes. */
  own = $state.raw<ReadonlySet<Tagged>>(new Set());
  line = $state<Line>("connecting");
  /** Why the house does not let this reader follow it now, while they wait. */
  why = $state.raw<Refused | null>(null);
  /** How far this device's clock is ahead of the server's, in seconds. */
  skew = $state(0);
  /** The question that closed without an answer of the reader's, until the next one is answered or a minute is over. */
  missed = $state.raw<Decision | null>(null);
  readonly calls: Calls;
  #shares: Shares;
  #given = new Set<string>(); // ids of answers sent and not refused
  #late: Decision | null = null; // closed while an answer was on its way
  #reminder: ReturnType<typeof setTimeout> | undefined;
  #source: EventSource | null = null;
  #read = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Openly: as everybody sees it, whatever seat this browser has; for the shared screen. */
  constructor(
    readonly code: string,
    readonly openly = false,
  ) {
    this.calls = new Calls(code);
    this.#shares = new Shares(this.calls);
  }

  /** Send an answer, and remember it: what was answered was not missed. */
  async answer(id: string, choice: unknown): Promise<object> {
    this.#given.add(id);
    try {
      const done = await this.calls.answer(id, choice);
      this.#miss(null);
      return done;
    } catch (error) {
      if (refused(error)) {
        this.#given.delete(id);
        if (this.#late?.id === id) this.#miss(this.#late);
      }
      throw error;
    }
  }

  /** Why something cannot be chosen there. */
  closed(id: string): Promise<Closed[]> {
    return this.calls.closed(id);
  }

  #miss(decision: Decision | null): void {
    clearTimeout(this.#reminder);
    this.#late = null;
    this.missed = decision;
    if (decision) this.#reminder = setTimeout(() => (this.missed = null), REMINDED);
  }

  /** Open the stream, again if need be: after sitting down the same table is another one. */
  follow(): void {
    this.close();
    if (this.#ended) this.message = null; // of a seat that may be somebody else's by now
    this.line = "connecting";
    this.why = null;
    this.#read = 0;
    this.#miss(null);
    this.#open();
  }

  #open(): void {
    const asked = new URLSearchParams();
    if (this.#read) asked.set("after", String(this.#read));
    if (this.openly) asked.set("as", "public");
    const path = `/api/tables/${this.code}/stream${asked.size ? `?${asked}` : ""}`;
    const source = new EventSource(path);
    this.#source = source;
    source.onopen = () => (this.line = "open");
    source.addEventListener("message", (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Message));
    for (const end of ENDS)
      source.addEventListener(end, () => {
        this.close();
        this.line = end;
        if (end !== "moved") dropToken(this.code);
      });
    source.onerror = () => {
      if (!this.#ended) this.line = "lost";
      if (source.readyState === EventSource.CLOSED) {
        // refused, not only interrupted: ask in words why, and try again in a while
        void refusalOf(path).then((refusal) => {
          if (this.#source !== source) return; // followed anew, or no more
          this.why = refusal?.refused ?? null;
          if (refusal?.status === 404) this.line = "gone";
          else this.#again();
        });
      }
    };
  }

  get #ended(): boolean {
    return ENDS.some((end) => end === this.line);
  }

  #again(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), 1500);
  }

  #take(message: Message): void {
    if (this.message && this.#read > 0) this.#compare(this.message, message);
    const first = message.length - message.story.length;
    const known = first >= this.#read - this.story.length && this.#read > 0 ? this.story : [];
    const fresh = message.story as Tagged[];
    const own = message.private.map((place) => fresh[place]!);
    const goesOn = first === this.#read;
    this.story = goesOn ? [...known, ...fresh] : fresh;
    if (!goesOn || known.length === 0) this.own = new Set(own);
    else if (own.length > 0) this.own = new Set([...this.own, ...own]);
    this.#read = message.length;
    this.skew = Date.now() / 1000 - message.table.now;
    this.message = message;
    this.line = "open";
    this.why = null;
    if (!this.openly) this.#shares.see(message, this.story);
  }

  #compare(before: Message, now: Message): void {
    if (now.table.phase === "lobby") this.#given.clear(); // the next game asks under the same ids
    const missed = lapsed(before, now, this.#given);
    if (missed) this.#miss(missed);
    else this.#late = lapsed(before, now, new Set()) ?? this.#late; // an answer to it may still be refused
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#reminder);
    this.#source?.close();
    this.#source = null;
  }
}
