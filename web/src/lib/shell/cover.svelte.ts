/**
 * A cover over one's own cards: it lifts while held, or by a tap if the reader prefers that, and falls by itself
 * when the page is left or hidden, or the phone is turned face down.
 */
import { likes } from "./settings.svelte";

type Asking = { requestPermission?: unknown };

/** Only if the device tells this without asking for permission. */
function tellsHowItLies(): boolean {
  return typeof DeviceOrientationEvent !== "undefined" && !("requestPermission" in (DeviceOrientationEvent as Asking));
}

export function faceDown(beta: number | null, gamma: number | null): boolean {
  return beta !== null && Math.abs(beta) > 145 && Math.abs(gamma ?? 0) < 40;
}

export class Cover {
  open = $state(false);
  #held = false;

  /** Fall whenever nobody should be looking. Returns a function that stops this. */
  watch(): () => void {
    const fall = () => this.fall();
    const hidden = () => document.hidden && this.fall();
    const lies = (event: DeviceOrientationEvent) => faceDown(event.beta, event.gamma) && this.fall();
    addEventListener("blur", fall);
    addEventListener("pagehide", fall);
    document.addEventListener("visibilitychange", hidden);
    const tells = tellsHowItLies();
    if (tells) addEventListener("deviceorientation", lies);
    return () => {
      removeEventListener("blur", fall);
      removeEventListener("pagehide", fall);
      document.removeEventListener("visibilitychange", hidden);
      if (tells) removeEventListener("deviceorientation", lies);
    };
  }

  fall(): void {
    this.open = false;
    this.#held = false;
  }

  toggle(): void {
    this.open = !this.open;
    this.#held = false;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (likes.peek === "tap") return this.toggle();
    if (this.open && !this.#held) return; // lifted by its button, so only the button covers it again
    this.#held = true;
    this.open = true;
    (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
  }

  release(): void {
    if (this.#held) this.fall();
  }
}
