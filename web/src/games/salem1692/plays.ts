/** What the reader's cards can be played on, and what they would do there. */
import { same } from "../../lib/ask/choice";
import type { Aims } from "../../lib/ask/aim";
import type { Option, Texts } from "../../lib/texts/texts";
import type { Decision, Message } from "../../lib/wire/types";
import { PLAYING } from "./art/playing";
import type { SalemView } from "./view";

const card = (kind: string): Option => ({ type: "card", kind });

/** Several red cards can be played at once; all others one at a time. */
export function aims(decision: Decision, message: Message): Aims {
  const own = (message.view as SalemView | null)?.own;
  return decision.options.map((option) => {
    const play = decision.kind === "turn" && own?.plays?.find((each) => same(card(each.card), option));
    return play
      ? {
          asks: play.asks,
          on: new Set(play.on.map(({ seat }) => seat)),
          count: own!.hand.filter((each) => each === play.card).length,
          together: PLAYING[play.card]?.colour === "red",
        }
      : null;
  });
}

/** The accusations against a seat, and how many bring it to trial. */
export interface Foretold {
  total: number;
  needs: number;
}

/** What those cards would do to that seat; null if they do not accuse. */
export function foretold(view: SalemView, held: readonly Option[], seat: number): Foretold | null {
  let total = view.people[seat]!.accusations;
  let needs = 0;
  for (const option of held) {
    const play = view.own?.plays?.find((each) => same(card(each.card), option));
    const aim = play?.on.find((each) => each.seat === seat);
    if (!aim?.counts) return null;
    total += aim.counts;
    needs = aim.needs;
  }
  return needs ? { total, needs } : null;
}

/** The same in words. */
export function threat(t: Texts, would: Foretold | null): string[] {
  return would ? [t.say(would.total >= would.needs ? "page-salem-would-try" : "page-salem-would", { ...would })] : [];
}
