/** The view on the table now: pictures on buttons tell what is known of a seat or a house. */
import { Cover } from "../../lib/shell/cover.svelte";
import type { QuintebourgView } from "./view";

export const atHand = new (class {
  view = $state.raw<QuintebourgView | null>(null);
  /** The cover over the reader's own cards and knowledge. */
  readonly cover = new Cover();
})();
