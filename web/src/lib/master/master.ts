/** A table that a person moderates: what the master is sent beside what everybody sees, and a message as one seat has it. */
import { isChange } from "../ask/change";
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

/**
 * How a deck is dealt: so many cards to each seat in turn; from its end if the last card goes first.
 * To: the texts of what is dealt to, if seats are what is shuffled.
 */
export interface DealtCards {
  each: number;
  last_first: boolean;
  to: readonly string[];
}

export interface NightCall {
  name: string;
  state: "done" | "open" | "coming";
  /** The kinds of its questions, where several calls are open at once; empty: all that are asked. */
  kinds: readonly string[];
}

/** The ids of entries that deal by hand, and of those in the place of one that was taken back. */
export const DEAL = "deal";
export const TAKEN_BACK = "taken-back";

/** An answer, or without a choice: a step that was closed, or something said. */
export interface Entry {
  id: string;
  choice?: Option | Option[] | null;
  said?: unknown;
  taken?: unknown;
}

export interface Book {
  calls: readonly NightCall[];
  entries: readonly Entry[];
  repairs: readonly Decision[];
  /** A secret step is open, by night or by day, which the master closes. */
  secret: boolean;
  /** What everybody was told in the last morning. */
  gazette: readonly Tagged[];
}

interface Known {
  seats?: readonly object[];
  people?: Record<string, object>;
}

interface MasterYou {
  master?: boolean;
  owns?: readonly (Known | null)[];
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

/** The table as this seat sees it, with its questions and offers; without a seat as everybody sees it. */
export function asSeat(message: Message, seat: number | null): Message {
  const of = <Each extends { seat: number }>(all: readonly Each[]): Each[] => all.filter((each) => each.seat === seat);
  const own = seat === null ? null : (yours(message).owns?.[seat] ?? null);
  const people = (message.view as { people?: readonly object[] } | null)?.people;
  return {
    ...message,
    you: { ...message.you, seat },
    view: message.view && {
      ...message.view,
      viewer: seat,
      own,
      known: own?.seats ?? [],
      ...(people && own?.people && { people: people.map((each, who) => ({ ...each, ...own.people![who] })) }),
    },
    decisions: of(real(message)),
    offers: of(message.offers),
  } as Message;
}

/** The seats that such questions of a call are asked, in their order: those of its kinds, or all if it names none. */
export const askedIn = (message: Message, call: NightCall | undefined): number[] => [
  ...new Set(
    real(message)
      .filter((each) => !call?.kinds.length || call.kinds.includes(each.kind))
      .map((each) => each.seat),
  ),
];

/** What may be done unasked, by its kind; without the change of an answer, and what decides nothing. */
export function byKind(offers: readonly Decision[]): Decision[][] {
  const found = new Map<string, Decision[]>();
  for (const offer of offers)
    if (!isChange(offer) && !PRETENDED.includes(offer.kind))
      found.set(offer.kind, [...(found.get(offer.kind) ?? []), offer]);
  return [...found.values()];
}

/** A whole deck from the cards that each seat or post holds, so that dealing it gives all theirs; the rest lies below. */
export function deck(items: readonly unknown[], held: readonly (readonly number[])[], dealt: DealtCards): unknown[] {
  const given = held.flat();
  const rest = items.map((_, index) => index).filter((index) => !given.includes(index));
  const order = [...given, ...rest].map((index) => items[index]);
  return dealt.last_first ? order.reverse() : order;
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
