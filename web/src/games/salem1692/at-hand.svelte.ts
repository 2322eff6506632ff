/** The view on the table now: pictures on buttons need to know who sits where. */
import type { SalemView } from "./view";

export const atHand = new (class {
  view = $state.raw<SalemView | null>(null);
})();
