/** The view on the table now: pictures on buttons tell what is known of a seat or a card. */
import type { NewSalemView } from "./view";

export const atHand = new (class {
  view = $state.raw<NewSalemView | null>(null);
})();
