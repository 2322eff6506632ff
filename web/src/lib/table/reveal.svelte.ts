/** The end of a game, opened piece by piece: slowly the first time, if motion is allowed; later at once. */
import { untrack } from "svelte";
import { isCalm } from "../shell/motion";

/** Games whose end was watched on this page. */
const watched = new Set<string>();

/** Seats that are not opened yet, in the list and around the table alike. */
export const opening = new (class {
  shut = $state.raw<ReadonlySet<number>>(new Set());
})();

export class Reveal {
  /** How many are open. */
  count = $state(0);
  readonly #length: () => number;

  /** The game, the number of pieces, and the milliseconds between two of them. */
  constructor(game: () => string, length: () => number, pause: number) {
    this.#length = length;
    if (isCalm() || watched.has(untrack(game))) this.all();
    $effect(() => {
      watched.add(game());
      if (this.whole) return;
      void this.count;
      const timer = setTimeout(() => this.count++, pause);
      return () => clearTimeout(timer);
    });
  }

  get whole(): boolean {
    return this.count >= this.#length();
  }

  readonly all = (): void => {
    this.count = Infinity;
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.all();
  };

  /** For the list: it scrolls to what is opened. */
  readonly scrolling = (list: HTMLElement): void => {
    if (this.count > 0 && this.count <= this.#length())
      list.children[this.count - 1]?.scrollIntoView?.({ block: "nearest" });
  };
}
