/** What deserves a moment of everybody's attention. Only what everybody is told counts, so all see the same. */
import { MOST, queued as queuedAnywhere } from "../../lib/table/moments";
import type { Tagged } from "../../lib/texts/texts";

export type Kind = "trial" | "reveal" | "out" | "conspiracy" | "dusk" | "daybreak" | "confession" | "cat";

export interface Moment {
  kind: Kind;
  event: Tagged;
  /** Whom it is about, if anybody. */
  seat: number | null;
  face: string | null;
}

const DARK: ReadonlySet<string> = new Set(["dawn", "night"]);

/** What the morning says gives way at once to a trial. */
const MORNING: ReadonlySet<Kind> = new Set(["daybreak", "cat"]);
const TRIAL: ReadonlySet<Kind> = new Set(["trial", "reveal"]);

const LINES: Record<string, Kind> = {
  "night-sleep": "dusk",
  "dawn-sleep": "dusk",
  "dawn-wake": "daybreak",
  "night-over": "daybreak",
};

function moment(event: Tagged): Moment | null {
  const seat = (event["seat"] ?? null) as number | null;
  switch (event.type) {
    case "narrated": {
      const kind = LINES[String(event["line"])];
      return kind ? { kind, event, seat: null, face: null } : null;
    }
    case "trial-began":
      return { kind: "trial", event, seat: event["accused"] as number, face: null };
    case "tryal-revealed":
      // cards of somebody who is out already are no news
      return event["cause"] === "elimination" ? null : { kind: "reveal", event, seat, face: String(event["face"]) };
    case "eliminated":
      return { kind: "out", event, seat, face: null };
    case "black-card-drawn":
      return event["card"] === "conspiracy" ? { kind: "conspiracy", event, seat: null, face: null } : null;
    case "confessed":
      return { kind: "confession", event, seat, face: null };
    case "cat-given":
      return { kind: "cat", event, seat, face: null };
    default:
      return null;
  }
}

export function momentsIn(events: readonly Tagged[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const one = moment(event);
    if (!one) continue;
    const last = found.at(-1);
    // a trial and its card are one moment when they come together
    if (one.kind === "reveal" && last?.kind === "trial" && last.seat === one.seat) found.pop();
    found.push(one);
  }
  return found.slice(-MOST);
}

/** The moments still to be shown: at night none of the day, and no card waits for its trial, and no trial for the morning. */
export function queued(
  waiting: readonly Moment[],
  found: readonly Moment[],
  phase: { before: string; now: string },
): Moment[] {
  const dark = phase.before !== phase.now && DARK.has(phase.now);
  const news = dark
    ? found.slice(
        Math.max(
          0,
          found.findLastIndex((each) => each.kind === "dusk"),
        ),
      )
    : found;
  const first = news[0];
  const told = (each: Moment) => first?.kind === "reveal" && each.kind === "trial" && each.seat === first.seat;
  const tried = news.some((each) => TRIAL.has(each.kind));
  const over = (each: Moment) => tried && MORNING.has(each.kind);
  return queuedAnywhere(waiting, news, phase, (each) => !dark && !told(each) && !over(each));
}
