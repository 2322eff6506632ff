/** What a coach would say now: from nothing but the reader's own message. */
import { colourOf } from "../games/salem1692/guide/guide";
import type { Tagged } from "./texts";
import type { Message, SalemView } from "./types";

/** In the order in which they come where several are due. */
export const LESSONS = [
  "theme", "goal", "tryals", "dawn", "cat", "turn", "yours", "target", "draw", "red", "green", "blue", "brink", "trial",
  "conspiracy", "changed", "night", "sealed", "confession", "morning", "elimination", "out", "over",
] as const; // prettier-ignore

export type Lesson = (typeof LESSONS)[number];

/** The part of the guide that has more about it. */
export const MORE: Record<Lesson, string> = {
  theme: "about", goal: "goal", tryals: "setup", dawn: "dawn", cat: "card-black-cat", turn: "turn", yours: "turn",
  target: "turn", draw: "turn", red: "colours", green: "colours", blue: "colours", brink: "trial", trial: "trial",
  conspiracy: "conspiracy", changed: "conspiracy", night: "night", sealed: "house", confession: "confession",
  morning: "night", elimination: "elimination", out: "elimination", over: "winning",
}; // prettier-ignore

/** About what the reader is asked at this moment: these do not wait for others. */
const AT_ONCE = new Set<Lesson>(["yours", "target", "confession"]);

export function atOnce(lesson: Lesson): boolean {
  return AT_ONCE.has(lesson);
}

interface Now {
  phase: string;
  over: boolean;
  asked: string | null;
  about: boolean; // what is asked is about a card
  view: SalemView;
  seat: number;
  events: readonly Tagged[];
}

/**
 * When each is due. In the dark nothing may depend on who the reader is: there only the phase counts, and it is the same
 * for all.
 */
const DUE: Record<Lesson, (now: Now) => boolean> = {
  theme: () => true,
  goal: () => true,
  tryals: ({ over }) => !over,
  dawn: ({ phase }) => phase === "dawn",
  cat: (now) => told(now, "cat-given"),
  turn: (now) => told(now, "turn-began"),
  yours: ({ asked }) => asked === "turn",
  target: ({ asked, about, phase }) => phase === "day" && asked !== null && asked !== "turn" && about,
  draw: (now) => told(now, "drawn-card-seen", (event) => event["seat"] === now.seat),
  red: (now) => played(now, "red"),
  green: (now) => played(now, "green"),
  blue: (now) => played(now, "blue"),
  brink: ({ view, over }) =>
    !over && view.people.some((each) => each.living && each.accusations > 0 && each.threshold - each.accusations <= 2),
  trial: (now) => now.phase === "trial" || told(now, "trial-began"),
  conspiracy: (now) => now.phase === "conspiracy" || told(now, "black-card-drawn", (event) => event["card"] === "conspiracy"),
  changed: (now) => told(now, "tryal-gained", (event) => event["seat"] === now.seat),
  night: ({ phase }) => phase === "night",
  sealed: ({ phase }) => phase === "night",
  confession: ({ phase }) => phase === "confession",
  morning: (now) => told(now, "target-announced"),
  elimination: (now) => told(now, "eliminated"),
  out: ({ view, seat, over }) => !over && view.people[seat]?.living === false,
  over: ({ over }) => over,
};

function told(now: Now, type: string, fits: (event: Tagged) => boolean = () => true): boolean {
  return now.events.some((event) => event.type === type && fits(event));
}

function played(now: Now, colour: string): boolean {
  return told(now, "card-played", (event) => colourOf(event["as_witness"] ? "witness" : String(event["card"])) === colour);
}

/** The first lesson that is due and was not given yet. */
export function lesson(message: Message, seen: ReadonlySet<Lesson>): Lesson | null {
  const view = message.view as SalemView | null;
  const seat = message.you.seat;
  if (view === null || seat === null || message.table.game !== "salem1692") return null;
  const decision = message.decisions[0] ?? null;
  const about = decision?.about ?? null;
  const now: Now = {
    phase: view.phase,
    over: message.table.phase === "over",
    asked: decision?.kind ?? null,
    about: (Array.isArray(about) ? about : [about]).some((part) => (part as Tagged | null)?.type === "card"),
    view,
    seat,
    events: message.story as Tagged[],
  };
  return LESSONS.find((each) => !seen.has(each) && DUE[each](now)) ?? null;
}

/** All that are due. */
export function lessons(message: Message, seen: ReadonlySet<Lesson>): Lesson[] {
  const found: Lesson[] = [];
  for (let next = lesson(message, seen); next; next = lesson(message, new Set([...seen, ...found]))) found.push(next);
  return found;
}

/** A game with nobody but bots beside the reader: nobody is kept waiting, and nobody looks on. */
export function alone(message: Message): boolean {
  const { places } = message.table;
  return message.you.seat !== null && message.table.game === "salem1692" && places.length > 1 && places.every((each, seat) => seat === message.you.seat || (each.bot && !each.person));
}
