/** The story in sections, as the game tells it; and filters. */
import type { Saying } from "../texts/sayings";
import type { Tagged, Texts } from "../texts/texts";
import { isSpoken, ways, type Story } from "../table/ways.svelte";
import { words } from "../texts/words.svelte";

/** Everything, what concerns the reader, or one of the game's own filters. */
export type Filter = string;

export function filtersOf(viewer: number | null, game: Story = ways.now.story): Filter[] {
  return ["all", ...(viewer === null ? [] : ["mine"]), ...Object.keys(game.filters)];
}

export interface Part {
  /** Where in the story it begins. */
  start: number;
  /** The heading: a key below `page-log-`, and a seat if it is somebody's turn. */
  heading: string;
  seat: number | null;
  events: Tagged[];
}

/** Shown in another panel. */
export const TALK: ReadonlySet<string> = new Set(["said", "phrase-said", "gestured"]);

/** A line of sayings: said, and part of the game. */
export const SPOKE = "spoke";

/** Whatever players say to each other. */
export const isTalk = (event: Tagged): boolean => TALK.has(event.type) || event.type === SPOKE;

/** What everybody is told even in a secret step; everything else waits for the morning, on every screen alike. */
// prettier-ignore
const EVEN_AT_NIGHT = new Set([
  "narrated", "paused", "resumed", "extended", "stood-in", "took-back", "seat-opening", "substituted", "reclaimed", "put-out",
  "departed", "host-changed", "table-closed",
]);

/** Events that begin a section in every game. */
function heading(event: Tagged, game: Story): [string, number | null] | null {
  if (event.type === "game-started") return ["beginning", null];
  if (event.type === "rematched") return ["lobby", null];
  return game.part(event);
}

/** Whether a line matches the filter. */
export function fits(event: Tagged, filter: Filter, viewer: number | null, game: Story = ways.now.story): boolean {
  if (filter === "all") return true;
  if (filter === "mine")
    return viewer !== null && Object.entries(event).some(([field, value]) => names(field, value, viewer));
  return game.filters[filter]?.(event) ?? true;
}

/** Whether that field names the seat; fields with their own texts hold no seats, and the ring names everybody. */
function names(field: string, value: unknown, seat: number): boolean {
  if (field === "ring" || words.now.has(`field-${field}`)) return false;
  if (field === "sayings") return (value as Saying[]).some((each) => isAbout(each, seat));
  return value === seat || (Array.isArray(value) && value.includes(seat));
}

const isAbout = ({ parts = [] }: Saying, seat: number): boolean =>
  parts.some((part) => part.type === "seat" && part["seat"] === seat);

export interface Shown {
  filter?: Filter;
  viewer?: number | null;
  /** A step is secret now: show only what everybody is told. */
  held?: boolean;
  /** Lines to leave out: those told only to the reader, in case a neighbour looks. */
  covered?: ReadonlySet<Tagged>;
}

/** What `parts` was last asked, and its answer: the log, its tab and the ticker ask the same about every story. */
let last: { asked: readonly unknown[]; found: readonly Part[] } = { asked: [], found: [] };

/** The sections of a story with the lines to show; empty sections are left out. */
export function parts(
  story: readonly Tagged[],
  { filter = "all", viewer = null, held = false, covered }: Shown = {},
  game: Story = ways.now.story,
): readonly Part[] {
  const asked = [story, story.length, game, held, covered, words.now, filter, filter === "all" ? null : viewer];
  if (asked.some((each, at) => each !== last.asked[at]))
    last = { asked, found: divided(story, { filter, viewer, held, ...(covered && { covered }) }, game) };
  return last.found;
}

function divided(
  story: readonly Tagged[],
  { filter, viewer, held, covered }: Required<Omit<Shown, "covered">> & Pick<Shown, "covered">,
  game: Story,
): Part[] {
  const found: Part[] = [{ start: 0, heading: "lobby", seat: null, events: [] }];
  story.forEach((event, index) => {
    const begins = heading(event, game);
    if (begins && !(begins[0] === "beginning" && found.at(-1)!.heading === "beginning"))
      found.push({ start: index, heading: begins[0], seat: begins[1], events: [] });
    if (!TALK.has(event.type) && !game.quiet.has(event.type)) found.at(-1)!.events.push(event);
  });
  const latest = found.at(-1)!;
  const secret = held && game.secret.includes(latest.heading);
  const shown = (event: Tagged, part: Part): boolean =>
    fits(event, filter, viewer, game) &&
    !covered?.has(event) &&
    !(secret && part === latest && !EVEN_AT_NIGHT.has(event.type) && !isSpoken(event, game));
  return found
    .map((part) => ({ ...part, events: part.events.filter((event) => shown(event, part)) }))
    .filter(
      (part) => part.events.length > 0 || (filter === "all" && part.heading === "turn" && part.start === latest.start),
    );
}

/** Chat; covered lines only from channels in which the reader still listens. */
export function talk(story: readonly Tagged[], covered: ReadonlySet<Tagged>, open: ReadonlySet<string>): Tagged[] {
  return story.filter((event) => isTalk(event) && (!covered.has(event) || open.has(event["channel"] as string)));
}

export type Kind = "plain" | "grave" | "voice" | "around" | "talk";
export interface LogLine {
  text: string;
  kind: Kind;
  /** The explanation as a sentence, and the clauses on which it is based. */
  why?: string | undefined;
  rules?: readonly string[];
}

/** Told by the table, not by the game. */
// prettier-ignore
export const AROUND: ReadonlySet<string> = new Set([
  "joined", "departed", "host-changed", "renamed", "settings-changed", "shares-listed", "start-stopped", "game-started", "stood-in",
  "took-back", "seat-opening", "substituted", "reclaimed", "put-out", "paused", "resumed", "extended", "game-over",
  "rematched", "table-closed",
]);

function kindOf(event: Tagged, game: Story): Kind {
  if (isSpoken(event, game)) return "voice";
  if (event.type === SPOKE) return "talk";
  return game.grave.has(event.type) ? "grave" : AROUND.has(event.type) ? "around" : "plain";
}

interface Rendered {
  texts: Texts;
  game: Story;
  who: string;
  events: readonly Tagged[];
  told: LogLine[];
}
const rendered = new WeakMap<Tagged, Rendered>();

/** A section in words, line by line; an unchanged section is not rendered again. */
export function lines(
  events: readonly Tagged[],
  texts: Texts,
  viewer: number | null,
  names: readonly string[],
  game: Story = ways.now.story,
): LogLine[] {
  const first = events[0];
  const who = `${viewer} ${names.join("\n")}`;
  const known = first && rendered.get(first);
  const alike =
    known && known.texts === texts && known.game === game && known.who === who && same(known.events, events);
  if (alike) return known.told;
  const told = inWords(events, texts, viewer, names, game);
  if (first) rendered.set(first, { texts, game, who, events, told });
  return told;
}

const same = (one: readonly Tagged[], other: readonly Tagged[]): boolean =>
  one.length === other.length && one.every((event, index) => event === other[index]);

/** The same, rendered each time. */
export function inWords(
  events: readonly Tagged[],
  texts: Texts,
  viewer: number | null,
  names: readonly string[],
  game: Story = ways.now.story,
): LogLine[] {
  const found: LogLine[] = [];
  for (let at = 0; at < events.length;) {
    const kind = kindOf(events[at]!, game);
    const why = game.why?.(events[at]!, viewer);
    if (why) {
      const text = texts.event(events[at++]!, viewer, names);
      found.push({ text, kind, why: why.text && texts.say(why.text), rules: why.rules });
      continue;
    }
    let next = at;
    while (next < events.length && kindOf(events[next]!, game) === kind && !game.why?.(events[next]!, viewer)) next++;
    found.push(...texts.story(events.slice(at, next), viewer, names).map((text) => ({ text, kind })));
    at = next;
  }
  return found;
}

/** The last sections with about so many lines altogether. */
export function latest(all: readonly Part[], lines: number): Part[] {
  let left = lines;
  let first = all.length;
  while (first > 0 && left > 0) left -= all[--first]!.events.length;
  return all.slice(first);
}
