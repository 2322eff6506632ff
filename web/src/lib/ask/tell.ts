/** What a game says about an option beyond its name, and how readers are told of a question that they missed. */
import { defaults } from "./choice";
import type { Option, Texts } from "../texts/texts";
import type { Decision } from "../wire/types";

export interface OptionDetails {
  /** Its name, if it has a better one than that of the option, such as the card that the reader knows at a place. */
  name?: string | undefined;
  /** Its effect, in a sentence or two. */
  effect?: string | undefined;
  /** Its picture. */
  shown?: Option | undefined;
  /** One of the reader's own face-down cards: its face, for the reader alone. */
  face?: string | undefined;
}

export type Tell = (option: Option, decision: Decision) => OptionDetails;

export const MANY = 8;

/** Many words with explanations: they get a list on the whole screen. */
export function manyToRead(decision: Decision, tell: Tell | undefined): boolean {
  const words = decision.options.every((each) => !Array.isArray(each) && each.type === "word");
  return words && decision.options.filter((each) => tell?.(each, decision).effect).length > MANY;
}

export function missedText(t: Texts, missed: Decision, names: readonly string[], tell?: Tell): string {
  const all = defaults(missed, missed.default);
  if (!all) return t.say("page-missed-without");
  const whole = all.length > 1 && all.length === missed.options.length;
  const name = (each: Option) => tell?.(each, missed).name ?? t.option(each, names, missed.kind);
  return t.say("page-missed-default", { default: whole ? t.say("page-as-it-is") : t.choice(all, missed.kind, name) });
}
