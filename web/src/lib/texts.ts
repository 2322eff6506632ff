/**
 * Events, decisions and refusals in the reader's language: the same Fluent files, and the same parameters, as in
 * Python (meetinghouse/texts.py).
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A change, with its sign. */
const signed = ([number]: FluentValue[]): string => {
  const change = Number(number instanceof FluentNumber ? number.value : number);
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
};

/** What refusals name by a word that has a text of its own. */
const WORDS_OF_REFUSALS = new Set(["channel", "why"]);

/** Refusals for which the text of a closed option says more, where the clause has one. */
const CLOSED = new Set(["forbidden", "not-open"]);

export type Params = Record<string, FluentVariable>;
type Value = string | number | boolean | null | Value[];
export type Tagged = { type: string; [field: string]: unknown };
export type Option = Tagged | Tagged[];
/** A pictogram by its key, or a seat that is pointed at. */
export type Sign = string | number;
export interface Asked {
  seat: number;
  kind: string;
  about?: Option | null;
  least?: number;
  most?: number;
}
export interface Refused {
  refused: string;
  rule?: string | null;
  params?: Record<string, unknown>;
}

/** Spanish says "e" for "y" before the sound of an i, but not before a diphthong: Ana e Íñigo, fuego y hielo. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i;

export class Texts {
  #bundles: FluentBundle[];
  #lists: Intl.ListFormat;

  /** Sources in the order in which they are asked: the language itself, then English for what it lacks. */
  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundles = sources.map((source, index) => {
      const bundle = new FluentBundle(index === 0 ? language : "en", { useIsolating: false, functions: { SIGNED: signed } });
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      return bundle;
    });
    this.#lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, params: Params = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, params, []);
    }
    return `⟨${key}⟩`;
  }

  join(items: string[]): string {
    const text = this.#lists.format(items);
    const last = items.at(-1) ?? "";
    if (this.language !== "es" || items.length < 2) return text;
    const before = text.slice(0, -`y ${last}`.length); // browsers know some of these words, not all
    return `${before}${SOUNDS_LIKE_I.test(last) ? "e" : "y"} ${last}`;
  }

  name(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say("seat-number", { seat });
  }

  /** A word of a field in this language, or as it is: `card` and `black-cat` give the Black Cat. */
  word(field: string, word: string): string {
    const key = this.#key(field, word);
    const numbered = key === undefined ? /^(.+)-(\d+)$/.exec(word) : null;
    const whole = numbered && this.#key(field, numbered[1]!); // house-3 is said by house, with its number
    if (numbered && whole) return this.say(whole, { number: Number(numbered[2]) + 1 });
    return key === undefined ? word : this.say(key);
  }

  /** A word with its number: 3 Alibis; a single one is just named. */
  many(field: string, word: string, count: number): string {
    if (count === 1) return this.word(field, word);
    const key = this.#key(field, word);
    const bundle = key === undefined ? undefined : this.#bundles.find((each) => each.hasMessage(key));
    const form = key === undefined ? undefined : bundle?.getMessage(key)?.attributes["many"];
    if (bundle && form) return bundle.formatPattern(form, { count }, []);
    return this.say("times", { item: this.word(field, word), count });
  }

  /** Words of a field as a list, equal ones counted; where the order matters, equal neighbours only. */
  words(field: string, words: readonly string[], inOrder = false): string {
    const groups: [string, number][] = [];
    for (const word of words) {
      const group = inOrder ? groups.at(-1) : groups.find(([each]) => each === word);
      if (group?.[0] === word) group[1]++;
      else groups.push([word, 1]);
    }
    if (groups.length === words.length) return this.join(words.map((word) => this.word(field, word))) || "–";
    return this.join(
      groups.map(([word, count]) =>
        count > 1 ? this.many(field, word, count) : this.say("one-of", { item: this.word(field, word) }),
      ),
    );
  }

  /** Where that word of that field has its text. */
  #key(field: string, word: string): string | undefined {
    const kinds = this.#field(field);
    const keys = (kinds.length ? kinds : [field]).map((kind) => `${kind}-${word}`);
    return keys.find((key) => /^[a-z][\w-]*$/i.test(key) && this.has(key));
  }

  /** Under what the words of a field have their texts, if it is one that holds no seats. */
  #field(name: string): string[] {
    return this.has(`field-${name}`) ? this.say(`field-${name}`).split(" ") : [];
  }

  // --- what happened

  event(event: Tagged, viewer: number | null, names: readonly string[]): string {
    const line = event["line"];
    const key = typeof line === "string" ? `${event.type}-${line}` : `event-${event.type}`;
    return this.say(key, this.parameters(event, viewer, names));
  }

  /** Several events, line by line; where many seats do the same, in one line. */
  story(events: readonly Tagged[], viewer: number | null, names: readonly string[]): string[] {
    const lines: string[] = [];
    const rest = [...events];
    for (let event = rest.shift(); event; event = rest.shift()) {
      const [run, between] = this.has(`event-${event.type}-many`) ? this.#alike(event, rest) : [[event], []];
      if (run.length > 2) {
        const field = Object.keys(event).find((name) => name !== "type")!;
        const seats = this.join(run.map((one) => this.name(one[field] as number, names)));
        lines.push(this.say(`event-${event.type}-many`, { seats, count: run.length }));
      } else {
        lines.push(...run.map((one) => this.event(one, viewer, names)));
      }
      lines.push(...between.map((one) => this.event(one, viewer, names)));
    }
    return this.counted(lines);
  }

  parameters(event: Tagged, viewer: number | null, names: readonly string[]): Params {
    const found: Params = {};
    let you = "none";
    const seats: number[] = [];
    for (const [field, raw] of Object.entries(event)) {
      if (field === "type") continue;
      const value = raw as Value;
      found[`has_${field}`] = value === null ? "no" : "yes";
      if (value === null) {
        found[field] = "";
      } else if (typeof value === "boolean") {
        found[field] = value ? "yes" : "no";
      } else if (typeof value === "string") {
        found[field] = this.word(field, value);
        found[`${field}_key`] = value;
        if (field === "name" && viewer !== null && value === names[viewer] && you === "none") you = field;
      } else if (typeof value === "number") {
        const kinds = this.#field(field);
        if (kinds.length) {
          found[field] = kinds[0] === "place" ? value + 1 : value;
          continue;
        }
        found[field] = this.name(value, names);
        seats.push(value);
        if (value === viewer && you === "none") you = field;
      } else {
        Object.assign(found, this.#many(field, value, viewer, names));
        if (!this.#field(field).length && viewer !== null && value.includes(viewer) && you === "none") you = field;
        if (this.has(`beside-${field}`)) {
          const beside = this.say(`beside-${field}`);
          found[`${field}_${beside}`] = this.#beside(field, value as string[], event[beside] as number[], names);
        }
      }
    }
    return { ...found, you, same: new Set(seats).size < seats.length ? "yes" : "no" };
  }

  /** Each word with the names of the seats it belongs to. */
  #beside(field: string, words: string[], seats: number[], names: readonly string[]): string {
    const groups = new Map<string, string[]>();
    words.forEach((word, at) => groups.set(word, [...(groups.get(word) ?? []), this.name(seats[at]!, names)]));
    const told = [...groups].map(([word, group]) => this.word(field, word) + this.say("colon") + this.join(group));
    return told.join(this.say("semicolon"));
  }

  #many(field: string, values: Value[], viewer: number | null, names: readonly string[]): Params {
    const found: Params = { [`${field}_count`]: values.length };
    const kinds = this.#field(field);
    if (kinds[0] === "sign") {
      found[field] = this.signs(values as Sign[], names).join(", ");
    } else if (values.some(Array.isArray)) {
      found[field] = (values as string[][])
        .map((each, seat) => this.name(seat, names) + this.say("colon") + this.words(field, each))
        .join(this.say("semicolon"));
    } else if (values.some((value) => typeof value === "string") || (kinds.length && !values.length)) {
      found[field] = this.words(field, values as string[]);
      found[`${field}_in_order`] = this.words(field, values as string[], true);
    } else if (kinds.length) {
      const numbers = (values as number[]).map((value) => (kinds[0] === "place" ? value + 1 : value));
      found[field] = this.join(numbers.map(String));
      numbers.forEach((number, index) => (found[`${field}_${index + 1}`] = number));
    } else {
      const all = values as number[];
      const others = all.filter((seat) => seat !== viewer).map((seat) => this.name(seat, names));
      found[field] = this.join(all.map((seat) => this.name(seat, names)));
      found[`${field}_others`] = this.join(others);
      found[`${field}_others_count`] = others.length;
    }
    return found;
  }

  /** Somebody's gesture sign by sign: pictograms in words, and who was pointed at. */
  signs(signs: readonly Sign[], names: readonly string[]): string[] {
    return signs.map((sign) => (typeof sign === "number" ? this.name(sign, names) : this.word("sign", sign)));
  }

  /** Equal neighbours together, with their number: for sentences and names, which have no plural. */
  counted(items: string[]): string[] {
    const found: string[] = [];
    for (let at = 0; at < items.length; ) {
      let next = at;
      while (next < items.length && items[next] === items[at]) next++;
      const item = items[at]!;
      found.push(next - at === 1 ? item : this.say("times", { item, count: next - at }));
      at = next;
    }
    return found;
  }

  // --- what is asked

  decision(decision: Asked, names: readonly string[]): string {
    const about = decision.about ?? null;
    const parts = about === null ? [] : Array.isArray(about) ? about : [about];
    const found: Params = {
      about: parts.map((part) => part.type).join("-") || "none",
      you: parts.some((part) => part.type === "seat" && part["seat"] === decision.seat) ? "yes" : "no",
      least: decision.least ?? 1,
      most: decision.most ?? 1,
    };
    const named = (part: Tagged) => (part.type === "amount" ? (part["amount"] as number) : this.option(part, names, decision.kind));
    numbered(parts).forEach((name, at) => (found[name] = named(parts[at]!))); // an amount stays a number: one coin, two coins
    return this.say(`decision-${decision.kind}`, found);
  }

  /** What is asked for next of an option in parts, after that part of it. */
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
        return this.say(joined, Object.fromEntries(option.map((part, at) => [tags[at]!, this.#part(part, names, kind)])));
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

  // --- why

  /** A bot's reason; shares are told as percentages. */
  reason(key: string, params: Record<string, string | number>, names: readonly string[]): string {
    const found: Params = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "string") found[name] = this.word(name, value);
      else if (!Number.isInteger(value) || name === "share") found[name] = this.say("percent", { number: Math.round(100 * value) });
      else found[name] = this.#field(name).length ? value : this.name(value, names);
    }
    return this.say(`reason-${key}`, found);
  }

  refusal(refused: Refused): string {
    const found: Params = {};
    for (const [name, value] of Object.entries(refused.params ?? {})) {
      const text = String(value);
      if (name === "near") found[name] = this.#near(text);
      else if (name === "takes") found[name] = this.#takes(text);
      else if (name === "names") found["settings"] = this.#settings(text);
      else found[name] = typeof value === "number" ? value : WORDS_OF_REFUSALS.has(name) ? this.word(name, text) : text;
    }
    const key = `refused-${refused.refused}`;
    const clause = refused.rule?.toLowerCase();
    const closed = CLOSED.has(refused.refused) ? [`closed-${clause}`] : []; // there the text of a closed option says more
    const text = this.say([`${key}-${clause}`, ...closed].find((each) => clause && this.has(each)) ?? key, found);
    return refused.rule && !text.includes(refused.rule) ? `${text} [${refused.rule}]` : text;
  }

  /** Settings by their names, as the host reads them. */
  #settings(names: string): string {
    return this.join(names.split(" ").map((each) => (this.has(`option-${each}`) ? this.say(`option-${each}`) : each)));
  }

  // --- what the engine says in English

  #near(english: string): string {
    const near = /'(.+)'/.exec(english)?.[1];
    return near === undefined ? "" : this.say("did-you-mean", { near });
  }

  #takes(english: string): string {
    const values = /^one of (.+)$/.exec(english)?.[1];
    if (values !== undefined) return this.say("takes-values", { values });
    const [, least, most] = /^a number from (\S+) to (\S+)$/.exec(english) ?? [];
    return least === undefined || most === undefined ? english : this.say("takes-number", { least, most });
  }

  /** The events that tell the same of other seats, taken off the rest, and single ones told in between. */
  #alike(event: Tagged, rest: Tagged[]): [Tagged[], Tagged[]] {
    const run = [event];
    const between: Tagged[] = [];
    while (rest.length > 0) {
      if (this.#tellsLike(event, rest[0]!)) run.push(rest.shift()!);
      else if (rest.length > 1 && this.#tellsLike(event, rest[1]!)) between.push(rest.shift()!);
      else break;
    }
    return [run, between];
  }

  #tellsLike(event: Tagged, other: Tagged): boolean {
    if (event.type !== other.type) return false;
    return Object.entries(other).every(([field, value]) =>
      this.#field(field).length ? value === null : typeof value === "number" || same(value, event[field]),
    );
  }
}

const first = (option: Option): Tagged => (Array.isArray(option) ? option[0]! : option);

/** A second part of the same tag is seat2, and so on. */
function numbered(parts: readonly Tagged[]): string[] {
  return parts.map(({ type }, at) => {
    const count = parts.slice(0, at + 1).filter((part) => part.type === type).length;
    return count === 1 ? type : `${type}${count}`;
  });
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
