/**
 * Messages that come faster than they can be drawn are shown together. A browser hands over everything that has come
 * meanwhile in one go; if each message were drawn by itself, a slow phone would not react to a tap for seconds.
 */
import { whenDrawn } from "../shell/drawn";
import type { Message } from "./types";

const LONG = 12; // milliseconds of drawing in one frame; what comes then waits for the next frame
const HIDDEN = 100; // milliseconds between two drawings of a page that nobody sees, which has no frames
const LATEST = 1000; // milliseconds after which it is drawn in any case: a page that is hidden meanwhile gets no frame

/** Two messages as one: the later one, with the lines of both. */
export function together(first: Message | null, then: Message): Message {
  if (!first || then.length - then.story.length !== first.length) return then; // it tells the story anew
  return {
    ...then,
    story: [...first.story, ...then.story],
    private: [...first.private, ...then.private.map((place) => place + first.story.length)],
    ...(first.to && then.to && { to: [...first.to, ...then.to] }),
  };
}

export class Frames {
  #since: number | null = null; // when the first drawing of this frame began
  #next: (() => void) | null = null;
  #end: () => void = () => {};

  /** Draw at once, or if this frame has taken long already, in the next one, instead of what waits for it. */
  draw(drawing: () => void): void {
    if (this.#since !== null && performance.now() - this.#since >= LONG) {
      this.#next = drawing;
      return;
    }
    if (this.#since === null) this.#begin();
    drawing();
  }

  /** Drop what waits. */
  clear(): void {
    this.#end();
    this.#since = this.#next = null;
  }

  #begin(): void {
    this.#since = performance.now();
    const over = () => {
      this.#end();
      const next = this.#next;
      this.#since = this.#next = null;
      if (next) this.draw(next);
    };
    const wait = whenDrawn(over); // not within the frame: changing the page and showing it are two short tasks, not a long one
    const timer = setTimeout(over, document.hidden ? HIDDEN : LATEST);
    this.#end = () => {
      wait();
      clearTimeout(timer);
    };
  }
}
