/** The current question: choices made at the table are choices in it. */
import type { Option } from "../texts/texts";

/** Options taken up to be played on somebody. */
export interface Aimed {
  held: readonly Option[];
  on: ReadonlySet<number>;
  /** The seat on which they will be played. */
  target: number | null;
  aim: (seat: number) => void;
}

export const asking = new (class {
  /** Choose these options, by index. */
  choose = $state.raw<((picked: number[]) => void) | null>(null);
  aimed = $state.raw<Aimed | null>(null);
  /** Whether the sheet with the question is high, so that on a phone the table is drawn smaller. */
  tall = $state(false);
  /** Whether a question is on the screen and not folded. */
  open = $state(false);
})();
