/** What a game knows of an option beside its name, and how a missed question is told to whoever missed it. */
import { defaults } from "./choice";
import type { Option, Texts } from "./texts";
import type { Decision } from "./types";

export interface Told {
  /** What it is called here, where the reader knows more than its place. */
  name?: string | undefined;
  /** What it does, in a sentence or two. */
  effect?: string | undefined;
  /** What it is shown as. */
  shown?: Option | undefined;
}

export type Tell = (option: Option, decision: Decision) => Told;

export function missedText(t: Texts, missed: Decision, names: readonly string[], tell?: Tell): string {
  const all = defaults(missed, missed.default);
  if (!all) return t.say("page-missed-without");
  const whole = all.length > 1 && all.length === missed.options.length;
  const name = (each: Option) => tell?.(each, missed).name ?? t.option(each, names, missed.kind);
  return t.say("page-missed-default", { default: whole ? t.say("page-as-it-is") : t.join(all.map(name)) });
}
