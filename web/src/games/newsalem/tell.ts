/** What a building brings and what it would mean to the reader; what an event does. */
import type { OptionDetails } from "../../lib/ask/tell";
import type { Option, Texts } from "../../lib/texts/texts";
import type { Decision, Message } from "../../lib/wire/types";
import { atHand } from "./at-hand.svelte";
import { printed } from "./printed";
import type { NewSalemView } from "./view";
import { worth } from "./worth";

const DRAFT = new Set(["pick", "last-two"]);
const SYMBOLS = ["hope", "despair", "removals"] as const;

export function tell(t: Texts, option: Option, decision: Decision, message: Pick<Message, "view">): OptionDetails {
  if (Array.isArray(option) || option.type !== "card") return {};
  const kind = String(option["kind"]);
  if (t.has(`card-${kind}-effect`)) return { effect: t.say(`card-${kind}-effect`) };
  const facts = printed(kind);
  if (!facts || !DRAFT.has(decision.kind)) return {};
  return { effect: building(t, kind, message.view as NewSalemView | null) };
}

/** All of it in a line. Whether its type scores for the reader is said only while the reader's cards are uncovered. */
export function building(t: Texts, kind: string, view: NewSalemView | null): string {
  const facts = printed(kind);
  if (!facts) return "";
  const { mine, completes } = worth(view, kind);
  const brings = SYMBOLS.filter((each) => facts[each]).map((each) =>
    t.say(`page-newsalem-brings-${each}`, { count: facts[each] }),
  );
  const parts = [t.word("type", facts.type), ...(brings.length ? brings : [t.say("page-newsalem-brings-nothing")])];
  if (mine && atHand.cover.open) parts.push(t.say("page-newsalem-mine"));
  if (completes) parts.push(t.say("board-completes"));
  return parts.join(" · ");
}
