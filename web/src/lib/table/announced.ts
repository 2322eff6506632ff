/** For tests: announcements over the table as the reader of a message gets them. */
import type { Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import { Curtain } from "./curtain.svelte";
import type { Moments } from "./moments";
import { PLAIN, ways } from "./ways.svelte";

/** The message after that one, in which this is told; in another phase if one is named. */
export function after(message: Message, story: readonly Tagged[], phase?: string): Message {
  const view = phase === undefined ? message.view : { ...message.view, phase };
  return { ...message, story, private: [], length: message.length + story.length, view } as unknown as Message;
}

/** A curtain whose reader has seen that message. */
export function curtainAt(message: Message, moments: Moments): Curtain {
  ways.now = { ...PLAIN, moments };
  const made = new Curtain();
  made.see(message);
  return made;
}
