/** Messages of a stream: the first one is whole, later ones are changes, from which whole messages are rebuilt (docs/http.md). */
import type { Changed, SentMessage } from "./types";

export const EVENTS = ["message", "changes", "first", "part", "last"] as const;
export type StreamEvent = (typeof EVENTS)[number];

type Part = Record<string, unknown>;

/** The events of one stream, from its first message on. */
export class Stream {
  #whole: SentMessage | null = null;
  #parts = ""; // of changes that come in pieces

  /** The whole message that this event completes; null if it completes none. */
  receive(event: StreamEvent, data: string): SentMessage | null {
    this.#parts = event === "part" || event === "last" ? this.#parts + data : data;
    if (event === "first" || event === "part") return null;
    const told = JSON.parse(this.#parts) as SentMessage | Changed;
    this.#parts = "";
    if (!("changes" in told)) this.#whole = told;
    else if (this.#whole) this.#whole = putTogether(this.#whole, told);
    return this.#whole;
  }
}

/** The next message: the last one with the changes. The last one is not modified, and unchanged parts are shared. */
function putTogether(last: SentMessage, { length, story, private: own, to, changes }: Changed): SentMessage {
  const whole = { ...last, length, story, private: own, pad: "", ...(to && { to }) };
  const copied = new Set<unknown>();
  for (const [pointer, value] of Object.entries(changes)) {
    const path = pointer.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    const name = path.pop()!;
    let part = whole as unknown as Part;
    for (const each of path.slice(1)) {
      if (!copied.has(part[each])) copied.add((part[each] = copy(part[each])));
      part = part[each] as Part;
    }
    part[name] = value;
  }
  return whole;
}

const copy = (part: unknown): unknown => (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Part) });
