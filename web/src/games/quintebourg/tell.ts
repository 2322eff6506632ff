/** What an option of Quinte-bourg does, and its name, if the reader knows more than its number. */
import type { OptionDetails } from "../../lib/ask/tell";
import type { Option, Texts } from "../../lib/texts/texts";
import type { Decision, Message } from "../../lib/wire/types";
import { DARK } from "./day";
import { houseName, houseOf } from "./town";
import type { QuintebourgView } from "./view";

export function tell(
  t: Texts,
  option: Option,
  decision: Decision,
  message: Pick<Message, "view" | "table">,
): OptionDetails {
  const view = message.view as QuintebourgView | null;
  const names = message.table.places.map((each) => each.name);
  const place = houseOf(option);
  if (place !== null) return { name: houseName(t, view, place, names) };
  if (Array.isArray(option) || option.type !== "word") return {};
  const word = String(option["word"]);
  if (decision.kind === "propose-law" && t.has(`law-${word}-effect`))
    return { name: t.say(`law-${word}`), effect: t.say(`law-${word}-effect`) };
  if (t.has(`post-${word}-power`)) return { name: t.say(`post-${word}`), effect: t.say(`post-${word}-power`) };
  if (decision.kind === "skadi-camp" && t.has(`camp-${word}-wins`))
    return { name: t.say(`camp-${word}`), effect: t.say(`camp-${word}-wins`) };
  return {};
}

const VOTES: readonly string[] = ["vote", "vote-rank", "vote-three", "vote-many", "pay-vote", "break-tie"];

/** Voters are told the law of the day and its effect; the senator is told the effect of the proposed law. */
export function heed(t: Texts, decision: Decision, message: Pick<Message, "view">): string {
  const view = message.view as QuintebourgView | null;
  const proposed = decision.kind === "assent" ? String((decision.about as { word?: string } | null)?.word ?? "") : "";
  if (proposed) return t.say(`law-${proposed}-effect`);
  if (!view || !VOTES.includes(decision.kind)) return "";
  const { law } = view.town;
  return law
    ? `${t.say("page-quintebourg-law-today", { law: t.word("law", law) })} ${t.say(`law-${law}-effect`)}`
    : t.say("page-quintebourg-no-law");
}

/** At night everybody has a box for each person, and one for nobody. */
export function boxes(message: Pick<Message, "view">): number {
  const view = message.view as QuintebourgView | null;
  return view && DARK.includes(view.phase) ? view.people.length + 1 : 0;
}
