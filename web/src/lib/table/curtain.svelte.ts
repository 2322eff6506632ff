/** First a card is turned up, then it is told: the log waits for it, and the end until everybody has seen what led to it. */
import type { Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import { opening } from "./reveal.svelte";

export const scenes = new (class {
  /** Whether an announcement covers the table. */
  playing = $state(false);
  /** The event of an announcement whose card still lies face down. */
  covered = $state.raw<Tagged | null>(null);
  /** Whether the game is over and its last announcements are still shown. */
  ending = $state(false);
})();

/** Whether the end is still being told: before the verdict, or while seats are opened. */
export const untold = (): boolean => scenes.ending || opening.shut.size > 0;

const BREATH = 300; // milliseconds between the last announcement and the verdict

export class Curtain {
  /** The last message of the game, while its last announcements are shown. */
  #before = $state.raw<Message | null>(null);
  /** The length of the story before the end. */
  #length = $state<number | null>(null);
  #last: Message | null = null;

  constructor() {
    $effect(() => {
      if (!this.#before || scenes.playing) return;
      const rise = setTimeout(() => this.#rise(), BREATH);
      return () => clearTimeout(rise);
    });
    $effect(() => () => this.#rise());
  }

  #rise(): void {
    this.#before = null;
    scenes.ending = false;
  }

  /** A message has come; called before anything is drawn. */
  see(message: Message): void {
    const last = this.#last;
    this.#last = message;
    const ends = last?.table.phase === "playing" && message.table.phase === "over" && !document.hidden;
    if (ends) {
      this.#before = last;
      this.#length = last.length;
      scenes.ending = true;
    } else if (message.table.phase !== "over") {
      this.#rise();
      this.#length = null;
    }
  }

  /** What is drawn meanwhile: the table as it was, which waits for nobody, with the events for its last announcements. */
  drawn(message: Message): Message {
    const before = this.#before;
    if (!before) return message;
    const { opened } = before;
    const view = before.view && ({ ...before.view, waiting: [] } as Message["view"]);
    return { ...message, view, opened, decisions: [], offers: [], table: { ...message.table, phase: "playing" } };
  }

  /** What may be read by now: nothing after a card that lies face down, and no verdict until the last seat is opened. */
  read(story: Tagged[], message: Message): Tagged[] {
    const length = this.#length;
    if (length === null || !(this.#before || opening.shut.size)) {
      const card = scenes.covered ? story.lastIndexOf(scenes.covered) : -1;
      return card < 0 ? story : story.slice(0, card);
    }
    return story.slice(0, Math.max(0, story.length - (message.length - length)));
  }
}
