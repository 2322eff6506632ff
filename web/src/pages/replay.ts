/** Where somebody who watches a game again stops. */
import { isNothing } from "../lib/choice";
import type { Option } from "../lib/texts";

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
