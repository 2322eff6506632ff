/** Who a player of New Salem is. */
import type { Dealt } from "../../lib/table/deal.svelte";
import type { Texts } from "../../lib/texts/texts";
import { known } from "./known";
import type { NewSalemView } from "./view";

export function deal(t: Texts, view: NewSalemView, you: number, names: readonly string[]): Dealt | null {
  const character = view.people[you]?.character;
  if (!character) return null;
  const { threshold, witches, puritans } = view.town;
  const seen = view.people.some((each) => each.seat !== you && each.character) ? known(t, view, you, names) : [];
  return {
    role: t.say(`deal-${character.side}`, { character: t.word("character", character.kind) }),
    side: t.say("deal-side", { side: t.word("side", character.side) }),
    wants: t.say(`deal-${character.side}-want`, { threshold }),
    can: t.say("deal-all-can", { types: t.words("types", character.types) }),
    knows: [...seen, t.say("board-help-unknown", { witches, puritans })].join(" "),
  };
}
