/** A table as this reader sees it: one stream, one message at a time, always whole. */
import type { Tagged } from "./texts";
import type { Message } from "./types";
import { Calls } from "./wire";

export type Line = "connecting" | "open" | "lost" | "moved" | "gone";

export class Table {
  message = $state.raw<Message | null>(null);
  story = $state.raw<Tagged[]>([]);
  line = $state<Line>("connecting");
  /** How far this device's clock is ahead of the server's, in seconds. */
  skew = $state(0);
  readonly calls: Calls;
  #source: EventSource | null = null;
  #read = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  /** Openly: as everybody sees it, whatever seat this browser has; for the shared screen. */
  constructor(
    readonly code: string,
    readonly openly = false,
  ) {
    this.calls = new Calls(code);
  }

  /** Open the stream, again if need be: after sitting down the same table is another one. */
  follow(): void {
    this.close();
    this.line = "connecting";
    this.#read = 0;
    this.#open();
  }

  #open(): void {
    const asked = new URLSearchParams();
    if (this.#read) asked.set("after", String(this.#read));
    if (this.openly) asked.set("as", "public");
    const source = new EventSource(`/api/tables/${this.code}/stream${asked.size ? `?${asked}` : ""}`);
    this.#source = source;
    source.onopen = () => (this.line = "open");
    source.addEventListener("message", (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Message));
    source.addEventListener("moved", () => {
      this.close();
      this.line = "moved";
    });
    source.onerror = () => {
      if (this.line !== "moved") this.line = "lost";
      if (source.readyState === EventSource.CLOSED) {
        // refused, not only interrupted: ask in words why, and try again in a while
        void this.calls.look(this.openly).then(
          () => this.#again(),
          (error: { status?: number }) => (error.status === 404 ? (this.line = "gone") : this.#again()),
        );
      }
    };
  }

  #again(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#open(), 1500);
  }

  #take(message: Message): void {
    const first = message.length - message.story.length;
    const known = first >= this.#read - this.story.length && this.#read > 0 ? this.story : [];
    this.story = first === this.#read ? [...known, ...(message.story as Tagged[])] : (message.story as Tagged[]);
    this.#read = message.length;
    this.skew = Date.now() / 1000 - message.table.now;
    this.message = message;
    this.line = "open";
  }

  close(): void {
    clearTimeout(this.#late);
    this.#source?.close();
    this.#source = null;
  }
}
