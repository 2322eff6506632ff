/** A choice in parts that is being made now: whatever lies on the table may be its next part. */
import type { Option } from "./texts";

export interface Parting {
  next: readonly Option[];
  /** Chosen so far. */
  path: readonly Option[];
  choose: (part: Option) => void;
}

export const parting = new (class {
  now = $state.raw<Parting | null>(null);
})();
