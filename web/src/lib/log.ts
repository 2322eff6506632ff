/** The story in parts that can be found again, as the game tells it; and filters. */
import type { Tagged, Texts } from "./texts";
import { isSpoken, ways, type Story } from "./ways.svelte";
import { words } from "./words.svelte";

/** Everything, what concerns the reader, or one of the game's own. */
export type Filter = string;

export function filtersOf(viewer: number | null, game: Story = ways.now.story): Filter[] {
  return ["all", ...(viewer === null ? [] : ["mine"]), ...Object.keys(game.filters)];
}

export interface Part {
  /** Where in the story it begins. */
  start: number;
  /** What its heading is about: a key below `page-log-`, and a seat where it is somebody's turn. */
  heading: string;
  seat: number | null;
  events: Tagged[];
}

/** Told in a panel of its own. */
export const TALK: ReadonlySet<string> = new Set(["said", "phrase-said", "gestured"]);

/** What everybody is told though a step is secret; the rest waits for the morning, on every screen alike. */
const EVEN_AT_NIGHT = new Set([
  "narrated", "paused", "resumed", "extended", "stood-in", "took-back", "seat-opening", "substituted", "reclaimed", "put-out",
  "departed", "host-changed", "table-closed",
]); // prettier-ignore

/** What opens a part in every game: around it, and its beginning. */
function heading(event: Tagged, game: Story): [string, number | null] | null {
  if (event.type === "game-started") return ["beginning", null];
  if (event.type === "rematched") return ["lobby", null];
  return game.part(event);
}

/** Whether a line belongs to what is looked for. */
export function fits(event: Tagged, filter: Filter, viewer: number | null, game: Story = ways.now.story): boolean {
  if (filter === "all") return true;
  if (filter === "mine") return viewer !== null && Object.entries(event).some(([field, value]) => names(field, value, viewer));
  return game.filters[filter]?.(event) ?? true;
}

/** Whether that field names the seat; fields with a text of their own hold no seats, and the ring names everybody. */
function names(field: string, value: unknown, seat: number): boolean {
  if (field === "ring" || words.now.has(`field-${field}`)) return false;
  return value === seat || (Array.isArray(value) && value.includes(seat));
}

export interface Shown {
  filter?: Filter;
  viewer?: number | null;
  /** A step is secret now: of it, only what everybody is told. */
  held?: boolean;
  /** Lines that are left out: those that only the reader was told, where a neighbour may look. */
  covered?: ReadonlySet<Tagged>;
}

/** The parts of a story, each with what is to be shown; parts without anything are left out. */
export function parts(
  story: readonly Tagged[],
  { filter = "all", viewer = null, held = false, covered }: Shown = {},
  game: Story = ways.now.story,
): Part[] {
  const found: Part[] = [{ start: 0, heading: "lobby", seat: null, events: [] }];
  story.forEach((event, index) => {
    const begins = heading(event, game);
    if (begins && !(begins[0] === "beginning" && found.at(-1)!.heading === "beginning"))
      found.push({ start: index, heading: begins[0], seat: begins[1], events: [] });
    if (!TALK.has(event.type) && !game.quiet.has(event.type)) found.at(-1)!.events.push(event);
  });
  const last = found.at(-1)!;
  const secret = held && game.secret.includes(last.heading);
  const shown = (event: Tagged, part: Part): boolean =>
    fits(event, filter, viewer, game) &&
    !covered?.has(event) &&
    !(secret && part === last && !EVEN_AT_NIGHT.has(event.type) && !isSpoken(event, game));
  return found
    .map((part) => ({ ...part, events: part.events.filter((event) => shown(event, part)) }))
    .filter((part) => part.events.length > 0 || (filter === "all" && part.heading === "turn" && part.start === last.start));
}

/** What was said; of what is covered only what was said where the reader listens now: there the talk goes on. */
export function talk(story: readonly Tagged[], covered: ReadonlySet<Tagged>, open: ReadonlySet<string>): Tagged[] {
  return story.filter((event) => TALK.has(event.type) && (!covered.has(event) || open.has(event["channel"] as string)));
}

export type Kind = "plain" | "grave" | "voice" | "around";
export interface Told {
  text: string;
  kind: Kind;
}

const AROUND = new Set([
  "joined", "departed", "host-changed", "renamed", "settings-changed", "shares-listed", "start-stopped", "game-started", "stood-in",
  "took-back", "seat-opening", "substituted", "reclaimed", "put-out", "paused", "resumed", "extended", "game-over", "rematched", "table-closed",
]); // prettier-ignore

function kindOf(event: Tagged, game: Story): Kind {
  if (isSpoken(event, game)) return "voice";
  return game.grave.has(event.type) ? "grave" : AROUND.has(event.type) ? "around" : "plain";
}

interface Kept {
  texts: Texts;
  game: Story;
  who: string;
  events: readonly Tagged[];
  told: Told[];
}
const kept = new WeakMap<Tagged, Kept>();

/** A part in words, line by line; the same part is not put into words again. */
export function lines(
  events: readonly Tagged[],
  texts: Texts,
  viewer: number | null,
  names: readonly string[],
  game: Story = ways.now.story,
): Told[] {
  const first = events[0];
  const who = `${viewer} ${names.join("\n")}`;
  const known = first && kept.get(first);
  const alike = known && known.texts === texts && known.game === game && known.who === who && same(known.events, events);
  if (alike) return known.told;
  const told = inWords(events, texts, viewer, names, game);
  if (first) kept.set(first, { texts, game, who, events, told });
  return told;
}

const same = (one: readonly Tagged[], other: readonly Tagged[]): boolean =>
  one.length === other.length && one.every((event, index) => event === other[index]);

function inWords(events: readonly Tagged[], texts: Texts, viewer: number | null, names: readonly string[], game: Story): Told[] {
  const found: Told[] = [];
  for (let at = 0; at < events.length; ) {
    const kind = kindOf(events[at]!, game);
    let next = at;
    while (next < events.length && kindOf(events[next]!, game) === kind) next++;
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
