/** A table as this reader sees it: one stream, with one whole message at a time. */
import { lapsed } from "../ask/lapse";
import { Shares } from "../fairness/shares";
import type { Refused, Tagged } from "../texts/texts";
import { dropToken } from "../seats/tokens";
import type { Drawn } from "../master/master";
import { Held } from "../wire/held";
import { EVENTS, Stream } from "../wire/changes";
import { Frames, together } from "../wire/frames";
import { seenMessage } from "../wire/seen";
import type { Closed, Decision, Message } from "../wire/types";
import { Calls, Refusal, refusalOf } from "../wire/wire";

/** Why the house ends a stream for good: the seat is followed elsewhere, or no longer belongs to this reader. */
const ENDS = ["moved", "reclaimed", "given-anew", "put-out"] as const;
type End = (typeof ENDS)[number];

export type Line = "connecting" | "open" | "lost" | "gone" | End;

const REMINDED = 60_000; // milliseconds for which a reader is reminded of a missed question

/** Whether the server has refused; if only its reply was lost, the answer may have been accepted. */
const refused = (error: unknown): boolean => error instanceof Refusal && error.status >= 400 && error.status < 500;

export class Table {
  message = $state.raw<Message | null>(null);
  story = $state.raw<Tagged[]>([]);
  /** Lines that the public was not told: a neighbour must not see them. */
  own = $state.raw<ReadonlySet<Tagged>>(new Set());
  line = $state<Line>("connecting");
  /** Why the house does not let this reader follow now, while they wait. */
  why = $state.raw<Refused | null>(null);
  /** How far this device's clock is ahead of the server's, in seconds. */
  skew = $state(0);
  /** The question that closed without the reader's answer, until the next one is answered or a minute has passed. */
  missed = $state.raw<Decision | null>(null);
  /** How many answers this page has sent that were accepted. */
  entered = $state(0);
  /** What a master has drawn by hand for an answer; null if the house draws. */
  draws: ((id: string, choice: unknown) => Promise<Drawn[]>) | null = null;
  readonly calls: Calls;
  /** The delay with which everything is shown. */
  readonly held = new Held();
  #shares: Shares;
  #given = new Set<string>(); // the ids of answers that were sent and not refused
  #late: Decision | null = null; // closed while an answer was being sent
  #reminder: ReturnType<typeof setTimeout> | undefined;
  #source: EventSource | null = null;
  #watches = false; // as everybody sees it, whatever cookie is left of a lost seat
  #read = 0;
  #frames = new Frames();
  #heard: Message | null = null; // the last message that came, shown or not
  #unshown: Message | null = null; // what has come since the last drawing
  #ahead = 0; // the skew of the last message that came
  #retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * Openly: as everybody sees it, whatever seat this browser has; for the shared screen.
   * Seat: as this player sees it, if several play on this phone.
   */
  constructor(
    readonly code: string,
    readonly openly = false,
    readonly seat: number | null = null,
  ) {
    this.calls = new Calls(code, seat);
    this.#shares = new Shares(this.calls);
  }

  /** Send an answer and remember it: an answered question was not missed. */
  async answer(id: string, choice: unknown): Promise<object> {
    this.#given.add(id);
    try {
      const chance = this.draws ? await this.draws(id, choice) : [];
      const done = await this.calls.answer(id, choice, chance);
      this.#miss(null);
      this.entered += 1;
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

  /** Open the stream, again if it is open: after sitting down the reader sees more. A reader without a seat watches. */
  follow(watches = false): void {
    this.close();
    this.#watches = watches;
    if (this.#ended) this.message = null; // of a seat that may belong to somebody else by now
    this.line = "connecting";
    this.why = null;
    this.#read = 0;
    this.#heard = null;
    this.#miss(null);
    this.#open();
  }

  #open(): void {
    this.#drop(); // the next message includes it
    const asked = new URLSearchParams();
    if (this.openly || this.#watches) asked.set("as", "public");
    else if (this.seat !== null) asked.set("as", String(this.seat));
    const why = `/api/tables/${this.code}?${new URLSearchParams([...asked, ["stream", "1"]])}`;
    if (this.#read) asked.set("after", String(this.#read));
    const source = new EventSource(`/api/tables/${this.code}/stream${asked.size ? `?${asked}` : ""}`);
    this.#source = source;
    source.onopen = () => (this.line = "open");
    const stream = new Stream();
    for (const kind of EVENTS)
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        const message = stream.receive(kind, data);
        if (!message) return;
        this.line = "open"; // now: when it is shown, the line may be lost
        this.why = null;
        this.held.add(() => this.#receive(seenMessage(message), kind !== "last"));
      });
    for (const end of ENDS)
      source.addEventListener(end, () => {
        this.close();
        this.line = end;
        if (end !== "moved" && this.seat === null) dropToken(this.code);
      });
    source.onerror = () => {
      if (!this.#ended) this.line = "lost";
      if (source.readyState === EventSource.CLOSED) {
        // Refused, not only interrupted, or the page is being left. Ask why without a stream, since one more would end
        // that of the page which comes now; and try again in a while.
        void refusalOf(why).then((refusal) => {
          if (this.#source !== source) return; // the table is followed again, or no longer
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

  /** The hourglass of a message that came in pieces is out of date. */
  #receive(message: Message, now = true): void {
    if (this.#heard) this.#compare(this.#heard, message);
    this.#heard = message;
    if (now) this.#ahead = Date.now() / 1000 - message.table.now;
    this.#unshown = together(this.#unshown, message);
    this.#frames.draw(() => this.#show());
  }

  #show(): void {
    const message = this.#unshown;
    this.#unshown = null;
    if (!message) return;
    const first = message.length - message.story.length;
    const known = first >= this.#read - this.story.length && this.#read > 0 ? this.story : [];
    const fresh = message.story as Tagged[];
    const own = message.private.map((place) => fresh[place]!);
    const goesOn = first === this.#read;
    if (!goesOn) this.story = fresh;
    else if (fresh.length > 0) this.story = [...known, ...fresh]; // otherwise the same list, so that nothing that reads it runs again
    if (!goesOn || known.length === 0) this.own = new Set(own);
    else if (own.length > 0) this.own = new Set([...this.own, ...own]);
    this.#read = message.length;
    this.skew = this.#ahead;
    this.message = message;
    if (!this.openly && this.seat === null) this.#shares.see(message, this.story);
  }

  #compare(before: Message, now: Message): void {
    if (now.table.phase === "lobby") this.#given.clear(); // the next game uses the same ids
    const missed = lapsed(before, now, this.#given);
    if (missed) this.#miss(missed);
    else this.#late = lapsed(before, now, new Set()) ?? this.#late; // an answer to it may still be refused
  }

  /** Drop what has come and is not shown yet. */
  #drop(): void {
    this.held.clear();
    this.#frames.clear();
    this.#unshown = null;
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#reminder);
    this.#drop();
    this.#source?.close();
    this.#source = null;
  }
}
