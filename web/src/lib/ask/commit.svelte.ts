/** A choice that is sent by itself after a short wait. Until then it can be undone. */
const LONGEST = 3000; // milliseconds
const WAY = 700; // how long before its time is up an answer must be sent
const SHORTEST = 400; // a shorter wait is skipped

/** How long a choice may wait, in milliseconds; `left` are the seconds on its clock, null if there is no clock. */
export function patience(left: number | null): number {
  return left === null ? LONGEST : Math.min(LONGEST, left * 1000 - WAY);
}

/** What a key does to a waiting choice: Escape undoes it, and Enter sends it unless it presses something else. */
export function wished(event: KeyboardEvent): "undo" | "now" | null {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return null;
  if (event.key === "Escape") return "undo";
  const pressed = (event.target as Element | null)?.closest?.("button, a, input, textarea, select, summary");
  return event.key === "Enter" && !pressed ? "now" : null;
}

export class Commit {
  /** How long the waiting choice waits altogether, in milliseconds; null if there is none. */
  waits = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #go: (() => void) | null = null;

  start(wait: number, go: () => void): void {
    this.undo();
    if (wait < SHORTEST) return go();
    this.waits = wait;
    this.#go = go;
    this.#timer = setTimeout(() => this.now(), wait);
  }

  /** Send the waiting choice at once. */
  now(): void {
    const go = this.#go;
    this.undo();
    go?.();
  }

  undo(): void {
    clearTimeout(this.#timer);
    this.#go = null;
    this.waits = null;
  }
}
