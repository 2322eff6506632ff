/** The house's last count of what can still be true: the public one is shown at the seats, the reader's own in the panel. */
import type { Refused } from "../texts/texts";
import type { Worlds } from "../wire/types";
import { Refusal } from "../wire/wire";

const PAUSE = 1500; // milliseconds between two counts: bots may move faster than anybody reads
const RESTS = "worlds-rest"; // a secret step: what was counted before it stays

export type Ask = (openly: boolean) => Promise<Worlds>;

export class Counted {
  everybodys = $state.raw<Worlds | null>(null);
  own = $state.raw<Worlds | null>(null);
  /** Why nothing is counted. */
  why = $state.raw<Refused | null>(null);
  /** Whether the reader has asked for their own count; a neighbour may look on, so it is not shown unasked. */
  #wanted = false;
  #ask: Ask | null = null;
  #moment: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #stale = false;
  #resting = false;

  /** Count at this moment, unless it was counted last; without a way to ask, nothing is shown. */
  see(moment: unknown, ask: Ask | null): void {
    if (ask === null) return this.clear();
    this.#resting = false;
    if (moment === this.#moment && this.#ask) return;
    this.#moment = moment;
    this.#ask = ask;
    this.#soon(this.everybodys ? PAUSE : 0);
  }

  /** It is secret who acts: nothing is counted until `see`, and what was counted before stays. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#moment = null;
    this.#stale = false;
    this.#resting = true;
  }

  /** Show the reader's own count, or hide it. */
  want(own: boolean): void {
    this.#wanted = own;
    if (own) this.#soon(0);
    else this.own = null;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ask = this.#moment = this.everybodys = this.own = this.why = null;
    this.#wanted = this.#stale = this.#resting = false;
  }

  #soon(wait: number): void {
    if (this.#resting) return;
    if (this.#busy) this.#stale = true;
    else if (this.#timer === undefined || wait === 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#count(), wait);
    }
  }

  async #count(): Promise<void> {
    const ask = this.#ask;
    this.#timer = undefined;
    if (!ask) return;
    this.#busy = true;
    this.#stale = false;
    try {
      const [everybodys, own] = await Promise.all([ask(true), this.#wanted ? ask(false) : null]);
      if (this.#ask) {
        this.everybodys = everybodys;
        this.own = this.#wanted ? own : null;
        this.why = null;
      }
    } catch (error) {
      if (this.#ask && error instanceof Refusal && error.refused.refused !== RESTS) this.why = error.refused;
    } finally {
      this.#busy = false;
      if (this.#stale) this.#soon(PAUSE);
    }
  }
}

/** The worlds of the table on this page. */
export const counted = new Counted();

/** The side whose share is drawn, the last one of the game, and its share. */
export function drawn(shares: Record<string, number>): { side: string; share: number } | null {
  const last = Object.entries(shares).at(-1);
  return last ? { side: last[0], share: last[1] } : null;
}
