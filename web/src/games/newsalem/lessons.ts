/** What a coach says of New Salem, and when it is due. */
import type { Lessons } from "../../lib/coach/coach";
import { likes } from "../../lib/shell/settings.svelte";
import type { Tagged } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import type { NewSalemView } from "./view";

interface Now {
  phase: string;
  over: boolean;
  asked: string | null;
  offered: ReadonlySet<string>;
  view: NewSalemView;
  seat: number;
  events: readonly Tagged[];
}

type Due = (now: Now) => boolean;

/** When each is due, and the part of the guide that has more. */
const LESSONS: Record<string, [more: string, due: Due, atOnce?: "at once"]> = {
  theme: ["about", playing],
  sides: ["goal", playing],
  character: ["characters", playing],
  draft: ["draft", asked("pick")],
  passing: ["draft", told("hands-passed")],
  "last-two": ["last-two", asked("last-two"), "at once"],
  symbols: ["cubes", told("buildings-played"), "at once"],
  hope: ["cubes", ({ view, seat, over }) => !over && (view.people[seat]?.hope ?? 0) > 0, "at once"],
  despair: ["cubes", ({ view, over }) => !over && view.town.despair > 0, "at once"],
  removing: ["cubes", (now) => asked("remove-despair")(now) || told("despair-removed")(now), "at once"],
  events: ["events", asked("ready"), "at once"],
  giving: ["giving", ({ offered }) => offered.has("give")],
  gift: ["giving", told("hope-given", (event, { seat }) => event["receiver"] === seat)],
  cleansing: ["event-cleansing", event("cleansing")],
  investigation: ["event-investigation", event("investigation")],
  trial: ["event-trial", event("trial")],
  pardon: ["event-pardon", event("pardon")],
  known: ["event-investigation", told("character-investigated")],
  watched: [
    "event-investigation",
    told("event-triggered", ({ card, target }, { seat }) => card === "investigation" && target === seat),
  ],
  tried: ["end", ({ view, seat, over }) => !over && view.people[seat]?.on_trial === true, "at once"],
  ready: ["events", ({ phase, view }) => phase === "events" && view.people.some((each) => each.ready)],
  round: ["rounds", told("round-ended", (event, { over }) => !over && event["round"] === 1)],
  scoring: ["scoring", (now) => now.view.town.round > 1 && asked("pick")(now)],
  set: ["scoring", ({ view, over }) => !over && view.people.some((each) => each.set_points > 0)],
  brink: ["end", ({ view, over }) => !over && view.town.despair >= view.town.threshold - 3],
  last: ["end", ({ view, over }) => !over && view.town.round === view.town.rounds],
  reckoning: ["end", ({ over }) => over],
  over: ["scoring", ({ over }) => over],
};

function playing({ over }: Now): boolean {
  return !over;
}

function asked(kind: string): Due {
  return (now) => now.asked === kind;
}

function told(type: string, fits: (event: Tagged, now: Now) => boolean = () => true): Due {
  return (now) => now.events.some((event) => event.type === type && fits(event, now));
}

/** Whether an event has happened, or the reader can pay for it. */
function event(kind: string): Due {
  return (now) => now.offered.has(kind) || told("event-triggered", ({ card }) => card === kind)(now);
}

function nowOf(message: Message): Now {
  const view = message.view as NewSalemView;
  return {
    phase: view.phase,
    over: message.table.phase === "over",
    asked: message.decisions[0]?.kind ?? null,
    offered: new Set(message.offers.map((each) => each.kind)),
    view,
    seat: message.you.seat!,
    events: message.story as Tagged[],
  };
}

/** The numbers of this table: costs are those of its cards. */
function params(message: Message): Record<string, string> {
  const view = message.view as NewSalemView | null;
  if (view === null) return { peek: likes.peek };
  const { town, verdict } = view;
  const found: Record<string, string> = {
    peek: likes.peek,
    direction: town.direction,
    despair: String(town.despair),
    final: String(verdict?.despair ?? town.despair),
    threshold: String(town.threshold),
    witches: String(town.witches),
    puritans: String(town.puritans),
    removals: String(Math.max(...town.events.map((each) => each.removals))),
  };
  for (const each of town.events) found[each.kind] = String(each.cost);
  return found;
}

export const lessons: Lessons = {
  all: Object.entries(LESSONS).map(([key, [more, due, atOnce]]) => ({
    key,
    more,
    atOnce: atOnce !== undefined,
    due: (message) => due(nowOf(message)),
  })),
  params,
};
