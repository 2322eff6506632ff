/** A player for the master: character, side, tryal cards, accusations, cards in front and in hand, from their own view. */
import type { Texts } from "../../lib/texts/texts";
import type { Overview } from "../games";
import type { SalemView } from "./view";

export function overview(t: Texts, view: SalemView, _names: readonly string[]): Overview {
  const { own, viewer } = view;
  const person = viewer === null ? undefined : view.people[viewer];
  if (!own || !person) return { title: "", facts: [] };
  const cards = (list: readonly string[]) => t.words("card", list);
  const row = person.row.map(({ face, up }) => {
    const name = face ? t.word("face", face) : "?";
    return up ? `${name} ${t.say("page-salem-open")}` : name;
  });
  return {
    title: [person.character ? t.word("character", person.character) : "", t.word("side", own.team)]
      .filter(Boolean)
      .join(" · "),
    facts: [
      ...(person.living ? [] : [t.say("page-plain-out")]),
      `${t.say("page-salem-tryals")}${t.say("colon")}${t.join(t.counted(row))}`,
      t.say("page-salem-accusations", { count: person.accusations, needs: person.threshold }),
      ...(person.front.length
        ? [t.say("page-salem-in-front", { cards: cards(person.front.map(({ card }) => card)) })]
        : []),
      ...(own.hand.length
        ? [`${t.say("page-salem-in-hand", { count: own.hand.length })}${t.say("colon")}${cards(own.hand)}`]
        : []),
    ],
  };
}
