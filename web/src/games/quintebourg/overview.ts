/** A player for the master: cards, camp, home, health, money, posts, charms, partners and chiefs, from their own view. */
import type { Texts } from "../../lib/texts/texts";
import type { Overview } from "../games";
import { houseName, told } from "./town";
import type { QuintebourgView } from "./view";

export function overview(t: Texts, view: QuintebourgView, names: readonly string[]): Overview {
  const { own, viewer } = view;
  const person = viewer === null ? undefined : view.people[viewer];
  if (!own || !person) return { title: "", facts: [] };
  const name = (seat: number) => names[seat] ?? "?";
  const place = (house: number | null, room: number | null) =>
    room === null ? houseName(t, view, house!, names) : t.say("place-room", { seat: name(room) });
  const facts = told(t, { ...view, waiting: [] }, { ...person, health: own.health }, names);
  facts.push(own.camp ? t.word("camp", own.camp) : t.say("board-no-camp"));
  if (!person.bunker) facts.push(houseName(t, null, person.house, names));
  facts.push(t.say("board-coins", { count: own.coins }));
  if (own.asleep) facts.push(t.say("board-asleep"));
  if (own.nights) facts.push(t.say("page-quintebourg-nights", { count: own.nights }));
  for (const other of view.people)
    if (other.seat !== viewer)
      for (const duo of other.duo) facts.push(t.word("duo", duo) + t.say("colon") + name(other.seat));
  for (const boss of person.henchman_of) facts.push(t.say(`board-mafia-${boss}`));
  for (const seat of own.orders) facts.push(t.say("board-order", { name: name(seat) }));
  for (const { group, target } of own.plans)
    facts.push(t.say("board-plan", { group: t.word("faction", group), name: name(target) }));
  if (own.guard_house !== null || own.guard_room !== null)
    facts.push(t.say("board-guard", { place: place(own.guard_house, own.guard_room) }));
  if (own.doses !== null) facts.push(t.say("board-doses", { count: own.doses }));
  const left = Object.entries(own.uses).filter(([, count]) => count > 0);
  if (left.length) facts.push(t.say("board-uses", { uses: t.join(left.map(([use]) => t.word("use", use))) }));
  return {
    title: [own.party, own.alibi, own.effect].flatMap((role) => (role ? [t.word("role", role)] : [])).join(" · "),
    facts,
  };
}
