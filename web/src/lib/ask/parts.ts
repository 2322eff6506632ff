/** Options of several parts, asked part by part: first whom, then how many. */
import { same, single, type Question } from "./choice";
import type { Option, Tagged } from "../texts/texts";

/** Ends an option that could have more parts. */
export const ALONE: Tagged = { type: "word", word: "alone" };

/** The parts of an option in the order in which they are asked; a position belongs to the thing at that place. */
export function steps(option: Option): Option[] {
  const found: Option[] = [];
  for (const part of Array.isArray(option) ? option : [option]) {
    const before = found.at(-1);
    if (part.type === "position" && before && kindOf(before) !== "word")
      found[found.length - 1] = [...(Array.isArray(before) ? before : [before]), part];
    else found.push(part);
  }
  return found;
}

const form = (option: Option) => (Array.isArray(option) ? option : [option]).map((part) => part.type).join(" ");

const CARDLESS = new Set(["seat", "word", "position", "amount"]);
const FEW = 6; // options that can be read at a glance, whatever their parts

/** Whether to ask part by part: options of the same several parts, or many without cards that begin alike. */
export function inParts(question: Question): boolean {
  const [first] = question.options;
  if (!first || !single(question) || !question.options.some((each) => steps(each).length > 1)) return false;
  if (question.options.every((each) => form(each) === form(first))) return true;
  const cardless = (each: Option) => (Array.isArray(each) ? each : [each]).every((part) => CARDLESS.has(part.type));
  return question.options.length > FEW && question.options.every(cardless);
}

function begins(option: Option, path: readonly Option[]): boolean {
  const parts = steps(option);
  return same(path.at(-1), ALONE) ? same(parts, path.slice(0, -1)) : same(parts.slice(0, path.length), path);
}

/** The options with that beginning, by index. */
export function beginning(options: readonly Option[], path: readonly Option[]): number[] {
  return options.flatMap((each, index) => (begins(each, path) ? [index] : []));
}

/** What may come next after that beginning, each once; nothing if the option is complete. */
export function nextParts(options: readonly Option[], path: readonly Option[]): Option[] {
  if (same(path.at(-1), ALONE)) return [];
  const found = new Map<string, Option>();
  let whole = false;
  for (const index of beginning(options, path)) {
    const next = steps(options[index]!)[path.length];
    if (next) found.set(JSON.stringify(next), next);
    else whole = true;
  }
  return whole && found.size ? [ALONE, ...found.values()] : [...found.values()];
}

/** That beginning, with all parts added that have only one possibility. */
export function onwards(options: readonly Option[], path: readonly Option[]): Option[] {
  const found = [...path];
  for (let next = nextParts(options, found); next.length === 1; next = nextParts(options, found)) found.push(next[0]!);
  return found;
}

/** The parts of a complete option. */
export function pathOf(options: readonly Option[], option: Option): Option[] {
  const parts = steps(option);
  return nextParts(options, parts).length ? [...parts, ALONE] : parts;
}

/** The kind of a part: a seat, a card, an amount. */
export const kindOf = (part: Option): string => (Array.isArray(part) ? (part[0]?.type ?? "") : part.type);

/** A part by its name, or with its place if others have the same name. */
export function plainly(part: Option, others: readonly Option[]): Option {
  if (!Array.isArray(part)) return part;
  const [first] = part as [Tagged, ...Tagged[]];
  return others.filter((each) => same(Array.isArray(each) ? each[0] : each, first)).length > 1 ? part : first;
}
