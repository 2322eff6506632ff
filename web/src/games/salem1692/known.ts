/** A reader's own knowledge, line by line. */
import type { Texts } from "../../lib/texts/texts";
import type { SalemView } from "./view";

export function known(t: Texts, view: SalemView, you: number, names: readonly string[]): string[] {
  const own = view.own;
  if (!own) return [];
  const name = (seat: number) => t.name(seat, names);
  const all = (seats: readonly number[]) => t.join(t.counted(seats.map(name)));
  const face = (each: string) => t.word("face", each);
  const cards = (list: readonly string[], inOrder = false) => t.words("card", list, inOrder);

  const lines = [t.say("page-salem-your-side", { side: t.word("side", own.team) })];
  if (own.constable) lines.push(t.say("page-salem-you-constable"));
  const fellows = own.known_witches.filter((seat) => seat !== you);
  if (fellows.length) lines.push(t.say("board-known-witches", { names: all(fellows) }));
  for (const [witch, seat] of own.signs) lines.push(t.event({ type: "witch-signed", witch, seat }, you, names));
  if (own.target !== null) lines.push(t.event({ type: "target-chosen", seat: own.target }, you, names));
  for (const { lost, taker, gained, giver } of own.passed) {
    lines.push(
      taker === null || giver === null
        ? t.say("board-passed-mixed", { lost: face(lost), gained: face(gained) })
        : t.say("board-passed", { lost: face(lost), taker: name(taker), gained: face(gained), giver: name(giver) }),
    );
  }
  for (const each of own.looked) lines.push(t.say("board-looked", { face: face(each.face), name: name(each.ghost) }));
  for (const person of view.people) {
    if (person.seat !== you && person.known_hand.length)
      lines.push(t.say("board-known-hand", { name: name(person.seat), cards: cards(person.known_hand) }));
  }
  if (own.deck_order.length) lines.push(t.say("board-deck-order", { cards: cards(own.deck_order, true) }));
  if (own.suspected.length) lines.push(t.say("board-suspected", { names: all(own.suspected) }));
  return lines;
}
