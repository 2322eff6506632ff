/** The order of a day, as the phases have it. */
import type { QuintebourgView } from "./view";

const DAY = ["dawn", "session", "debate", "vote", "tribunal", "weddings", "evening", "night"] as const;
const SUNDAY = ["dawn", "feast"] as const;

/** The parts of a day; a tribunal only if the session is special. */
export function order(view: QuintebourgView): readonly string[] {
  if (view.town.feast) return SUNDAY;
  return DAY.filter((each) => each !== "tribunal" || view.town.special || view.phase === "tribunal");
}

/** Phases in which everybody's eyes are closed. */
export const DARK: readonly string[] = ["night", "invocation"];
