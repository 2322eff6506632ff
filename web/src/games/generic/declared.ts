/** What a game declares of its events in `fields.ftl`: which are announced, set something in motion, or turn the game. */
import type { Mark } from "../../lib/end/ending";
import type { Flight } from "../../lib/table/flights";
import { atNightfall, MOST, type Moment, type Moments, type Phases } from "../../lib/table/moments";
import { PLAIN, type Story } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";

export type Kind = "night" | "day" | "out" | "shown" | "news";

/** An announcement: what happens, to whom, and the card that is turned up for it. */
export interface Declared extends Moment {
  does: Kind;
  seats: readonly number[];
  /** What the card says; null if none is turned. */
  face: string | null;
}

/** The words that the texts declare for an event, such as `moment-died = out seat role`. */
function declared(prefix: string, event: Tagged): string[] {
  const line = event["line"];
  const key = typeof line === "string" ? `${prefix}-${event.type}-${line}` : `${prefix}-${event.type}`;
  return words.now.has(key) ? words.now.say(key).split(" ") : [];
}

const seatsIn = (value: unknown): number[] => [value].flat().filter((each): each is number => typeof each === "number");

/** Night and day are called as in all games. */
const CALLED: Partial<Record<Kind, string>> = { night: "dusk", day: "daybreak" };

export function momentOf(event: Tagged): Declared | null {
  const [does, ...fields] = declared("moment", event) as [Kind?, ...string[]];
  if (!does) return null;
  const card = fields.find((field) => typeof event[field] === "string");
  return {
    kind: CALLED[does] ?? does,
    event,
    does,
    seats: fields.flatMap((field) => seatsIn(event[field])),
    face: card === undefined ? null : words.now.word(card, String(event[card])),
  };
}

/** What is told to its end, before night falls or whatever else comes. */
const VERDICTS: ReadonlySet<string> = new Set<Kind>(["out", "shown", "news"]);

function wait(waiting: readonly Declared[], found: readonly Declared[], { before, now }: Phases): Declared[] {
  if (before !== now && found.some((each) => each.does === "night")) return atNightfall(waiting, found, VERDICTS);
  const staying = waiting.filter((each, at) => before === now || at === 0 || VERDICTS.has(each.kind));
  const all = [...staying, ...found];
  return all.filter(({ does }, at) => does !== "day" || at === all.length - 1).slice(-MOST); // a morning gives way to its news
}

export const moments: Moments<Declared> = {
  find: (news) => news.map(momentOf).filter((each) => each !== null),
  wait,
  covered: ({ face }) => face !== null,
};

/** Something from everybody in one field to everybody in another; and whoever is out is shaken. */
export function flights(event: Tagged): Flight[] {
  const [kind = "", from = "", to = ""] = declared("flight", event);
  const flying = seatsIn(event[from]).flatMap((one) =>
    seatsIn(event[to])
      .filter((other) => other !== one)
      .map((other) => ({ kind, from: [one], to: other, shakes: kind === "blow" })),
  );
  const moment = momentOf(event);
  const struck = moment?.does === "out" ? moment.seats.map((to) => ({ to, shakes: true })) : [];
  return [...flying, ...struck];
}

const HEADINGS: Partial<Record<Kind, string>> = { night: "night", day: "day" };

export const story: Story = {
  ...PLAIN.story,
  part: (event) => {
    const does = momentOf(event)?.does;
    const heading = event.type === "game-won" ? "end" : does && HEADINGS[does];
    return heading ? [heading, null] : PLAIN.story.part(event);
  },
};

/** Whoever was out or shown, and when. */
export const marks = (lines: readonly Tagged[]): Mark[] =>
  lines.flatMap((event, at) => {
    const { does, seats = [], face = null } = momentOf(event) ?? {};
    if (does !== "out" && does !== "shown") return [];
    const kind = does === "out" ? "out" : "unmasked";
    return seats.map((seat): Mark => ({ at, seat, kind, open: face !== null }));
  });
