/**
 * The questions of a moderated table, so that the list of entries can say what was answered. An entry has only the id of
 * its question. They are kept for this tab, so that a reload does not lose them.
 */
import type { Asked } from "../texts/questions";
import type { Decision } from "../wire/types";

const nameOf = (code: string): string => `questions-${code}`;

export class Questions {
  #code: string;
  #known: Record<string, Asked>;

  constructor(code: string) {
    this.#code = code;
    this.#known = kept(code);
  }

  /** Remember what is asked or offered now. If an entry was taken back, an id may belong to another question. */
  see(asked: readonly Decision[]): void {
    for (const { id, seat, kind, about, least, most } of asked)
      this.#known[id] = { seat, kind, about: about ?? null, least, most } as Asked;
    try {
      sessionStorage.setItem(nameOf(this.#code), JSON.stringify(this.#known));
    } catch {
      // this device stores nothing
    }
  }

  of = (id: string): Asked | undefined => this.#known[id];
}

function kept(code: string): Record<string, Asked> {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(code)) ?? "{}") as Record<string, Asked>;
  } catch {
    return {};
  }
}
