/** The last events in the words of the log, for screens on which the log is not visible. */
import type { Tagged, Texts } from "../texts/texts";
import { isSpoken } from "../table/ways.svelte";
import { fits, inWords, parts, SPOKE, type Shown, type LogLine } from "./log";

/** Not news, or shown elsewhere, as the narrator's lines and chat are. */
// prettier-ignore
const ELSEWHERE: ReadonlySet<string> = new Set([
  "narrated", "said", "phrase-said", "gestured", "turn-ended", "game-started", "game-over", "joined", "renamed",
  "settings-changed", "shares-listed", "start-stopped",
]);

const isNews = (event: Tagged): boolean => !ELSEWHERE.has(event.type) && !isSpoken(event);

/** The news in a story. Of talk only the last line, and only if nothing has happened since: talk hides no event. */
export function newsOf(story: readonly Tagged[]): Tagged[] {
  const news = story.filter(isNews);
  return news.filter((event, at) => event.type !== SPOKE || at === news.length - 1);
}

export interface Line extends LogLine {
  /** Whether the reader is named. */
  mine: boolean;
}

const MOST = 100; // letters in three lines on the smallest phone
const CLOSING: Readonly<Record<string, string>> = { "“": "”", "«": " »" };

/** A line for a small screen: only the first sentences of a long one, because the log has the rest. */
export function brief(text: string): string {
  const short = text.length > MOST ? new RegExp(`^.{1,${MOST - 1}}[.!?](?=\\s)`, "su").exec(text)?.[0] : text;
  if (short === undefined || short === text) return text;
  const open = /[“«](?!.*[”»])/su.exec(short)?.[0] ?? "";
  return short + (CLOSING[open] ?? "");
}

const NEAR = 24; // events to render: seats that did the same share a line

export function ticker(
  story: readonly Tagged[],
  texts: Texts,
  viewer: number | null,
  names: readonly string[],
  shown: Pick<Shown, "held" | "covered">,
  count: number,
): Line[] {
  const news = newsOf(parts(story, shown).flatMap((part) => part.events)).slice(-NEAR);
  const isMine = (event: Tagged) => fits(event, "mine", viewer);
  const found: Line[] = [];
  for (let at = 0; at < news.length;) {
    const mine = isMine(news[at]!);
    let next = at;
    while (next < news.length && isMine(news[next]!) === mine) next++;
    found.push(...inWords(news.slice(at, next), texts, viewer, names).map((line) => ({ ...line, mine })));
    at = next;
  }
  return found.slice(-count);
}
