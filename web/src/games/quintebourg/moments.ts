/** What deserves a moment of everybody's attention. Only what everybody is told counts, so all see the same. */
import { MOST, queued as queuedAnywhere } from "../../lib/table/moments";
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

export function momentsIn(events: readonly Tagged[], own: ReadonlySet<Tagged> = new Set()): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const kind = Object.hasOwn(KINDS, event.type) ? KINDS[event.type]! : null;
    if (kind && !own.has(event)) found.push({ kind, event });
  }
  // a Sunday begins with its feast
  return found.filter(({ kind }, at) => kind !== "daybreak" || found[at + 1]?.kind !== "feast").slice(-MOST);
}

/** What heads a day or a vote: it gives way at once to what comes of it. */
const HEADINGS: ReadonlySet<Kind> = new Set(["daybreak", "feast", "law"]);

/** No moments of the day are shown at night, and no heading is shown when more has happened. */
export function queued(
  waiting: readonly Moment[],
  found: readonly Moment[],
  phase: { before: string; now: string },
): Moment[] {
  const dark = DARK.includes(phase.now);
  const fits = ({ kind }: Moment) => !dark || kind === "dusk";
  const all = queuedAnywhere(waiting, found.filter(fits), phase, fits);
  return all.filter(({ kind }, at) => at === all.length - 1 || !HEADINGS.has(kind));
}
