/** What only the reader has or knows besides the cards, in words. */
import type { Texts } from "../../lib/texts/texts";
import { houseName } from "./town";
import type { QuintebourgView } from "./view";

// prettier-ignore
const USES = [
  "seth-kill", "rouge-kill", "bite", "noire-convert", "resurrect-self", "raise", "convert", "extra-miracle", "coma-potion",
  "free-bullet", "choice", "reboot",
];

export function facts(t: Texts, view: QuintebourgView, names: readonly string[]): string[] {
  const own = view.own;
  if (!own) return [];
  const lines: string[] = [];
  const name = (seat: number) => t.name(seat, names);
  const place = (house: number | null, room: number | null) =>
    room !== null
      ? t.say("place-room", { seat: name(room) })
      : house === null
        ? t.say("place-bunker")
        : houseName(t, view, house, names);
  for (const use of USES) {
    const count = own.uses[use];
    if (count !== undefined)
      lines.push(t.say("page-quintebourg-use", { power: t.say(`page-quintebourg-use-${use}`), count }));
  }
  if (own.asleep) lines.push(t.say("page-quintebourg-asleep"));
  if (own.nights) lines.push(t.say("page-quintebourg-nights", { count: own.nights }));
  if (own.research !== null)
    lines.push(t.say("page-quintebourg-research", { nights: own.research, doses: own.doses ?? 0 }));
  if (own.forced) lines.push(t.say("page-quintebourg-forced"));
  for (const plan of own.plans)
    lines.push(
      t.say("page-quintebourg-plan", {
        group: t.word("faction", plan.group),
        name: name(plan.target),
        place: place(plan.house, plan.room),
      }),
    );
  if (own.names.length)
    lines.push(
      t.say("page-quintebourg-names", {
        names: t.join(own.names.map((seat) => (seat < 0 ? t.say("place-pot") : name(seat)))),
      }),
    );
  for (const estate of own.estates)
    lines.push(t.say("page-quintebourg-estate", { name: name(estate.seat), count: estate.coins }));
  if (own.camera !== null) lines.push(t.say("page-quintebourg-camera", { place: place(own.camera, null) }));
  if (own.guard_house !== null || own.guard_room !== null)
    lines.push(t.say("page-quintebourg-guard", { place: place(own.guard_house, own.guard_room) }));
  return lines;
}

const LINE = 60; // letters that are worth a line of their own

/** A text in two parts: its first sentence, with the following ones while that is short, and the rest. */
export function inShort(text: string): [first: string, rest: string] {
  const all = text.split(/(?<=[.!?…]) +(?=[\p{Lu}«“¿¡])/u);
  let count = 1;
  while (count < all.length && all.slice(0, count).join(" ").length < LINE) count += 1;
  return [all.slice(0, count).join(" "), all.slice(count).join(" ")];
}
