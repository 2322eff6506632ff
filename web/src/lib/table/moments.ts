/** Announcements over the table: which events deserve one, and what of them is still shown when something new comes. */
import type { Tagged } from "../texts/texts";

/** An event that deserves a moment of everybody's attention. */
export interface Moment {
  kind: string;
  event: Tagged;
}

/** Before and after a message. */
export interface Phases {
  before: string;
  now: string;
}

/** What a game announces. Only what everybody is told counts, so that all see the same. */
export interface Moments<Any extends Moment = Moment> {
  /** The announcements among new events. */
  find(news: readonly Tagged[]): Any[];
  /** What is still shown when something new comes, or another phase. */
  wait?(waiting: readonly Any[], found: readonly Any[], phase: Phases): Any[];
  /** Whether it begins with a card face down: until that is turned up, nobody reads what it is. */
  covered?(moment: Any): boolean;
}

/** A few at most, so that nobody has to watch a long past. */
export const MOST = 3;

/** What is still shown when something new comes. In another phase waiting announcements are dropped; the current one stays. */
export function queued<Any extends Moment>(
  waiting: readonly Any[],
  found: readonly Any[],
  phase: Phases,
  stays: (moment: Any) => boolean = () => true,
): Any[] {
  const staying = waiting.slice(0, phase.before === phase.now ? undefined : 1).filter(stays);
  return [...staying, ...found].slice(-MOST);
}

/** At nightfall only that and the verdicts of the day are shown: night falls when they are told. */
export function atNightfall<Any extends Moment>(
  waiting: readonly Any[],
  found: readonly Any[],
  verdicts: ReadonlySet<string>,
): Any[] {
  const fits = ({ kind }: Any) => kind === "dusk" || verdicts.has(kind);
  return [...waiting, ...found].filter(fits).slice(-MOST);
}

/** The new events of a message; none of the first message, which tells the past. */
export function fresh(story: readonly Tagged[], length: number, read: number | null): Tagged[] {
  if (read === null || length <= read) return [];
  return story.slice(-(length - read));
}
