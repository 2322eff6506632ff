/**
 * Events, decisions and refusals in the reader's language: the same Fluent files, and the same parameters, as in
 * Python (meetinghouse/texts). tests/vectors holds what both must say.
 */
import { Questions } from "./questions";
import type { Params } from "./sentences";

export type { Sign, Tagged } from "./events";
export type { Asked, Option } from "./questions";
export { LANGUAGES, type Language, type Params } from "./sentences";

export interface Refused {
  refused: string;
  rule?: string | null;
  params?: Record<string, unknown>;
}

/** Parameters of refusals that are words with texts of their own. */
const WORDS = new Set(["channel", "why"]);

/** Refusals for which the text of the closed option, if its clause has one, says more. */
const CLOSED = new Set(["forbidden", "not-open"]);

export class Texts extends Questions {
  /** A bot's reason; shares are told as percentages. Old reasons, and those of other packages, may have no text. */
  reason(key: string, params: Record<string, string | number>, names: readonly string[]): string {
    const found: Params = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "string") found[name] = this.word(name, value);
      else if (this.field(name)[0] === "share" || !Number.isInteger(value))
        found[name] = this.say("percent", { number: Math.round(100 * value) });
      else found[name] = this.field(name).length ? value : this.name(value, names);
    }
    return this.say(this.has(`reason-${key}`) ? `reason-${key}` : "reason-unknown", found);
  }

  /** Why something was refused, with the rule that says so. */
  refusal(refused: Refused): string {
    const key = `refused-${refused.refused}`;
    const clause = refused.rule?.toLowerCase();
    const closed = CLOSED.has(refused.refused) ? [`closed-${clause}`] : []; // the text of the closed option says more
    const found = [`${key}-${clause}`, ...closed].find((each) => clause && this.has(each)) ?? key;
    const text = this.say(found, this.#given(refused));
    return refused.rule && !text.includes(refused.rule) ? `${text} [${refused.rule}]` : text;
  }

  /** The parameters of the text of a refusal. */
  #given(refused: Refused): Params {
    const found: Params = {};
    for (const [name, value] of Object.entries(refused.params ?? {})) {
      found[`has_${name}`] = value === null ? "no" : "yes";
      if (isRefused(value)) {
        found[name] = this.refusal(value);
      } else if (WORDS.has(name) && typeof value === "string") {
        found[name] = this.word(name, value);
        found[`${name}_key`] = value;
      } else if (name === "game" && this.has("game-title")) {
        found[name] = this.say("game-title");
      } else {
        found[name] = typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
      }
      if (name === "names") {
        const names = String(value).split(" ").filter(Boolean);
        found["settings"] = this.join(names.map((each) => this.word("option", each)));
      }
    }
    return found;
  }
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === "object" && value !== null && "refused" in value;
