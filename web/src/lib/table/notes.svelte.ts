/** A private notebook: shown at once, sent to the server soon, and sent again until it arrives. */
import type { Notebook } from "../wire/types";

export type Saving = "loading" | "blank" | "saved" | "waiting" | "failed";

interface Keeper {
  notebook(): Promise<Notebook>;
  note(notebook: Notebook): Promise<unknown>;
}

const PAUSE = 800; // milliseconds without a change before it is sent
const LONGEST_WAIT = 30_000;

/** People who have left their seat have no notebook any more. */
function noSeat(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status === 401 || status === 403;
}

const draftOf = (code: string): string => `notes ${code}`;

/** Delete unsent notes: the next person in this seat has another notebook. */
export function forgetDraft(code: string): void {
  try {
    sessionStorage.removeItem(draftOf(code));
  } catch {
    // a device that stores nothing
  }
}

export class Notes {
  text = $state("");
  suspicions = $state<Record<number, number>>({});
  saving = $state<Saving>("loading");
  /** Nothing may be written before the earlier notes are known. */
  loaded = $state(false);
  #keeper: Keeper;
  #code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #changes = 0;
  #sending = false;

  constructor(keeper: Keeper, code: string) {
    this.#keeper = keeper;
    this.#code = code;
  }

  /** Fetch the notes from the server; unsent changes take precedence. */
  async load(): Promise<void> {
    const before = this.#changes;
    try {
      const draft = this.#stored();
      const notes = draft ?? (await this.#keeper.notebook());
      if (this.#changes === before) {
        this.text = notes.text;
        this.suspicions = { ...notes.suspicions };
        this.saving = notes.text || Object.keys(notes.suspicions).length ? "saved" : "blank";
        if (draft) this.changed();
      }
      this.#tries = 0;
      this.loaded = true;
    } catch (error) {
      this.saving = "failed";
      if (!noSeat(error)) this.#timer = setTimeout(() => void this.load(), this.#wait());
    }
  }

  write(text: string): void {
    this.text = text;
    this.changed();
  }

  /** A value from 0 to 100; null: none. */
  suspect(seat: number, share: number | null): void {
    const { [seat]: _, ...others } = this.suspicions;
    this.suspicions = share === null ? others : { ...others, [seat]: share };
    this.changed();
  }

  changed(): void {
    this.#changes++;
    this.saving = "waiting";
    this.#store();
    this.#soon(PAUSE);
  }

  #soon(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }

  /** Send it now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) return this.#soon(PAUSE);
    const sent = this.#changes;
    this.#sending = true;
    try {
      await this.#keeper.note({ text: this.text, suspicions: { ...this.suspicions } });
      this.#tries = 0;
      if (this.#changes === sent) {
        this.saving = "saved";
        forgetDraft(this.#code);
      }
    } catch (error) {
      this.saving = "failed";
      if (!noSeat(error)) this.#soon(this.#wait());
    } finally {
      this.#sending = false;
    }
  }

  /** Stop trying; unsaved notes are sent once more. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.#changes > 0 && this.saving === "waiting") void this.save().finally(() => clearTimeout(this.#timer));
  }

  #wait(): number {
    return Math.min(LONGEST_WAIT, 1000 * 2 ** ++this.#tries);
  }

  // --- unsent notes survive a reload of the page, but nothing else

  #stored(): Notebook | null {
    try {
      const text = sessionStorage.getItem(draftOf(this.#code));
      return text === null ? null : (JSON.parse(text) as Notebook);
    } catch {
      return null;
    }
  }

  #store(): void {
    try {
      sessionStorage.setItem(draftOf(this.#code), JSON.stringify({ text: this.text, suspicions: this.suspicions }));
    } catch {
      // as above
    }
  }
}
