/** Questions and options in words. */
import { Events, type Tagged } from "./events";
import { numbered } from "./sayings";
import type { Params } from "./sentences";

export type Option = Tagged | Tagged[];
export interface Asked {
  seat: number;
  kind: string;
  about?: Option | null;
  least?: number;
  most?: number;
}

export class Questions extends Events {
  decision(decision: Asked, names: readonly string[]): string {
    const about = decision.about ?? null;
    const parts = about === null ? [] : Array.isArray(about) ? about : [about];
    const found: Params = {
      about: parts.map((part) => part.type).join("-") || "none",
      you: parts.some((part) => part.type === "seat" && part["seat"] === decision.seat) ? "yes" : "no",
      least: decision.least ?? 1,
      most: decision.most ?? 1,
    };
    const named = (part: Tagged) =>
      part.type === "amount" ? (part["amount"] as number) : this.option(part, names, decision.kind);
    numbered(parts).forEach((name, at) => (found[name] = named(parts[at]!))); // an amount stays a number: one coin, two coins
    return this.say(`decision-${decision.kind}`, found);
  }

  /** A whole answer: its options, or what an empty answer means. */
  choice(options: readonly Option[], kind: string, name: (option: Option) => string): string {
    if (options.length) return this.join(options.map(name));
    return this.say(this.has(`choice-none-${kind}`) ? `choice-none-${kind}` : "choice-none");
  }

  /** The question for the next part of an option, after this part. */
  part(kind: string, options: readonly Option[], before?: Option): string {
    const types = options.map((option) => first(option).type);
    const type = types.find((each) => each !== "word") ?? "word";
    const word = before && first(before);
    const after = word ? `-${word.type === "word" ? String(word["word"]) : word.type}` : "";
    const keys = [`part-${kind}${after}-${type}`, `part-${kind}-${type}`, `part${after}-${type}`];
    return this.say(keys.find((each) => this.has(each)) ?? `part-${type}`);
  }

  /** A part of an option by its name; amounts and places as numbers. */
  #part(part: Tagged, names: readonly string[], kind?: string): string | number {
    if (part.type === "amount") return part["amount"] as number;
    return part.type === "position" ? (part["place"] as number) + 1 : this.option(part, names, kind);
  }

  /** An option by its name; some words read better with the question they answer. */
  option(option: Option, names: readonly string[], kind?: string): string {
    if (Array.isArray(option)) {
      const parts = option.map((part) => (part.type === "card" ? String(part["kind"]) : part.type));
      const whole = `${["together", ...parts].join("-")}-${kind}`;
      if (kind !== undefined && this.has(whole)) return this.say(whole);
      const joined = ["parts", ...option.map((part) => part.type)].join("-");
      if (this.has(joined)) {
        const tags = numbered(option);
        return this.say(
          joined,
          Object.fromEntries(option.map((part, at) => [tags[at]!, this.#part(part, names, kind)])),
        );
      }
      if (option.every((part) => part.type === "card")) return this.words("kind", parts);
      return this.join(this.counted(option.map((part) => this.option(part, names, kind))));
    }
    switch (option.type) {
      case "seat":
        return this.name(option["seat"] as number, names);
      case "card":
        return this.word("kind", String(option["kind"]));
      case "position":
        return this.say("position", { place: (option["place"] as number) + 1 });
      case "amount":
        return String(option["amount"]);
      default: {
        const word = String(option["word"]);
        if (kind !== undefined && this.has(`word-${word}-${kind}`)) return this.say(`word-${word}-${kind}`);
        return this.word("word", word);
      }
    }
  }
}

const first = (option: Option): Tagged => (Array.isArray(option) ? option[0]! : option);
