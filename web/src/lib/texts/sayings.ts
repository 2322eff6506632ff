/** Sayings in words, in the first person. */
import { Sentences, type Params } from "./sentences";

export type Part = { type: string; [field: string]: unknown };
export interface Saying {
  kind: string;
  parts?: Part[];
}

/** What may be said now, as the vocabulary lists it: a kind, and a blank for each part. */
export interface Phrase {
  kind: string;
  blanks?: { of: string }[];
}

const OPEN = "…";
const WORDINGS = ["", ...[2, 3, 4, 5, 6, 7, 8].map((number) => `-${number}`)];

const MOMENT = 16; // after so many lines of the public story everything is worded anew

/** The number by which the wordings of a line are picked: of its speaker, and of how long the public story was. */
export const turnOf = (seat: number, number: number): number => seat + Math.floor(Math.max(0, number) / MOMENT);

export class Sayings extends Sentences {
  /** A saying in words. Which wording is used depends on this number and the parts. */
  saying(saying: Saying, names: readonly string[], turn = 0): string {
    const parts = saying.parts ?? [];
    const field = this.#field(saying.kind);
    const found: Params = {};
    numbered(parts).forEach((name, at) => Object.assign(found, this.#said(name, parts[at]!, names, field)));
    const keys = WORDINGS.map((ending) => `saying-${saying.kind}${ending}`);
    const lacking = keys.findIndex((key) => !this.has(key));
    const wordings = lacking < 0 ? keys : keys.slice(0, Math.max(lacking, 1));
    const at = parts.reduce((sum, part) => sum + numberIn(part), turn);
    return this.say(wordings[at % wordings.length]!, found);
  }

  /** A phrase with some of its blanks filled; an open blank is shown as … */
  phrase(phrase: Phrase, parts: readonly (Part | undefined)[], names: readonly string[]): string {
    const blanks = (phrase.blanks ?? []).map(({ of }) => ({ type: of === "saying" ? "line" : of }));
    const found: Params = {};
    numbered(blanks).forEach((name, at) => {
      const part = parts[at];
      const open = { [name]: OPEN, [`${name}_key`]: OPEN };
      Object.assign(found, open, part && this.#said(name, part, names, this.#field(phrase.kind)));
    });
    return this.say(`saying-${phrase.kind}`, found);
  }

  /** The text of a part that fills a blank. */
  partSaid(kind: string, part: Part, names: readonly string[]): string {
    return String(this.#said(part.type, part, names, this.#field(kind))[part.type]);
  }

  #field(kind: string): string {
    return this.field(`said-${kind}`).length ? `said-${kind}` : "said";
  }

  /** A line of sayings, one sentence after the other. */
  sayings(sayings: readonly Saying[], names: readonly string[], turn = 0): string {
    return sayings.map((each) => this.saying(each, names, turn)).join(" ");
  }

  #said(name: string, part: Part, names: readonly string[], field: string): Params {
    switch (part.type) {
      case "seat":
        return { [name]: this.name(part["seat"] as number, names) };
      case "amount":
        return { [name]: part["amount"] as number };
      case "line":
        return { [name]: (part["line"] as number) + 1 };
      case "position":
        return { [name]: (part["place"] as number) + 1 };
      case "card":
        return { [name]: this.word("kind", String(part["kind"])), [`${name}_key`]: String(part["kind"]) };
      default:
        return { [name]: this.word(field, String(part["word"])), [`${name}_key`]: String(part["word"]) };
    }
  }
}

/** The number in a part: a seat, a line, a place or an amount; 0 for words and cards. */
const numberIn = (part: Part): number => Number(part["seat"] ?? part["line"] ?? part["place"] ?? part["amount"] ?? 0);

/** The names of parameters: a second part of the same tag is seat2, and so on. */
export function numbered(parts: readonly Part[]): string[] {
  return parts.map(({ type }, at) => {
    const count = parts.slice(0, at + 1).filter((part) => part.type === type).length;
    return count === 1 ? type : `${type}${count}`;
  });
}
