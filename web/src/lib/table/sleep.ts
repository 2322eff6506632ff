/**
 * Sleeping through nights in which the reader decides nothing: the page answers decoy questions with their
 * default, some time before the step ends. For the house and on the screen this is an answer like any other.
 */
import { alone } from "../coach/coach";
import type { Decision, Message } from "../wire/types";
import type { Table } from "./table.svelte";

const LEAST = 2; // the least number of seconds before the answer
const UNTIMED = 10; // the greatest number, if there is no clock
const MOST = 0.8; // the greatest share of the remaining time

/** Whether a question is only a decoy that hides who acts. */
const pretended = (asked: Decision): boolean => asked.kind === "suspicion" && asked.default !== null;

export class Sleep {
  #id = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Pick<Table, "answer" | "skew">,
    readonly draw: () => number = Math.random,
  ) {}

  /** A message has come, or the reader has changed the setting. */
  see(message: Message, wanted: boolean): void {
    const asked = message.decisions[0];
    if (!wanted || !asked || !pretended(asked) || message.table.paused || alone(message)) return this.stop();
    if (asked.id === this.#id) return;
    this.stop();
    this.#id = asked.id;
    this.#timer = setTimeout(
      () => void this.table.answer(asked.id, asked.default).catch(() => {}),
      this.#wait(message),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#id = "";
  }

  /** Milliseconds, drawn for every question. */
  #wait({ table: { hourglass } }: Message): number {
    const left = hourglass ? hourglass.ends - (Date.now() / 1000 - this.table.skew) : UNTIMED;
    const most = hourglass ? left * MOST : UNTIMED;
    return 1000 * (Math.min(LEAST, most) + this.draw() * Math.max(most - LEAST, 0));
  }
}
