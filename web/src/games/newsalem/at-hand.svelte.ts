/** The view on the table now: pictures on buttons tell what is known of a seat or a card. */
import { Cover } from "../../lib/shell/cover.svelte";
import type { NewSalemView } from "./view";

export const atHand = new (class {
  view = $state.raw<NewSalemView | null>(null);
  /** Whether the question is about removing despair: pictures of people then show their despair. */
  removing = $state(false);
  /** The cover over the reader's own cards. Cards of the reader's types are marked only while it is lifted. */
  readonly cover = new Cover();
})();
