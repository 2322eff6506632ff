/** What the coach says now, from the reader's own message alone. */
import type { Params } from "../texts/texts";
import type { Message } from "../wire/types";

export interface Lesson {
  /** Its title and text are `page-coach-<key>` and `page-coach-<key>-text`. */
  key: string;
  /** The section of the guide with more about it. */
  more?: string;
  /** It is about the current question: it does not wait for others. */
  atOnce?: boolean;
  /** At night nothing may depend on who the reader is. */
  due: (message: Message) => boolean;
}

/** The lessons of a game. */
export interface Lessons {
  /** In order of importance, if several are due. */
  all: readonly Lesson[];
  /** The parameters of the texts; an `edition` among them also opens the guide in that edition. */
  params?: (message: Message) => Params;
}

/** Whether only lessons that are due now are in time. */
export const atTheEnd = (message: Message): boolean => message.table.phase === "over";

/** Whether a lesson is due. At the end of a game, what happened just before is no longer a reason to speak. */
export const isDue = (lesson: Lesson, message: Message): boolean =>
  lesson.due(atTheEnd(message) ? { ...message, story: [] } : message);

/** All lessons that are due and were not given yet. Watchers get none. */
export function lessonsDue(lessons: Lessons, message: Message, seen: ReadonlySet<string>): Lesson[] {
  if (message.view === null || message.you.seat === null) return [];
  return lessons.all.filter((each) => !seen.has(each.key) && isDue(each, message));
}

/** A lesson that waits until the last one is read, and how much was told since it was due. */
export interface Waiting {
  lesson: Lesson;
  age: number;
}

const LATE = 5; // events after which a lesson is outdated

/** The lessons that are not outdated. The others return the next time they are due. */
export function inTime(waiting: readonly Waiting[], message: Message): Waiting[] {
  const late = atTheEnd(message) ? 0 : LATE;
  return waiting
    .map(({ lesson, age }) => ({ lesson, age: isDue(lesson, message) ? 0 : age + message.story.length }))
    .filter(({ age }) => age <= late);
}

/** Whether the reader plays with bots only, so that nobody is kept waiting and nobody watches. */
export function alone(message: Message): boolean {
  const { places } = message.table;
  const { seat } = message.you;
  return (
    seat !== null && places.length > 1 && places.every((each, index) => index === seat || (each.bot && !each.person))
  );
}
