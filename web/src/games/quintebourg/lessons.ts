/** What a coach says of Quinte-bourg, and when it is due. */
import type { Lessons } from "../../lib/coach/coach";
import type { Message } from "../../lib/wire/types";
import { DARK } from "./day";
import type { QuintebourgView } from "./view";

interface Now {
  view: QuintebourgView;
  asked: string | null;
  offered: ReadonlySet<string>;
  over: boolean;
  /** By day: at night nothing may depend on who the reader is. */
  day: boolean;
}

type Due = (now: Now) => boolean;

const during =
  (...phases: string[]): Due =>
  ({ view }) =>
    phases.includes(view.phase);

/** When each is due, and the part of the guide that has more. */
const LESSONS: Readonly<Record<string, readonly [more: string, due: Due]>> = {
  theme: ["about", ({ over }) => !over],
  cards: ["party", ({ over }) => !over],
  night: ["night", during("night")],
  hand: ["invoking", ({ over, view }) => !over && view.town.day > 0],
  gazette: ["known", during("dawn", "session")],
  health: ["health", ({ day, view }) => day && view.people.some((each) => each.health !== "i")],
  session: ["laws", during("session")],
  debate: ["day", during("debate")],
  vote: ["day", during("vote")],
  condemned: ["posts", ({ day, view }) => day && view.people.some((each) => each.condemned)],
  weddings: ["pairs", during("weddings")],
  gifts: ["day", ({ day, offered }) => day && offered.has("give")],
  posts: ["posts", ({ day, view }) => day && view.town.day > 1],
  feast: ["week", during("feast")],
  morgue: ["health", ({ day, view }) => day && ["q", "m"].includes(view.own?.health ?? "")],
  over: ["camps", ({ over }) => over],
};

function now(message: Message): Now {
  const view = message.view as unknown as QuintebourgView;
  const over = message.table.phase === "over";
  return {
    view,
    over,
    day: !over && !DARK.includes(view.phase),
    asked: message.decisions[0]?.kind ?? null,
    offered: new Set(message.offers.map((each) => each.kind)),
  };
}

export const lessons: Lessons = {
  all: Object.entries(LESSONS).map(([key, [more, due]]) => ({
    key,
    more,
    due: (message) => due(now(message)),
  })),
  params: (message) => ({ edition: (message.view as unknown as QuintebourgView | null)?.town.mode ?? "v" }),
};
