/** Making a saying: sentences to begin with, and what fits into their blanks. */
import { SPOKE } from "../log/log";
import type { Part, Saying } from "../texts/sayings";
import type { Tagged } from "../texts/texts";
import type { Blank, Phrase } from "../wire/types";

/** The parts so far, by blank; undefined for open blanks. */
export type Parts = readonly (Part | undefined)[];

/** A sentence to begin with. */
export interface Start {
  phrase: Phrase;
  parts: Parts;
}

/** The facts that decide what fits. */
export interface Speaker {
  seat: number;
  /** The public story by its numbers. */
  lines: ReadonlyMap<number, Tagged>;
}

/** A phrase as it is sent, without fields that are empty or false. */
type SentPhrase = Pick<Phrase, "kind" | "mood"> & Partial<Omit<Phrase, "blanks">> & { blanks?: SentBlank[] };
type SentBlank = Pick<Blank, "of"> & Partial<Blank>;
const EMPTY = { options: [], closed: [], others: false, own: false };

export const whole = (phrase: SentPhrase): Phrase => ({
  ...phrase,
  rule: phrase.rule ?? "",
  blanks: (phrase.blanks ?? []).map((blank) => ({ ...EMPTY, ...blank })),
});

export const MOODS = ["claim", "opinion", "request", "promise", "question", "answer"] as const;
const FEW = 3; // words: a sentence for each of them saves a tap
const LATEST = 12; // lines to point at

const same = (one: Part | undefined, other: Part | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** What fits into a blank; no seat fits twice. Of the lines of the story the latest, newest first. */
export function fitting(phrase: Phrase, at: number, parts: Parts, { seat, lines }: Speaker): Part[] {
  const blank = phrase.blanks[at]!;
  if (blank.of === "line" || blank.of === "saying") {
    const fit = [...lines].filter(([, event]) => blank.of === "line" || isSaid(event, blank, seat));
    return fit.map(([line]) => ({ type: "line", line })).slice(-LATEST).reverse(); // prettier-ignore
  }
  const taken = parts.filter((part, place) => part?.type === "seat" && place !== at);
  if (blank.others) taken.push({ type: "seat", seat });
  return (blank.options as Part[]).filter((option) => !taken.some((part) => same(part, option)));
}

const isSaid = (event: Tagged, blank: Blank, seat: number): boolean =>
  event.type === SPOKE && (!blank.own || event["seat"] === seat);

/** The open phrases as sentences to begin with, without those into which nothing fits. */
export function starts(phrases: readonly Phrase[], speaker: Speaker): Start[] {
  return phrases.filter((phrase) => !phrase.rule).flatMap((phrase) => startsOf(phrase, speaker));
}

function startsOf(phrase: Phrase, speaker: Speaker): Start[] {
  const open = phrase.blanks.map(() => undefined);
  if (phrase.blanks.some((_, at) => fitting(phrase, at, open, speaker).length === 0)) return [];
  const at = phrase.blanks.findIndex(({ of, options }) => of === "word" && options.length <= FEW);
  if (at < 0) return [{ phrase, parts: open }];
  return fitting(phrase, at, open, speaker).map((word) => ({ phrase, parts: filled(open, at, word) }));
}

/** Sentences about a seat or a line: those into which it fits, with it filled in. */
export function startsAbout(all: readonly Start[], about: Part, { seat, lines }: Speaker): Start[] {
  return all.flatMap(({ phrase, parts }) => {
    const at = phrase.blanks.findIndex(
      (blank, place) => parts[place] === undefined && isFor(blank, about, seat, lines),
    );
    return at < 0 ? [] : [{ phrase, parts: filled(parts, at, about) }];
  });
}

function isFor(blank: Blank, about: Part, seat: number, lines: Speaker["lines"]): boolean {
  if (about.type === "line") {
    const event = lines.get(about["line"] as number);
    return !!event && (blank.of === "line" || (blank.of === "saying" && isSaid(event, blank, seat)));
  }
  return !(blank.others && about["seat"] === seat) && (blank.options as Part[]).some((option) => same(option, about));
}

/** The clauses that close phrases, each with the phrases that it closes. */
export function closedBy(phrases: readonly Phrase[]): [rule: string, phrases: Phrase[]][] {
  const rules = [...new Set(phrases.flatMap(({ rule }) => rule || []))];
  return rules.map((rule) => [rule, phrases.filter((phrase) => phrase.rule === rule)]);
}

/** Fill a blank; if the seat was named in another blank, that one is open again. */
export const filled = (parts: Parts, at: number, part: Part): Parts =>
  parts.map((each, place) => (place === at ? part : each?.type === "seat" && same(each, part) ? undefined : each));

/** The saying, once every blank is filled. */
export function made({ phrase, parts }: Start): Saying | null {
  return parts.every((part) => part !== undefined) ? { kind: phrase.kind, parts: parts as Part[] } : null;
}

export const isChosen = same;
