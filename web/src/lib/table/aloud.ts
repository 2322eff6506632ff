/** Chat that everybody may read: it is shown at the seat of its speaker. */
import { SPOKE } from "../log/log";
import { isReaction } from "./reactions";
import type { Tagged, Texts } from "../texts/texts";

export interface Aloud {
  seat: number;
  text: string;
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
      ? [{ seat, text, ...(isReaction(event["phrase"]) && { reaction: event["phrase"] }) }]
      : [];
  });
}

function inWords(event: Tagged, texts: Texts, names: readonly string[]): string {
  if (event.type === SPOKE) return texts.spoken(event, names);
  if (event.type === "phrase-said") return texts.word("phrase", String(event["phrase"]));
  return event.type === "said" ? String(event["text"]) : "";
}
