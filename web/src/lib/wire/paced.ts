/** Asks for what has changed: one call at a time, and one in a while. */
export const PAUSE = 2000;

export class Paced {
  #busy = false;
  #wanted = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: () => Promise<void>;

  /** If `ask` fails, what is known stays until it is asked again. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  /** Ask now; if a call is on its way or was made a moment ago, once more after it. */
  again(): void {
    if (this.#busy) {
      this.#wanted = true;
      return;
    }
    this.#busy = true;
    this.#wanted = false;
    const pause = new Promise<void>((over) => (this.#pause = setTimeout(over, PAUSE)));
    void Promise.all([this.#ask().catch(() => {}), pause]).then(() => {
      this.#busy = false;
      if (this.#wanted) this.again();
    });
  }

  /** Ask nothing more. */
  stop(): void {
    clearTimeout(this.#pause);
    this.#busy = true;
    this.#wanted = false;
  }
}
