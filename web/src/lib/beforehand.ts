/** What of a question is chosen before its reader taps anything, and what stays chosen when its options change. */
import { isNothing, ordering, present, same, single, type Question } from "./choice";
import { kindOf } from "./parts";
import type { Option } from "./texts";

/** How all are asked at this moment. */
interface Manner {
  /** Others may be asked something else, and nobody is to see who is asked what. */
  alike: boolean;
  /** All in equal boxes. */
  boxed: boolean;
}

export function beforehand(question: Question & { kind: string; default?: unknown }, { alike, boxed }: Manner): number[] {
  const [first] = question.options;
  // what can be only one thing waits for its confirmation alone; a person at night does not, so that all do the same
  if (first && single(question) && question.options.length === 1 && (boxed ? kindOf(first) === "word" : !alike)) return [0];
  // where all are asked alike, going without is chosen beforehand for all: a glance tells nothing
  const idle = question.kind === "suspicion" || alike ? question.options.findIndex(isNothing) : -1;
  if (idle >= 0) return [idle];
  return ordering(question) ? present(question, question.default) : [];
}

/** An offer may change while it is read: what was chosen stays chosen, or is chosen no more. */
export function kept(chosen: readonly number[], before: readonly Option[], now: readonly Option[]): number[] {
  return chosen.map((each) => now.findIndex((option) => same(option, before[each]))).filter((each) => each >= 0);
}
