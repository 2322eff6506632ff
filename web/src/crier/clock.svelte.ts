/** A clock for the day: one at a time. */
import type { Timer } from "./script";

export interface ClockState {
  running: Timer | null;
  ends: number;
  length: number;
}

export class Clock {
  running = $state.raw<Timer | null>(null);
  /** In seconds since 1970. */
  ends = $state(0);
  /** How long it runs in all, in seconds. */
  length = $state(0);
  /** Whether the last clock has run out. */
  up = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly atEnd: () => void) {}

  start(timer: Timer): void {
    this.running = timer;
    this.length = 0;
    this.ends = Date.now() / 1000;
    this.more(timer.seconds);
  }

  /** Extends the running clock. */
  more(seconds: number): void {
    clearTimeout(this.#timer);
    this.up = false;
    this.length += seconds;
    this.ends += seconds;
    this.#timer = setTimeout(() => this.#end(), this.ends * 1000 - Date.now());
  }

  get state(): ClockState {
    const { running, ends, length } = this;
    return { running, ends, length };
  }

  /** Runs as it did before, or stands still if it has run out since then. */
  restore({ running, ends, length }: ClockState): void {
    this.stop();
    if (!running || ends * 1000 <= Date.now()) return;
    [this.running, this.ends, this.length] = [running, ends, length];
    this.more(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = null;
    this.up = false;
  }

  #end(): void {
    this.running = null;
    this.up = true;
    this.atEnd();
  }
}
