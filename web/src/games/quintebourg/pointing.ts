/** Signs made at night: which calls leave time for them, and who of the reader's fellows points where. */
import type { Option, Tagged, Texts } from "../../lib/texts/texts";
import { seatOf } from "./town";
import type { QuintebourgView } from "./view";

const TALKS = new Set(["pack", "alg", "ana", "geo", "lovers", "mc-talk", "whisper-talk"]);

/** Whether anybody may be making signs now, judged by the calls; everybody's page leaves the same room for signs. */
export const talking = (view: QuintebourgView): boolean => view.town.calls.some((each) => TALKS.has(each));

/** Where the reader may make signs. */
export const channelOf = (view: QuintebourgView): string | null =>
  view.channels.find((each) => each.form === "gestures" && view.viewer !== null && each.writers.includes(view.viewer))
    ?.name ?? null;

/** The signs made there since nightfall. */
export function gestures(story: readonly Tagged[], channel: string | null): Tagged[] {
  const since = story.findLastIndex((each) => each.type === "night-fell");
  return story.slice(since + 1).filter((each) => each.type === "gestured" && each["channel"] === channel);
}

const target = (choice: Option): number | null =>
  Array.isArray(choice) ? (choice.map(seatOf).find((each) => each !== null) ?? null) : seatOf(choice);

export function marks(t: Texts, view: QuintebourgView, names: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { seat, choice } of view.own?.marks ?? []) {
    const whom = target(choice as Option);
    if (whom === null || seat === view.viewer) continue;
    found.set(whom, [...(found.get(whom) ?? []), t.say("page-quintebourg-points-here", { name: t.name(seat, names) })]);
  }
  return found;
}
