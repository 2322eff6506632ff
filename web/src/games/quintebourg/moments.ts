/** What deserves a moment of everybody's attention. Only what everybody is told counts, so all see the same. */
import { atNightfall, queued as queuedAnywhere, type Moments, type Phases } from "../../lib/table/moments";
import type { Tagged } from "../../lib/texts/texts";
import { DARK } from "./day";

export type Kind = "dusk" | "daybreak" | "condemned" | "spared" | "married" | "law" | "invoked" | "feast";

export interface Moment {
  kind: Kind;
  event: Tagged;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "night-fell": "dusk",
  "day-broke": "daybreak",
  condemned: "condemned",
  "tied-to-coma": "condemned",
  "nobody-condemned": "spared",
  married: "married",
  "law-decided": "law",
  invoked: "invoked",
  "feast-began": "feast",
};

export const momentsIn = (events: readonly Tagged[]): Moment[] =>
  events.flatMap((event) => (Object.hasOwn(KINDS, event.type) ? [{ kind: KINDS[event.type]!, event }] : []));

/** What heads a day or a vote: it gives way at once to what comes of it, as a Sunday's morning to its feast. */
const HEADINGS: ReadonlySet<Kind> = new Set(["daybreak", "feast", "law"]);

/** What is told to its end before night falls. */
const VERDICTS: ReadonlySet<Kind> = new Set(["condemned", "spared"]);

/** At night only the verdicts of the day are shown, and no heading is shown when more has happened. */
export function queued(waiting: readonly Moment[], found: readonly Moment[], phase: Phases): Moment[] {
  if (DARK.includes(phase.now)) return atNightfall(waiting, found, VERDICTS);
  const all = queuedAnywhere(waiting, found, phase);
  return all.filter(({ kind }, at) => at === all.length - 1 || !HEADINGS.has(kind));
}

export const moments: Moments<Moment> = { find: momentsIn, wait: queued };
