/** A look at one's own cards while choosing among them: hold one, or see all of them by a button. */
import { Cover } from "../shell/cover.svelte";
import type { Option, Tagged } from "../texts/texts";

const LONG = 300; // milliseconds: a shorter press is a tap, and chooses

export class Peek {
  readonly cover = new Cover();
  /** The option that is held. */
  #held = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looked = false;

  open(index: number): boolean {
    return this.cover.open || this.#held === index;
  }

  /** An option as it is shown now: one's own card has a face, which is empty while covered. */
  shown(option: Option, face: string | undefined, index: number): Option {
    return face ? { ...(option as Tagged), face: this.open(index) ? face : "" } : option;
  }

  press(index: number): void {
    this.release();
    this.#looked = false;
    this.#timer = setTimeout(() => {
      this.#held = index;
      this.#looked = true;
    }, LONG);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#held = null;
  }

  /** Whether the tap that ends now was a look, which chooses nothing. */
  get looked(): boolean {
    const looked = this.#looked;
    this.#looked = false;
    return looked;
  }

  fall(): void {
    this.release();
    this.cover.fall();
  }

  /** Cover the cards whenever nobody should be looking. Returns a function that stops this. */
  watch(): () => void {
    const fall = () => this.release();
    addEventListener("blur", fall);
    document.addEventListener("visibilitychange", fall);
    const stop = this.cover.watch();
    return () => {
      this.fall();
      stop();
      removeEventListener("blur", fall);
      document.removeEventListener("visibilitychange", fall);
    };
  }
}
