/** What a coach says of Salem, and when it is due. */
import type { Lessons } from "../../lib/coach/coach";
import { likes } from "../../lib/shell/settings.svelte";
import type { Tagged } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { colourOf } from "./guide/guide";
import type { SalemView } from "./view";

interface Now {
  phase: string;
  over: boolean;
  asked: string | null;
  about: boolean; // whether the question is about a card
  view: SalemView;
  seat: number;
  events: readonly Tagged[];
}

type Due = (now: Now) => boolean;

/** When each is due, and the part of the guide that has more. At night only the phase counts, which is the same for all. */
const LESSONS: Record<string, [more: string, due: Due, atOnce?: "at once"]> = {
  theme: ["about", ({ over }) => !over],
  goal: ["goal", ({ over }) => !over],
  tryals: ["setup", ({ over }) => !over],
  dawn: ["dawn", ({ phase }) => phase === "dawn"],
  cat: ["card-black-cat", told("cat-given")],
  turn: ["turn", told("turn-began")],
  yours: ["turn", ({ asked }) => asked === "turn", "at once"],
  target: [
    "turn",
    ({ asked, about, phase }) => phase === "day" && asked !== null && asked !== "turn" && about,
    "at once",
  ],
  draw: ["turn", told("drawn-card-seen", (event, { seat }) => event["seat"] === seat)],
  red: ["colours", played("red")],
  green: ["colours", played("green")],
  blue: ["colours", played("blue")],
  brink: [
    "trial",
    ({ view, over }) =>
      !over &&
      view.people.some((each) => each.living && each.accusations > 0 && each.threshold - each.accusations <= 2),
  ],
  trial: ["trial", (now) => now.phase === "trial" || told("trial-began")(now)],
  conspiracy: [
    "conspiracy",
    (now) => now.phase === "conspiracy" || told("black-card-drawn", (event) => event["card"] === "conspiracy")(now),
  ],
  changed: ["conspiracy", told("tryal-gained", (event, { seat }) => event["seat"] === seat)],
  night: ["night", ({ phase }) => phase === "night"],
  sealed: ["house", ({ phase }) => phase === "night"],
  confession: ["confession", ({ phase }) => phase === "confession", "at once"],
  morning: ["night", told("target-announced")],
  elimination: ["elimination", told("eliminated")],
  out: ["elimination", ({ view, seat, over }) => !over && view.people[seat]?.living === false],
  over: ["winning", ({ over }) => over],
};

function told(type: string, fits: (event: Tagged, now: Now) => boolean = () => true): Due {
  return (now) => now.events.some((event) => event.type === type && fits(event, now));
}

function played(colour: string): Due {
  return told("card-played", (event) => colourOf(event["as_witness"] ? "witness" : String(event["card"])) === colour);
}

function nowOf(message: Message): Now {
  const view = message.view as SalemView;
  const decision = message.decisions[0] ?? null;
  const about = decision?.about ?? null;
  return {
    phase: view.phase,
    over: message.table.phase === "over",
    asked: decision?.kind ?? null,
    about: (Array.isArray(about) ? about : [about]).some((part) => (part as Tagged | null)?.type === "card"),
    view,
    seat: message.you.seat!,
    events: message.story as Tagged[],
  };
}

export const lessons: Lessons = {
  all: Object.entries(LESSONS).map(([key, [more, due, atOnce]]) => ({
    key,
    more,
    atOnce: atOnce !== undefined,
    due: (message) => due(nowOf(message)),
  })),
  params: (message) => {
    const table = (message.view as SalemView | null)?.table;
    return { ...table?.settings, edition: table?.edition ?? "en", peek: likes.peek };
  },
};
