/** A draw in words: what it is for, and what can be drawn. */
import type { Option, Texts } from "../texts/texts";
import type { Draw } from "./master";

const keyOf = (draw: Draw): string => `draw-${draw.label.replaceAll(" ", "-")}`;

export function titleOf(t: Texts, draw: Draw): string {
  const key = keyOf(draw);
  return t.has(key)
    ? t.say("page-master-draw", { label: t.say(key) })
    : t.say("page-master-draw-unknown", { label: draw.label });
}

/** An item: a person, a place, a number, a word of the game, or an option. */
export function named(t: Texts, draw: Draw, item: unknown, names: readonly string[]): string {
  const key = keyOf(draw);
  /** What the items are: as in events, numbers are seats unless the game's fields say otherwise. */
  const holds = t.has(`field-${key}`) ? t.say(`field-${key}`) : t.has(key) && draw.items ? "seat" : "number";
  if (typeof item === "number") {
    if (holds !== "number" && t.has(`draw-item-${item}`)) return t.say(`draw-item-${item}`);
    if (holds === "place") return t.option({ type: "position", place: item }, names);
    return (holds === "seat" && names[item]) || String(item);
  }
  if (typeof item === "string") return t.word(holds === "number" ? "role" : holds, item);
  return t.option(item as Option, names);
}
