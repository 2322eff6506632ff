/** What is open after the end, on request: the bots' reasons, every answer, one's own notes, what was true. */
import type { Chapter, NotesPage, Truths, Why } from "../wire/types";
import type { Calls } from "../wire/wire";
import { Refusal } from "../wire/wire";
import type { Refused } from "../texts/texts";

export interface Hindsight {
  reasons: Why[];
  chapters: Chapter[];
  pages: NotesPage[];
  truths: Truths;
}

export class Asking {
  found = $state.raw<Hindsight | null>(null);
  /** Why it is missing; null if only the connection is broken. */
  refused = $state.raw<Refused | null>(null);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  constructor(
    readonly calls: Pick<Calls, "reasons" | "replay" | "pages" | "truths">,
    readonly seated: boolean,
  ) {}

  /** Fetched once, however many wait for it; again if that failed. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    try {
      const [reasons, replay, pages, truths] = await Promise.all([
        this.calls.reasons(),
        this.calls.replay("all"),
        this.seated ? this.calls.pages().catch(() => []) : [],
        this.calls.truths().catch(() => ({ lines: [], conflicts: [] })),
      ]);
      this.found = { reasons, chapters: replay.chapters, pages, truths };
    } catch (error) {
      this.refused = error instanceof Refusal ? error.refused : null;
      this.failed = true;
      this.#asked = null;
    }
  }
}
