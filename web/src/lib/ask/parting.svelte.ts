/** A choice in parts that is being made: anything on the table may be its next part. */
import type { Option } from "../texts/texts";

export interface Parting {
  next: readonly Option[];
  /** The parts chosen so far. */
  path: readonly Option[];
  choose: (part: Option) => void;
}

export const parting = new (class {
  now = $state.raw<Parting | null>(null);
})();
