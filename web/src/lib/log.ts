/** The story in parts that can be found again: a part for each turn, night, Conspiracy; and filters. */
import type { Tagged, Texts } from "./texts";

export const FILTERS = ["all", "mine", "trials", "accusations"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Part {
  /** Where in the story it begins. */
  start: number;
  /** What its heading is about: a key below `page-log-`, and a seat where it is somebody's turn. */
  heading: string;
  seat: number | null;
  events: Tagged[];
}

/** Told elsewhere: talk in its own panel, turns by the headings. */
const ELSEWHERE = new Set(["said", "turn-began", "turn-ended"]);

/** What everybody is told though a step is secret; the rest waits for the morning, on every screen alike. */
const EVEN_AT_NIGHT = new Set([
  "narrated", "paused", "resumed", "extended", "stood-in", "took-back", "substituted", "departed", "host-changed",
  "table-closed",
]); // prettier-ignore

/** Told to one seat or a few: not for the eyes of neighbours. */
const PRIVATE = new Set([
  "tryals-seen", "hand-seen", "became-witch", "fellows-seen", "witch-signed", "drawn-card-seen", "cards-seen",
  "tryal-lost", "tryal-gained", "target-chosen", "deck-seen", "pool-seen", "ghost-tryal-seen", "everything-shown",
]); // prettier-ignore

/** Phases in which who does what is secret. */
export const SECRET: readonly string[] = ["dawn", "night", "confession"];

const TRIALS = new Set([
  "trial-began", "trial-declined", "trial-lapsed", "pointed-at-two", "tryal-revealed", "one-more-witch-card",
  "eliminated", "past-disclosed", "spared-by-match", "confessed", "target-announced", "target-safe", "game-won",
]); // prettier-ignore

const ACCUSING = new Set(["accusation", "evidence", "witness", "alibi", "scapegoat", "piety"]);

function heading(event: Tagged): [string, number | null] | null {
  switch (event.type) {
    case "game-started":
    case "game-set":
      return ["beginning", null];
    case "turn-began":
      return ["turn", event["seat"] as number];
    case "narrated":
      if (event["line"] === "dawn-sleep") return ["dawn", null];
      return event["line"] === "night-sleep" ? ["night", null] : null;
    case "black-card-drawn":
      return event["card"] === "conspiracy" ? ["conspiracy", null] : null;
    case "game-won":
      return ["end", null];
    case "rematched":
      return ["lobby", null];
    default:
      return null;
  }
}

/** Whether a line belongs to what is looked for. */
export function fits(event: Tagged, filter: Filter, viewer: number | null): boolean {
  switch (filter) {
    case "all":
      return true;
    case "mine":
      return viewer !== null && Object.entries(event).some(([field, value]) => names(field, value, viewer));
    case "trials":
      return TRIALS.has(event.type);
    case "accusations":
      if (event.type === "card-played") return ACCUSING.has(String(event["card"])) || event["as_witness"] === true;
      return event.type === "trial-began" || event.type === "front-moved";
  }
}

const NOT_SEATS = new Set(["amount", "cards", "count", "deck", "left", "needs", "place", "places", "tryals", "ring"]);

function names(field: string, value: unknown, seat: number): boolean {
  if (NOT_SEATS.has(field)) return false;
  return value === seat || (Array.isArray(value) && value.includes(seat));
}

export interface Shown {
  filter?: Filter;
  viewer?: number | null;
  /** A step is secret now: of it, only what everybody is told. */
  held?: boolean;
  /** Nothing that only the reader was told. */
  covered?: boolean;
}

/** The parts of a story, each with what is to be shown; parts without anything are left out. */
export function parts(story: readonly Tagged[], { filter = "all", viewer = null, held = false, covered = false }: Shown = {}): Part[] {
  const found: Part[] = [{ start: 0, heading: "lobby", seat: null, events: [] }];
  story.forEach((event, index) => {
    const begins = heading(event);
    if (begins && !(begins[0] === "beginning" && found.at(-1)!.heading === "beginning"))
      found.push({ start: index, heading: begins[0], seat: begins[1], events: [] });
    if (!ELSEWHERE.has(event.type)) found.at(-1)!.events.push(event);
  });
  const last = found.at(-1)!;
  const secret = held && SECRET.includes(last.heading);
  const shown = (event: Tagged, part: Part): boolean =>
    fits(event, filter, viewer) &&
    !(covered && PRIVATE.has(event.type)) &&
    !(secret && part === last && !EVEN_AT_NIGHT.has(event.type));
  return found
    .map((part) => ({ ...part, events: part.events.filter((event) => shown(event, part)) }))
    .filter((part) => part.events.length > 0 || (filter === "all" && part.heading === "turn" && part.start === last.start));
}

export type Kind = "plain" | "grave" | "voice" | "around";
export interface Told {
  text: string;
  kind: Kind;
}

const GRAVE = new Set(["trial-began", "tryal-revealed", "eliminated", "game-won", "black-card-drawn", "past-disclosed"]);
const AROUND = new Set([
  "joined", "departed", "host-changed", "settings-changed", "game-started", "stood-in", "took-back", "substituted",
  "paused", "resumed", "extended", "game-over", "rematched", "table-closed",
]); // prettier-ignore

function kindOf(event: Tagged): Kind {
  if (event.type === "narrated") return "voice";
  return GRAVE.has(event.type) ? "grave" : AROUND.has(event.type) ? "around" : "plain";
}

/** A part in words, line by line. */
export function lines(events: readonly Tagged[], texts: Texts, viewer: number | null, names: readonly string[]): Told[] {
  const found: Told[] = [];
  for (let at = 0; at < events.length; ) {
    const kind = kindOf(events[at]!);
    let next = at;
    while (next < events.length && kindOf(events[next]!) === kind) next++;
    found.push(...texts.story(events.slice(at, next), viewer, names).map((text) => ({ text, kind })));
    at = next;
  }
  return found;
}

/** The last parts that hold about so many lines in all. */
export function latest(all: readonly Part[], lines: number): Part[] {
  let left = lines;
  let first = all.length;
  while (first > 0 && left > 0) left -= all[--first]!.events.length;
  return all.slice(first);
}
