/** Cards taken up, the seat on which they will be played, and the answers that follow for the reader. */
import { heldAfter, Plan, steps, type Aims } from "./aim";
import type { Decision } from "../wire/types";

export class Gesture {
  /** Options by index, one for each card. */
  held = $state.raw<readonly number[]>([]);
  target = $state<number | null>(null);
  #plan = new Plan();

  hold(aims: Aims, option: number): void {
    this.held = heldAfter(aims, this.held, option);
    this.target = null;
  }

  drop(): void {
    this.held = [];
    this.target = null;
  }

  /** Everything is played: the first answer now, the others when they are asked for. */
  play(decision: Decision, aims: Aims): number {
    this.#plan.lay(this.target === null ? [] : steps(decision, aims, this.held, this.target));
    return this.#plan.next(decision);
  }

  /** A question has come: the index of the option meant for it, or -1. */
  meant(decision: Decision): number {
    return this.#plan.next(decision);
  }

  /** Give no more answers for the reader. */
  stop(): void {
    this.#plan.lay([]);
  }
}
