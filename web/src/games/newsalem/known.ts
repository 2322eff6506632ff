/** A reader's own knowledge, line by line: hands passed on, discards, characters seen. */
import type { Texts } from "../../lib/texts/texts";
import type { NewSalemView } from "./view";

export function known(t: Texts, view: NewSalemView, you: number, names: readonly string[]): string[] {
  const own = view.own;
  if (!own) return [];
  const lines: string[] = [];
  for (const person of view.people) {
    if (person.seat === you || !person.character) continue;
    const { kind, side, types } = person.character;
    lines.push(
      t.say("board-known-character", {
        name: t.name(person.seat, names),
        character: t.word("character", kind),
        side: t.say(`one-of-${side}`),
        types: t.words("types", types),
      }),
    );
  }
  for (const each of own.passed) {
    lines.push(
      t.say("board-known-passed", {
        name: t.name(each.receiver, names),
        buildings: t.words("buildings", each.buildings),
      }),
    );
  }
  if (own.discards.length) lines.push(t.say("board-known-discards", { buildings: t.words("buildings", own.discards) }));
  return lines;
}
