/** A game in hindsight: what happened to everybody and when, the turning points, and the clauses that decided it. */
import type { Story } from "../table/ways.svelte";
import type { Tagged, Texts } from "../texts/texts";
import type { Message } from "../wire/types";

/** Something important that happened to a seat, at that line of the story. */
export interface Mark {
  at: number;
  seat: number;
  kind: "out" | "unmasked" | "turned" | "tried" | "condemned" | "pardoned" | "fell";
}

/** Why the game ended like this, in a sentence, with its clauses. */
export interface Because {
  text: string;
  rules: readonly string[];
}

/** What a game knows about its own end. */
export interface Ending {
  /** What a seat was, in a word or two; empty if it has no role. */
  role: (t: Texts, message: Message, seat: number) => string;
  /** The role as a key that never changes; then the names of these keys and of sides. */
  part: (message: Message, seat: number) => string;
  partName: (t: Texts, part: string) => string;
  sideName: (t: Texts, side: string) => string;
  /** Whether the reader was right to suspect that seat; without a reader, whether its side is a hidden one. */
  foe: (message: Message, seat: number, reader: number | null) => boolean;
  /** Whether that seat knew who is who, and did not have to guess. */
  knew: (message: Message, seat: number) => boolean;
  marks: (story: readonly Tagged[], message: Message) => Mark[];
  /** The sentence that says who has won and why, with its clauses. */
  verdict: (t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]) => Because;
  /** Things that may surprise the reader, such as a player on the winning side who has not won. */
  because?: (t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]) => Because[];
  /** The order in which seats are opened; by default as they sit. */
  order?: (message: Message) => number[];
}

/** The lines of the last game only. */
export function lastGame(story: readonly Tagged[]): readonly Tagged[] {
  const from = story.findLastIndex((each) => each.type === "game-started");
  return from < 0 ? story : story.slice(from);
}

/** The place of each line in the game: "Night 2", "turn 14". */
export function whereabouts(story: readonly Tagged[], game: Story, t: Texts): string[] {
  const headings = story.map((each) => game.part(each)?.[0] ?? null);
  const times = (heading: string) => headings.filter((each) => each === heading).length;
  const seen = new Map<string, number>();
  let now = "";
  return headings.map((heading) => {
    if (heading === null) return now;
    const number = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, number);
    const what = t.say(`page-log-${heading}`);
    if (heading === "turn") now = t.say("page-end-turn", { number });
    else now = times(heading) > 1 ? t.say("page-end-numbered", { what, number }) : what;
    return now;
  });
}

const WEIGHT: Record<Mark["kind"], number> = {
  turned: 4,
  unmasked: 3,
  tried: 3,
  condemned: 3,
  out: 2,
  pardoned: 2,
  fell: 1,
};

/** The few most important events, in order; several in one line count as one. */
export function turningPoints(marks: readonly Mark[], most = 6): Mark[][] {
  const lines = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = `${mark.at} ${mark.kind === "turned"}`;
    lines.set(key, [...(lines.get(key) ?? []), mark]);
  }
  const weight = (group: Mark[]) => Math.max(...group.map((each) => WEIGHT[each.kind]));
  return [...lines.values()]
    .map((group, place) => ({ group, place }))
    .sort((one, other) => weight(other.group) - weight(one.group) || one.place - other.place)
    .slice(0, most)
    .map(({ group }) => group)
    .sort((one, other) => one[0]!.at - other[0]!.at);
}

/** Which earlier kind a later one replaces. */
const UNDONE: Partial<Record<Mark["kind"], readonly Mark["kind"][]>> = {
  tried: ["pardoned"],
  pardoned: ["tried"],
  fell: ["out"],
  condemned: ["out"],
};

/** What happened to a seat: the last event of each kind, without those that were undone or replaced. */
export function fateOf(marks: readonly Mark[], seat: number): Mark[] {
  const own = marks.filter((each) => each.seat === seat);
  return own.filter((each, place) => {
    const later = own.slice(place + 1).map((other) => other.kind);
    return !later.includes(each.kind) && !UNDONE[each.kind]?.some((kind) => later.includes(kind));
  });
}
