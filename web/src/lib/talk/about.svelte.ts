/** What the reader wants to say something about: a seat, or a line of the public story. */
import type { Part } from "../texts/sayings";
import type { Message } from "../wire/types";

interface Channel {
  writers: number[];
  form: string;
}

/** `able`: whether anything can be said here now. */
export const speaking = $state<{ about: Part | null; able: boolean }>({ about: null, able: false });

/** Whether the reader can say sayings now: those who share a phone talk across the table. */
export function isAble({ table, you, view }: Message, handed: boolean): boolean {
  const { seat } = you;
  if (seat === null || handed || you.phone?.length || table.phase !== "playing" || table.options["talk"] === "off")
    return false;
  const channels = (view as { channels?: Channel[] } | null)?.channels ?? [];
  return channels.some((each) => each.writers.includes(seat) && each.form !== "gestures");
}
