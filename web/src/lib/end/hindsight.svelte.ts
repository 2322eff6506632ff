/** What is open after the end, on request: the bots' reasons, every answer, and one's own notes. */
import type { Chapter, NotesPage, Why } from "../wire/types";
import type { Calls } from "../wire/wire";
import { Refusal } from "../wire/wire";
import type { Refused } from "../texts/texts";

export interface Hindsight {
  reasons: Why[];
  chapters: Chapter[];
  pages: NotesPage[];
}

export class Asking {
  found = $state.raw<Hindsight | null>(null);
  /** Why it is missing; null if only the connection is broken. */
  refused = $state.raw<Refused | null>(null);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  constructor(
    readonly calls: Pick<Calls, "reasons" | "replay" | "pages">,
    readonly seated: boolean,
  ) {}

  /** Fetched once, however many wait for it; again if that failed. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    try {
      const [reasons, replay, pages] = await Promise.all([
        this.calls.reasons(),
        this.calls.replay("all"),
        this.seated ? this.calls.pages().catch(() => []) : [],
      ]);
      this.found = { reasons, chapters: replay.chapters, pages };
    } catch (error) {
      this.refused = error instanceof Refusal ? error.refused : null;
      this.failed = true;
      this.#asked = null;
    }
  }
}
