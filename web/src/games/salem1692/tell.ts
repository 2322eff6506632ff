/** What an option of Salem does, and which card of the deck lies at a place, for whoever sees the deck. */
import type { Told } from "../../lib/tell";
import type { Option, Params, Texts } from "../../lib/texts";
import type { Decision, Message } from "../../lib/types";
import type { SalemView } from "./view";

const OF_THE_DECK = new Set(["rearrange", "sign"]);

export function tell(t: Texts, option: Option, decision: Decision, message: Pick<Message, "view">): Told {
  const view = message.view as SalemView | null;
  const settings = view?.table.settings ?? {};
  if (Array.isArray(option)) {
    // one card played as another does what the other does
    return { effect: effect(t, String(option.at(-1)?.["kind"] ?? ""), settings) };
  }
  if (option.type === "card") return { effect: effect(t, String(option["kind"]), settings) };
  if (option.type === "position" && OF_THE_DECK.has(decision.kind)) {
    const kind = view?.own?.deck_order[option["place"] as number];
    if (kind) return { name: t.word("card", kind), effect: effect(t, kind, settings), shown: { type: "card", kind } };
  }
  return {};
}

function effect(t: Texts, kind: string, settings: Params): string | undefined {
  const key = [`card-${kind}-effect`, `character-${kind}-ability`].find((each) => t.has(each));
  return key && t.say(key, settings);
}
