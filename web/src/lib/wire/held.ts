/** Delays what comes by a stream, for people who show a running game to strangers. */

export const LONGEST = 60; // seconds

/** The delay in seconds, as written in an address: a whole number, at most a minute. */
export function readDelay(text: string | null): number {
  const seconds = Math.round(Number(text ?? 0));
  return Number.isFinite(seconds) ? Math.min(LONGEST, Math.max(0, seconds)) : 0;
}

export class Held {
  #queue: { came: number; run: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seconds = 0;
  #stopped = false;

  get seconds(): number {
    return this.#seconds;
  }

  /** Change the delay: whatever has waited long enough comes at once, in order. */
  set seconds(wanted: number) {
    this.#seconds = wanted;
    this.#pass();
  }

  /** Do this after the delay, and never before what came earlier. */
  add(run: () => void): void {
    this.#queue.push({ came: Date.now(), run });
    this.#pass();
  }

  /** Hold everything back until further notice; then it comes in order. */
  set stopped(stopped: boolean) {
    this.#stopped = stopped;
    this.#pass();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #pass(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const left = next.came + this.#seconds * 1000 - Date.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#pass(), left);
        return;
      }
      this.#queue.shift();
      next.run();
    }
  }
}
