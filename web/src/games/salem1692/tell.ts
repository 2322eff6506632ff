/** What an option of Salem does, and for readers who see the deck, which card lies at a place. */
import type { OptionDetails } from "../../lib/ask/tell";
import type { Option, Params, Texts } from "../../lib/texts/texts";
import type { Decision, Message } from "../../lib/wire/types";
import type { SalemView } from "./view";

const OF_THE_DECK = new Set(["rearrange", "sign"]);

export function tell(t: Texts, option: Option, decision: Decision, message: Pick<Message, "view">): OptionDetails {
  const view = message.view as SalemView | null;
  const settings = view?.table.settings ?? {};
  if (Array.isArray(option)) {
    // a card that is played as another has the effect of the other
    return { effect: effect(t, String(option.at(-1)?.["kind"] ?? ""), settings) };
  }
  if (option.type === "card") return { effect: effect(t, String(option["kind"]), settings) };
  if (option.type === "position" && OF_THE_DECK.has(decision.kind)) {
    const kind = view?.own?.deck_order[option["place"] as number];
    if (kind) return { name: t.word("card", kind), effect: effect(t, kind, settings), shown: { type: "card", kind } };
  }
  if (option.type === "position" && ofOwnRow(decision)) {
    const card = view?.people[decision.seat]?.row[option["place"] as number];
    if (card?.face && !card.up) return { face: card.face };
  }
  return {};
}

/** Whether a question is about the tryal cards of the player who is asked. */
function ofOwnRow({ kind, about, seat }: Decision): boolean {
  return (
    kind === "reorder" || (about !== null && !Array.isArray(about) && about?.type === "seat" && about.seat === seat)
  );
}

function effect(t: Texts, kind: string, settings: Params): string | undefined {
  const key = [`card-${kind}-effect`, `character-${kind}-ability`].find((each) => t.has(each));
  return key && t.say(key, settings);
}
