/** A finished game for somebody who watches it again: where to stop, what was answered, how the table looked. */
import { isNothing } from "../ask/choice";
import type { Option, Tagged, Texts } from "../texts/texts";
import { seen, type SentView } from "../wire/seen";
import type { Chapter, Message, Replay } from "../wire/types";

export interface Stop {
  lines: readonly unknown[];
  asked?: { kind: string } | null;
  choice?: unknown;
}

/** Questions that hide who acts, or that only ask whether somebody is ready. */
const COVERS = new Set(["suspicion", "again", "ready", "done", "idle"]);

const isIdle = (choice: unknown): boolean =>
  !!choice && !Array.isArray(choice) && (isNothing(choice as Option) || (choice as { word?: string }).word === "done");

/** An answer worth a step of its own: it is not a decoy, and it has an effect. */
const tells = ({ asked, choice }: Stop): boolean => !!asked && !COVERS.has(asked.kind) && !isIdle(choice);

/** The entries after which there is something to see, including the first and the last. */
export function stopsOf(chapters: readonly Stop[]): number[] {
  const last = chapters.length - 1;
  return chapters.flatMap((chapter, index) =>
    index === 0 || index === last || chapter.lines.length || tells(chapter) ? [index] : [],
  );
}

/** The story line by line, each with the entry that tells it. */
export function storyOf(chapters: readonly Pick<Chapter, "lines">[]): { event: Tagged; index: number }[] {
  return chapters.flatMap(({ lines }, index) => lines.map((line) => ({ event: line.event as Tagged, index })));
}

/** Who gave the answer, if this viewer may know it. */
export function answered(t: Texts, chapter: Pick<Chapter, "asked" | "choice">, names: readonly string[]): string {
  if (!chapter.asked) return "";
  const { seat, kind } = chapter.asked;
  const name = t.name(seat, names);
  const question = t.decision(chapter.asked as never, names);
  if (chapter.choice == null) return t.say("replay-expired", { name, question });
  const options = (Array.isArray(chapter.choice) ? chapter.choice : [chapter.choice]) as Option[];
  return t.say("page-replay-answer", {
    name,
    question,
    answer: t.choice(options, kind, (each) => t.option(each, names, kind)),
  });
}

interface Then {
  seat: number | null;
  over: boolean;
  view: unknown;
  /** The view of everything, sent only after the end. */
  opened: unknown;
}

/** What that seat could have been sent then, at the table as it is today: nothing is asked, and no time runs. */
export function messageThen(
  now: Message,
  { game, options, commitment, outcome, bots, names, out }: Replay,
  { seat, over, view, opened }: Then,
): Message {
  const places = names.map((name, index) => ({
    name,
    bot: bots[index]!,
    person: !bots[index],
    ready: true,
    away: false,
    host: false,
    muted: false,
    left: false,
    vacant: false,
    opens: null,
    speed: "1" as const,
    out: out.includes(index),
    until: null,
  }));
  const board = { ...now.table, game, options, commitment, places, hourglass: null, paused: false };
  return {
    ...now,
    story: [],
    table: over ? { ...board, phase: "over", outcome } : { ...board, phase: "playing", outcome: null },
    you: { seat, host: false, blocked: [], seen: true, all_eyes: false, phone: [], asks: {}, master: false, owns: [] },
    view: seen(view as SentView) as Message["view"],
    decisions: [],
    offers: [],
    opened: over && opened ? (seen(opened as SentView) as Message["opened"]) : null,
  };
}
