/** What a player of any game was dealt: the role that the view declares, and what its texts say of it. */
import type { Dealt } from "../../lib/table/deal.svelte";
import type { Texts } from "../../lib/texts/texts";
import { seatsOf, type PlainView } from "./view";

export function deal(t: Texts, view: PlainView, you: number, names: readonly string[]): Dealt | null {
  const role = seatsOf(view, names.length, true)[you]?.role ?? "";
  if (!role) return null;
  const told = (key: string) => (t.has(key) ? t.say(key) : "");
  const [side = "", ...rest] = t.view(view.own ?? {}, you, names, "own");
  const known = names
    .map((name, seat) => ({ name, seat, role: view.known[seat]?.role ?? "" }))
    .filter((each) => each.seat !== you && each.role)
    .map((each) => each.name + t.say("colon") + t.word("role", each.role));
  return {
    role: t.word("role", role),
    side,
    wants: told(`role-${role}-wants`) || told("game-about"),
    can: told(`role-${role}-help`),
    knows: [...known, ...rest].join(" · ") || t.say("deal-nobody"),
  };
}
