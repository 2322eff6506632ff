/** A finished game as somebody who watches it again sees it: where they stop, what was answered there, how the table looked. */
import { isNothing } from "../lib/choice";
import type { Option, Tagged, Texts } from "../lib/texts";
import type { Chapter, Message, Replay } from "../lib/types";

export interface Stop {
  lines: readonly unknown[];
  asked?: { kind: string } | null;
  choice?: unknown;
}

/** Asked so that nobody can tell who acts, or only to say that one is ready. */
const COVERS = new Set(["suspicion", "again", "ready", "done", "idle"]);

const isIdle = (choice: unknown): boolean =>
  !!choice && !Array.isArray(choice) && (isNothing(choice as Option) || (choice as { word?: string }).word === "done");

/** An answer that is worth a step by itself: it is more than a cover, and does something. */
const tells = ({ asked, choice }: Stop): boolean => !!asked && !COVERS.has(asked.kind) && !isIdle(choice);

/** Entries after which there is something to see, the first and the last among them. */
export function stopsOf(chapters: readonly Stop[]): number[] {
  const last = chapters.length - 1;
  return chapters.flatMap((chapter, index) => (index === 0 || index === last || chapter.lines.length || tells(chapter) ? [index] : []));
}

/** The story line by line, each with the entry that tells it. */
export function storyOf(chapters: readonly Pick<Chapter, "lines">[]): { event: Tagged; index: number }[] {
  return chapters.flatMap(({ lines }, index) => lines.map((line) => ({ event: line.event as Tagged, index })));
}

/** Whose answer it was, where these eyes may know it. */
export function answered(t: Texts, chapter: Pick<Chapter, "asked" | "choice">, names: readonly string[]): string {
  if (!chapter.asked) return "";
  const { seat, kind } = chapter.asked;
  const name = t.name(seat, names);
  const question = t.decision(chapter.asked as never, names);
  if (chapter.choice == null) return t.say("replay-expired", { name, question });
  const options = (Array.isArray(chapter.choice) ? chapter.choice : [chapter.choice]) as Option[];
  return t.say("page-replay-answer", { name, question, answer: t.join(options.map((each) => t.option(each, names, kind))) });
}

interface Then {
  seat: number | null;
  over: boolean;
  view: unknown;
  /** Everything, open: told only at the end. */
  opened: unknown;
}

/** What that seat might have been sent then, at the table as it is today: nothing is asked, and no time runs. */
export function messageThen(now: Message, { game, options, commitment, outcome, bots, names, out }: Replay, { seat, over, view, opened }: Then): Message {
  const places = names.map((name, index) => ({
    name, bot: bots[index]!, person: !bots[index], ready: true, away: false, host: false, muted: false, left: false,
    vacant: false, opens: null, out: out.includes(index),
  })); // prettier-ignore
  const board = { ...now.table, game, options, commitment, places, hourglass: null, paused: false };
  return {
    ...now,
    story: [],
    table: over ? { ...board, phase: "over", outcome } : { ...board, phase: "playing", outcome: null },
    you: { seat, host: false, blocked: [] },
    view: view as Message["view"],
    decisions: [],
    offers: [],
    opened: over ? (opened as Message["opened"]) : null,
  };
}
