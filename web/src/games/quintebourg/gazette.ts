/** The morning paper: what the town was told since the day broke, under a few headings. */
import type { Tagged } from "../../lib/texts/texts";

const RUBRICS = ["health", "town", "posts", "camera", "session", "weddings", "money"] as const;
type Rubric = (typeof RUBRICS)[number];

// prettier-ignore
const OF: Readonly<Record<string, Rubric>> = {
  "health-reported": "health", "health-announced": "health", condemned: "health", "tied-to-coma": "health",
  "charmed-reported": "town", "double-announced": "town", admired: "town", harassed: "town", moved: "town", invoked: "town",
  "became-spectator": "town",
  "posts-shifted": "posts", "posts-exchanged": "posts", resigned: "posts", "scrutineer-changed": "posts",
  "post-vacated": "posts",
  "post-withdrawn": "posts", applied: "posts", appointed: "posts", "president-deposed": "posts",
  "camera-read": "camera",
  "session-called": "session", "law-proposed": "session", "no-law-proposed": "session", "law-decided": "session",
  "nobody-condemned": "session", accused: "session", judged: "session",
  "marriage-proposed": "weddings", "marriage-failed": "weddings", married: "weddings",
  "estate-settled": "money", "richest-reported": "money", "vote-paid": "money",
};

export interface Column {
  rubric: Rubric;
  events: Tagged[];
}

/** Today's news: nothing that only the reader was told. */
export function gazette(story: readonly Tagged[], own: ReadonlySet<Tagged>): Column[] {
  const since = story.findLastIndex((each) => each.type === "day-broke");
  if (since < 0) return [];
  const news = story.slice(since + 1).filter((each) => !own.has(each) && worthPrinting(each));
  return RUBRICS.map((rubric) => ({ rubric, events: news.filter((each) => OF[each.type] === rubric) })).filter(
    ({ events }) => events.length > 0,
  );
}

/** A report about nobody is left out, except the one that nobody was hurt. */
function worthPrinting(event: Tagged): boolean {
  if (event.type === "charmed-reported") return (event["seats"] as number[]).length > 0;
  return true;
}
