/** The cards of a citizen of Quinte-bourg, in short. */
import type { Dealt } from "../../lib/table/deal.svelte";
import type { Tagged, Texts } from "../../lib/texts/texts";
import { known } from "./known";
import { inShort } from "./own";
import type { QuintebourgView } from "./view";

interface Heard {
  story: readonly Tagged[];
  own: ReadonlySet<Tagged>;
}

export function deal(t: Texts, view: QuintebourgView, heard: Heard, names: readonly string[]): Dealt | null {
  const own = view.own;
  if (!own) return null;
  const brief = (key: string) => (t.has(key) ? inShort(t.say(key))[0] : "");
  const role = (name: string) => t.word("role", name);
  const aim = `role-${own.party}-aim`;
  const joined = `camp-${own.camp}-wins`; // somebody who has changed sides has the aim of the new camp
  const changed = own.camp && t.has(joined) && !(t.has(aim) && t.say(aim).startsWith(t.say(joined)));
  const people = known(t, view, heard.story, heard.own, names)
    .filter(({ facts }) => facts.length > 0)
    .map(({ person, facts }) => t.name(person.seat, names) + t.say("colon") + facts.join(", "));
  return {
    role: [own.party, own.effect].map(role).join("\u00a0· "),
    side: own.camp ? t.say("page-quintebourg-your-camp", { camp: t.word("camp", own.camp) }) : t.say("board-no-camp"),
    wants: brief(changed ? joined : aim),
    can: [
      brief(`role-${own.party}-power`),
      own.alibi ? t.say("board-alibi", { role: role(own.alibi) }) + "." : "",
      role(own.effect) + t.say("colon") + brief(`role-${own.effect}-power`),
    ]
      .filter(Boolean)
      .join(" "),
    knows: people.length ? people.join(" · ") : t.say("deal-nobody"),
  };
}
