/** The view on the table now: pictures on buttons tell what is known of a seat or a card. */
import { Cover } from "../../lib/shell/cover.svelte";
import type { NewSalemView } from "./view";

export const atHand = new (class {
  view = $state.raw<NewSalemView | null>(null);
  /** A cube is taken off a building now: what counts of people is their despair. */
  removing = $state(false);
  /** Over the reader's own cards; only while it is lifted are cards of the reader's types marked. */
  readonly cover = new Cover();
})();
