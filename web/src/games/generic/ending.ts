/** The end of any game, from what its view and its texts declare. */
import { lastGame, type Ending } from "../../lib/end/ending";
import type { Message } from "../../lib/wire/types";
import { seatsOf, type PlainView } from "./view";

const sides = (message: Message) => message.table.outcome?.sides ?? [];

function part(message: Message, seat: number): string {
  const view = (message.opened ?? message.view) as unknown as PlainView | null;
  return view ? (seatsOf(view, sides(message).length, true)[seat]?.role ?? "") : "";
}

export const ending: Ending = {
  role: (t, message, seat) => {
    const role = part(message, seat);
    const side = sides(message)[seat] ?? "";
    return role ? t.word("role", role) : side ? t.word("side", side) : "";
  },
  part,
  partName: (t, part) => t.word("role", part),
  sideName: (t, side) => t.word("side", side),
  foe: (message, seat, reader) => reader !== null && sides(message)[seat] !== sides(message)[reader],
  knew: () => false,
  marks: () => [],
  verdict: (t, message, names, story) => {
    const won = lastGame(story).findLast((each) => each.type === "game-won");
    return {
      text: won ? t.event(won, message.you.seat, names) : t.word("why", message.table.outcome!.why),
      rules: [],
    };
  },
};
