/** What a player of Salem was dealt, and what has become of it since. */
import type { Dealt } from "../../lib/table/deal.svelte";
import type { Texts } from "../../lib/texts/texts";
import type { SalemView } from "./view";

export function deal(t: Texts, view: SalemView, you: number, names: readonly string[]): Dealt | null {
  const own = view.own;
  const person = view.people[you];
  if (!own || !person) return null;
  const witch = own.team === "witches";
  const is = witch ? (own.constable ? "witch-constable" : "witch") : own.constable ? "constable" : "townspeople";
  const fellows = own.known_witches.filter((seat) => seat !== you).map((seat) => t.name(seat, names));
  const ability =
    person.character && person.ability
      ? t.word("character", person.character) +
        t.say("colon") +
        t.say(`character-${person.ability}-ability`, view.table.settings)
      : "";
  return {
    role: t.say(`deal-${is}`),
    side: t.say("deal-side", { side: t.word("side", own.team) }),
    wants: t.say(witch ? "deal-witches-want" : "deal-townspeople-want"),
    can: [t.say(`deal-${is}-can`), ability].filter(Boolean).join(" "),
    knows: witch
      ? fellows.length
        ? t.say("deal-witches-know", { names: t.join(fellows), count: fellows.length })
        : t.say("deal-witch-knows-nobody")
      : t.say("deal-townspeople-know"),
  };
}
