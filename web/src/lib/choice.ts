/** Choices as the rules take them: one option where exactly one is asked, otherwise a list in order. */
import type { Option } from "./texts";

export interface Question {
  options: Option[];
  least: number;
  most: number;
}

export function single(question: Question): boolean {
  return question.least === 1 && question.most === 1;
}

/** Tap an option: the choice after it. Indices of options, in the order in which they were chosen. */
export function tapped(question: Question, chosen: readonly number[], option: number): number[] {
  if (single(question)) return [option];
  if (chosen.includes(option)) return chosen.filter((each) => each !== option);
  return chosen.length < question.most ? [...chosen, option] : [...chosen.slice(0, -1), option];
}

export function complete(question: Question, chosen: readonly number[]): boolean {
  return chosen.length >= question.least && chosen.length <= question.most;
}

/** What is sent. */
export function choice(question: Question, chosen: readonly number[]): Option | Option[] {
  const options = chosen.map((each) => question.options[each]!);
  return single(question) ? options[0]! : options;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
