/**
 * Who points where, as far as this reader sees it: fellow witches for a witch, and one's own sign for everybody.
 * The reader's own old suspicions are dots too, so that everybody has some at night.
 */
import type { Texts } from "../../lib/texts/texts";
import type { SalemView } from "./view";

export function pointing(
  t: Texts,
  view: SalemView,
  you: number | null,
  names: readonly string[],
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (seat: number, words: string) => found.set(seat, [...(found.get(seat) ?? []), words]);
  for (const [witch, seat] of view.own?.signs ?? [])
    add(seat, t.event({ type: "witch-signed", witch, seat }, you, names));
  for (const seat of new Set(view.own?.suspected ?? [])) add(seat, t.say("page-salem-suspected-once"));
  return found;
}
