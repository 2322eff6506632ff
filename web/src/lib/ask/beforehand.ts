/** What is chosen before the reader taps anything, and what stays chosen when options change. */
import { isNothing, ordering, present, same, single, type Question } from "./choice";
import { kindOf } from "./parts";
import type { Option } from "../texts/texts";

/** The form in which everybody is asked now. */
interface Manner {
  /** Whether others may be asked something else, and nobody may see who is asked what. */
  alike: boolean;
  /** Whether all options are in equal boxes. */
  boxed: boolean;
}

export function beforehand(
  question: Question & { kind: string; default?: unknown },
  { alike, boxed }: Manner,
): number[] {
  const [first] = question.options;
  // a single possibility only needs to be confirmed; but at night a person is not chosen in advance, so that all do the same
  if (first && single(question) && question.options.length === 1 && (boxed ? kindOf(first) === "word" : !alike))
    return [0];
  // if everybody must look alike, "nobody" is chosen in advance for all, so that a glance reveals nothing
  const idle = question.kind === "suspicion" || alike ? question.options.findIndex(isNothing) : -1;
  if (idle >= 0) return [idle];
  return ordering(question) ? present(question, question.default) : [];
}

/** An offer may change while it is read: a choice stays if it still exists. */
export function stillOpen(chosen: readonly number[], before: readonly Option[], now: readonly Option[]): number[] {
  return chosen.map((each) => now.findIndex((option) => same(option, before[each]))).filter((each) => each >= 0);
}
