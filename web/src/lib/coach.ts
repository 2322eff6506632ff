/** What a coach would say now: from nothing but the reader's own message. */
import type { Params } from "./texts";
import type { Message } from "./types";

export interface Lesson {
  /** Its title and text stand under `page-coach-<key>` and `page-coach-<key>-text`. */
  key: string;
  /** The part of the guide that has more about it. */
  more?: string;
  /** About what the reader is asked at this moment: it does not wait for others. */
  atOnce?: boolean;
  /** About the reader's own cards as they lie on the table: nothing may lie over them meanwhile. */
  own?: boolean;
  /** In the dark nothing may depend on who the reader is. */
  due: (message: Message) => boolean;
}

/** What a game brings for its coach. */
export interface Lessons {
  /** In the order in which they come where several are due. */
  all: readonly Lesson[];
  /** What the texts need to know; an `edition` among it is also the one in which the guide is opened. */
  params?: (message: Message) => Params;
}

/** All that are due and were not given yet. Who only looks on is not taught. */
export function lessonsDue(lessons: Lessons, message: Message, seen: ReadonlySet<string>): Lesson[] {
  if (message.view === null || message.you.seat === null) return [];
  return lessons.all.filter((each) => !seen.has(each.key) && each.due(message));
}

/** A game with nobody but bots beside the reader: nobody is kept waiting, and nobody looks on. */
export function alone(message: Message): boolean {
  const { places } = message.table;
  const { seat } = message.you;
  return seat !== null && places.length > 1 && places.every((each, index) => index === seat || (each.bot && !each.person));
}
