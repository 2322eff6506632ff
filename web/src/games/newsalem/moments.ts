/** What deserves a moment of everybody's attention. Only what everybody is told counts, so all see the same. */
import { MOST } from "../../lib/table/moments";
import type { Tagged } from "../../lib/texts/texts";

export type Kind = "reveal" | "trial" | "pardon" | "cleansing" | "investigation";

export interface Moment {
  kind: Kind;
  event: Tagged;
  /** New buildings, when all are revealed. */
  buildings: readonly string[];
}

const CARDS: readonly string[] = ["trial", "pardon", "cleansing", "investigation"];

export function momentsIn(events: readonly Tagged[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.type === "buildings-played") {
      const buildings = event["buildings"] as string[];
      // all reveal together
      if (last?.kind === "reveal") found[found.length - 1] = { ...last, buildings: [...last.buildings, ...buildings] };
      else found.push({ kind: "reveal", event, buildings });
    } else if (event.type === "event-triggered" && CARDS.includes(String(event["card"]))) {
      found.push({ kind: event["card"] as Kind, event, buildings: [] });
    }
  }
  return found.slice(-MOST);
}
