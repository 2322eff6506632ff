/** Options of several parts, asked part after part: first whom, then how many. */
import { same, single, type Question } from "./choice";
import type { Option, Tagged } from "./texts";

/** An option's parts as they are asked; a place belongs to what stands there. */
export function steps(option: Option): Option[] {
  const found: Option[] = [];
  for (const part of Array.isArray(option) ? option : [option]) {
    const before = found.at(-1);
    if (part.type === "position" && before) found[found.length - 1] = [...(Array.isArray(before) ? before : [before]), part];
    else found.push(part);
  }
  return found;
}

const form = (option: Option) => (Array.isArray(option) ? option : [option]).map((part) => part.type).join(" ");

/** One of several options, all of the same several parts. */
export function inParts(question: Question): boolean {
  const [first] = question.options;
  if (!first || !single(question) || steps(first).length < 2) return false;
  return question.options.every((each) => form(each) === form(first));
}

/** The options that begin so, by their number. */
export function beginning(options: readonly Option[], path: readonly Option[]): number[] {
  return options.flatMap((each, index) => (same(steps(each).slice(0, path.length), path) ? [index] : []));
}

/** What may come next after that beginning, each once. */
export function following(options: readonly Option[], path: readonly Option[]): Option[] {
  const found = new Map<string, Option>();
  for (const index of beginning(options, path)) {
    const next = steps(options[index]!)[path.length];
    if (next) found.set(JSON.stringify(next), next);
  }
  return [...found.values()];
}

/** That beginning, with all that can be only one thing. */
export function onwards(options: readonly Option[], path: readonly Option[]): Option[] {
  const found = [...path];
  const length = options[0] ? steps(options[0]).length : 0;
  while (found.length < length) {
    const next = following(options, found);
    if (next.length !== 1) break;
    found.push(next[0]!);
  }
  return found;
}

/** What kind of thing a part is: a seat, a card, an amount. */
export const kindOf = (part: Option): string => (Array.isArray(part) ? (part[0]?.type ?? "") : part.type);

/** A part by itself where no other is called so; otherwise with its place. */
export function plainly(part: Option, others: readonly Option[]): Option {
  if (!Array.isArray(part)) return part;
  const [first] = part as [Tagged, ...Tagged[]];
  return others.filter((each) => same(Array.isArray(each) ? each[0] : each, first)).length > 1 ? part : first;
}
