/** Cards that are played on somebody: the reader takes up a card and taps a seat, and both are sent as one. */
import { same } from "./choice";
import type { Option } from "../texts/texts";
import type { Decision } from "../wire/types";

/** The next question after an option, and the seats that it would offer. */
export interface Aim {
  /** The kind of the next question. */
  asks: string;
  on: ReadonlySet<number>;
  /** How many of it can be played. */
  count: number;
  /** Several can be played on the same seat, one after another. */
  together: boolean;
}

/** The aims of a question's options, by index; null if an option is not played on anybody. */
export type Aims = readonly (Aim | null)[];

/** The seats on which everything taken up can be played. */
export function targets(aims: Aims, held: readonly number[]): Set<number> {
  const [first, ...others] = held.map((each) => aims[each]?.on ?? new Set<number>());
  return new Set([...(first ?? [])].filter((seat) => others.every((on) => on.has(seat))));
}

/** After a tap on an option: one more of it if possible, otherwise it is put back. It replaces cards that do not go with it. */
export function heldAfter(aims: Aims, held: readonly number[], option: number): number[] {
  const aim = aims[option];
  if (!aim) return [];
  const many = held.filter((each) => each === option).length;
  if (many >= (aim.together ? aim.count : 1)) return held.filter((each) => each !== option);
  const more = [...held, option];
  const fits = more.every((each) => aims[each]?.together) && targets(aims, more).size > 0;
  return fits ? more : [option];
}

/** An expected question, and its answer. */
export interface Step {
  kind: string;
  option: Option;
}

/** Everything taken up, played on that seat: card and target, card and target, … */
export function steps(decision: Decision, aims: Aims, held: readonly number[], seat: number): Step[] {
  return held.flatMap((each) => [
    { kind: decision.kind, option: decision.options[each] as Option },
    { kind: aims[each]!.asks, option: { type: "seat", seat } },
  ]);
}

/** Answers to questions that have not come yet. The first unexpected question ends it. */
export class Plan {
  #steps: readonly Step[] = [];

  lay(steps: readonly Step[]): void {
    this.#steps = steps;
  }

  /** The index of the option that answers that question; -1 if the reader must answer. */
  next(decision: Decision): number {
    const [step, ...rest] = this.#steps;
    const index = step?.kind === decision.kind ? decision.options.findIndex((each) => same(each, step.option)) : -1;
    this.#steps = index < 0 ? [] : rest;
    return index;
  }
}
