/** Chat that everybody may read: it is shown at the seat of its speaker. */
import { SPOKE } from "../log/log";
import { isReaction } from "./reactions";
import type { Saying } from "../texts/sayings";
import type { Tagged, Texts } from "../texts/texts";

export interface Aloud {
  seat: number;
  text: string;
  /** On a phone: of a line of sayings only the first. */
  short: string;
  /** The seats that it names. */
  named: readonly number[];
  /** Shown as this pictogram. */
  reaction?: string;
}

export function aloud(
  news: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  texts: Texts,
  names: readonly string[],
  blocked: readonly number[],
): Aloud[] {
  return news.flatMap((event) => {
    const seat = event.type === SPOKE ? (event["seat"] as number) : names.indexOf(String(event["name"]));
    const text = inWords(event, texts, names);
    return text && seat >= 0 && !own.has(event) && !blocked.includes(seat)
      ? [
          {
            seat,
            text,
            ...atAGlance(event, text, texts, names),
            ...(isReaction(event["phrase"]) && { reaction: event["phrase"] }),
          },
        ]
      : [];
  });
}

function atAGlance(
  event: Tagged,
  text: string,
  texts: Texts,
  names: readonly string[],
): Pick<Aloud, "short" | "named"> {
  if (event.type !== SPOKE) return { short: text, named: [] };
  const sayings = (event["sayings"] as Saying[]).slice(0, 1);
  const parts = sayings.flatMap(({ parts = [] }) => parts);
  return {
    short: texts.spoken({ ...event, sayings }, names),
    named: parts.flatMap((part) => (part.type === "seat" ? [part["seat"] as number] : [])),
  };
}

function inWords(event: Tagged, texts: Texts, names: readonly string[]): string {
  if (event.type === SPOKE) return texts.spoken(event, names);
  if (event.type === "phrase-said") return texts.word("phrase", String(event["phrase"]));
  return event.type === "said" ? String(event["text"]) : "";
}
