/** Choices in the form of the rules: one option if exactly one is asked for, otherwise a list in order. */
import type { Option } from "../texts/texts";

export interface Question {
  options: Option[];
  least: number;
  most: number;
  /** Whether the order of several options counts. */
  ordered?: boolean;
}

export function single(question: Pick<Question, "least" | "most">): boolean {
  return question.least === 1 && question.most === 1;
}

/** Whether all options must be put in order. */
export function ordering(question: Question): boolean {
  return (
    question.ordered === true &&
    question.options.length > 1 &&
    question.least === question.options.length &&
    question.most === question.least
  );
}

/** The current order: the default if there is one, or as given. */
export function present(question: Question, fallback: unknown): number[] {
  const as = Array.isArray(fallback) ? fallback : [];
  const places = as.map((each) => question.options.findIndex((option) => same(option, each)));
  const whole =
    places.length === question.options.length && new Set(places).size === places.length && !places.includes(-1);
  return whole ? places : question.options.map((_, index) => index);
}

/** Move one to another place; the others close up. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const place = Math.max(0, Math.min(order.length - 1, to));
  const found = [...order];
  found.splice(place, 0, ...found.splice(from, 1));
  return found;
}

/** Let two change places. */
export function swapped(order: readonly number[], one: number, other: number): number[] {
  const found = [...order];
  [found[one], found[other]] = [found[other]!, found[one]!];
  return found;
}

/** Seats, and perhaps a word: they can also be tapped at the table. */
export function amongSeats(options: readonly Option[]): boolean {
  const types = options.map((each) => (Array.isArray(each) ? "" : each.type));
  return types.includes("seat") && types.every((each) => each === "seat" || each === "word");
}

/** What is chosen if nobody answers, one after another; null if nothing is. */
export function defaults(question: Pick<Question, "least" | "most">, fallback: unknown): Option[] | null {
  if (fallback == null) return null;
  return (Array.isArray(fallback) && !single(question) ? fallback : [fallback]) as Option[];
}

/** The choice after a tap on an option: indices of options, in the order of the choice. */
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

/** The word for choosing nobody. */
export const isNothing = (option: Option): boolean =>
  !Array.isArray(option) && option.type === "word" && option["word"] === "none";
