/** A table that a person moderates: what the master is sent beside what everybody sees, and a message as one seat has it. */
import type { Option, Tagged } from "../texts/texts";
import type { Decision, Message } from "../wire/types";

/** What was drawn by hand for a purpose; null: the house draws. */
export interface Drawn {
  label: string;
  result: unknown;
}

/** A draw that is to be made: a number up to `most`, one of the items, or all of them in an order. */
export interface Draw {
  label: string;
  kind: "number" | "item" | "order";
  most?: number;
  items?: readonly unknown[];
}

export interface NightCall {
  name: string;
  state: "done" | "open" | "coming";
}

export interface Entry {
  id: string;
  choice?: Option | Option[] | null;
  taken?: unknown;
}

export interface Book {
  calls: readonly NightCall[];
  entries: readonly Entry[];
  repairs: readonly Decision[];
}

interface MasterYou {
  master?: boolean;
  owns?: readonly (object | null)[];
}

/** Questions that decide nothing, so that nobody can tell who acts; they need not be answered. */
const PRETENDED = ["suspicion", "done"];

const yours = (message: Message): MasterYou => message.you as MasterYou;

/** Whether the reader moderates this table. */
export const isMaster = (message: Message): boolean => yours(message).master === true;

/** Whether a person moderates this table: the reader or somebody else. */
export const isModerated = (message: Message): boolean => (message.table as { moderated?: boolean }).moderated === true;

/** The questions that decide something. */
export const real = (message: Message): Decision[] =>
  message.decisions.filter((each) => !PRETENDED.includes(each.kind));

/** The seats that such questions are asked, in the order in which they are asked. */
export const asked = (message: Message): number[] => [...new Set(real(message).map((each) => each.seat))];

/** The table as this seat sees it, with its questions and offers; without a seat as everybody sees it. */
export function asSeat(message: Message, seat: number | null): Message {
  const of = <Each extends { seat: number }>(all: readonly Each[]): Each[] => all.filter((each) => each.seat === seat);
  const own = seat === null ? null : (yours(message).owns?.[seat] ?? null);
  return {
    ...message,
    you: { ...message.you, seat },
    view: message.view && { ...message.view, viewer: seat, own },
    decisions: of(real(message)),
    offers: of(message.offers),
  } as Message;
}

/** Who is to be shown the private lines of a message, line by line. */
export function shownTo(message: Message): Map<Tagged, readonly number[]> {
  const to = (message as { to?: readonly (readonly number[])[] }).to ?? [];
  return new Map(message.private.map((place, index) => [message.story[place] as Tagged, to[index] ?? []]));
}

/** The seat that an entry belongs to, if it is the answer of one. */
export function seatOf(entry: Entry): number | null {
  const found = /^(\d+)-/.exec(entry.id);
  return found ? Number(found[1]) : null;
}
