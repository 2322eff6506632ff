/** The deal: one's role, shown before the first question and on request; nobody is told who has looked. */
import type { Message } from "../wire/types";
import type { Table } from "./table.svelte";

/** The texts on a role, in the same five places for every role. */
export interface Dealt {
  role: string;
  side: string;
  wants: string;
  can: string;
  knows: string;
}

/**
 * Milliseconds after turning up one's role until others need not wait any longer. Among several people they are the same
 * for everybody, however long the reading takes, so that the beginning of the game does not reveal who had much to read.
 */
export const READING = 15_000;

const AGAIN = 2000; // milliseconds until the house is told again

export class Deal {
  /** The card covers the table, and its face is up. */
  shown = $state(false);
  turned = $state(false);
  #game = ""; // identified by its commitment
  #due = false; // it was looked at for long enough
  #told = false; // the house knows
  #heard = false; // the house has said that the owner of this seat has looked
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Pick<Table, "calls">;

  constructor(table: Pick<Table, "calls">) {
    this.#table = table;
  }

  /** A message has come: a new game is dealt, or the house does not know yet that the reader has looked. */
  see(message: Message): void {
    const { table: board, you } = message;
    if (board.phase !== "playing" || you.seat === null) return this.#put("");
    const game = `${board.commitment}/${you.seat}`;
    // in a secret step a newcomer's first message still tells of the owner before
    if (game !== this.#game || (this.#heard && you.seen === false)) {
      this.#put(game);
      this.shown = you.seen === false;
    }
    if (you.seen === false) this.#tell();
    else this.#told = this.#heard = true;
  }

  /** Turn the card up. Among people, the others' wait ends a fixed time later, not when the reader is done. */
  turn(alone: boolean): void {
    this.turned = true;
    if (!alone && !this.#due) this.#timer ??= setTimeout(() => this.done(), READING);
  }

  /** Read it again. */
  again(alone: boolean): void {
    this.shown = true;
    this.turn(alone);
  }

  close(alone: boolean): void {
    if (alone && this.turned) this.done();
    this.shown = this.turned = false;
  }

  /** The reader has looked, or there is nothing to look at. */
  done(): void {
    this.#due = true;
    this.#tell();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    if (!this.#due || this.#told) return;
    this.#told = true;
    const game = this.#game;
    this.#table.calls.seen().catch(() => setTimeout(() => this.#tellAgain(game), AGAIN));
  }

  /** The house does not know yet, and others may be waiting. */
  #tellAgain(game: string): void {
    if (game !== this.#game) return;
    this.#told = false;
    this.#tell();
  }

  #put(game: string): void {
    this.stop();
    this.#game = game;
    this.#due = this.#told = this.#heard = this.shown = this.turned = false;
  }
}
