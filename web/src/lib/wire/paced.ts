/** Asks for what has changed: one call at a time, with a pause between calls. A failed call is repeated a few times. */
export const PAUSE = 2000;
export const TRIES = 5;

export class Paced {
  #busy = false;
  #wanted = false;
  #failed = 0; // in a row
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: () => Promise<void>;

  /** If `ask` fails, what is known stays until it succeeds. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  /** Ask now; if a call is on its way or was made a moment ago, once more after it. */
  again(): void {
    this.#failed = 0;
    if (this.#busy) this.#wanted = true;
    else this.#call();
  }

  #call(): void {
    this.#busy = true;
    this.#wanted = false;
    const pause = new Promise<void>((over) => (this.#pause = setTimeout(over, PAUSE)));
    const asked = this.#ask().then(
      () => void (this.#failed = 0),
      () => void (this.#failed += 1),
    );
    void Promise.all([asked, pause]).then(() => {
      this.#busy = false;
      if (this.#wanted || (this.#failed && this.#failed < TRIES)) this.#call();
    });
  }

  /** Ask nothing more. */
  stop(): void {
    clearTimeout(this.#pause);
    this.#busy = true;
    this.#wanted = false;
  }
}
