/** A table for any game. */
import type { Pages } from "../games";
import { deal } from "./deal";
import Picture from "./Picture.svelte";
import Stage from "./Stage.svelte";
import type { PlainView } from "./view";

export const pages: Pages = {
  stage: Stage,
  deal: (t, { view, you }, names) => deal(t, view as unknown as PlainView, you.seat!, names),
  picture: Picture,
};
