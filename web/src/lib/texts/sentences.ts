/** Single texts: sentences by their keys, words of fields, names, lists. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

/** A change, with its sign. */
const signed = ([number]: FluentValue[]): string => {
  const change = Number(number instanceof FluentNumber ? number.value : number);
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
};

/** Spanish says "e" for "y" before the sound of an i, but not before a diphthong: Ana e Íñigo, fuego y hielo. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i;

export class Sentences {
  protected bundle: FluentBundle;
  #lists: Intl.ListFormat;

  /** Fluent files; later ones take precedence. Texts that a language lacks are sent by the house in English. */
  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { SIGNED: signed } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern == null ? `⟨${key}⟩` : this.bundle.formatPattern(pattern, params, []);
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

  /** A word of a field in this language, or unchanged: `card` and `black-cat` give the Black Cat. */
  word(field: string, word: string): string {
    const key = this.key(field, word);
    const numbered = key === undefined ? /^(.+)-(\d+)$/.exec(word) : null;
    const whole = numbered && this.key(field, numbered[1]!); // house-3 is the text `house` with its number
    if (numbered && whole) return this.say(whole, { number: Number(numbered[2]) + 1 });
    return key === undefined ? word : this.say(key);
  }

  /** A word with its number: 3 Alibis; a single one is just named. */
  many(field: string, word: string, count: number): string {
    if (count === 1) return this.word(field, word);
    const key = this.key(field, word);
    const form = key === undefined ? undefined : this.bundle.getMessage(key)?.attributes["many"];
    if (form) return this.bundle.formatPattern(form, { count }, []);
    return this.say("times", { item: this.word(field, word), count });
  }

  /** Words of a field as a list, equal ones counted; if the order matters, only equal neighbours. */
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

  /** The key of the text for a word of a field. */
  protected key(field: string, word: string): string | undefined {
    const kinds = this.field(field);
    const keys = (kinds.length ? kinds : [field]).map((kind) => `${kind}-${word}`);
    return keys.find((key) => /^[a-z][\w-]*$/i.test(key) && this.has(key));
  }

  /** The prefix of the texts for words of a field, if the field holds no seats. */
  protected field(name: string): string[] {
    return this.has(`field-${name}`) ? this.say(`field-${name}`).split(" ") : [];
  }

  /** Equal neighbours together, with their number: for sentences and names, which have no plural. */
  counted(items: string[]): string[] {
    const found: string[] = [];
    for (let at = 0; at < items.length;) {
      let next = at;
      while (next < items.length && items[next] === items[at]) next++;
      const item = items[at]!;
      found.push(next - at === 1 ? item : this.say("times", { item, count: next - at }));
      at = next;
    }
    return found;
  }
}
