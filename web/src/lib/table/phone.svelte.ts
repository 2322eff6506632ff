/** One phone handed round: who looks now, who is next, and how long everybody holds it in the dark. */
import type { Message } from "../wire/types";

/** The least length of a secret look in milliseconds, drawn for each step, so that nobody finds out who decides more. */
export const LEAST = 7_000;
export const MORE = 5_000;

type WithYou = Pick<Message, "you">;

export class Phone {
  /** The seat whose owner looks behind the curtain. */
  looks = $state<number | null>(null);
  /** Who looked last: the next one sits to their left. */
  #last = $state(-1);
  /** By seat, what was done there, until the house has confirmed it. */
  #done = $state.raw<Readonly<Record<number, string>>>({});

  constructor(readonly draw: () => number = Math.random) {}

  /** The seat that gets the phone next, clockwise; null if nobody is asked anything. */
  next({ you }: WithYou): number | null {
    const asked = (you.phone ?? []).filter((seat) => this.asks({ you }, seat) !== "");
    return asked.find((seat) => seat > this.#last) ?? asked[0] ?? null;
  }

  /** What that seat still has to do, as far as this phone knows. */
  asks({ you }: WithYou, seat: number): string {
    const asked = (you.asks as Record<string, string> | undefined)?.[seat] ?? "";
    return asked === this.#done[seat] ? "" : asked;
  }

  /** The curtain rises for that seat. */
  uncover(seat: number): void {
    this.looks = seat;
  }

  /** The curtain falls; `done` is the question that was answered. */
  cover(done: string): void {
    if (this.looks === null) return;
    if (done) this.#done = { ...this.#done, [this.looks]: done };
    this.#last = this.looks;
    this.looks = null;
  }

  /** The least length of this look. */
  holds(): number {
    return LEAST + this.draw() * MORE;
  }
}
