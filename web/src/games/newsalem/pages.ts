/** What a table of New Salem needs at once. */
import type { Pages } from "../games";
import { deal } from "./deal";
import { isDeed } from "./deeds";
import { flights } from "./flights";
import Flying from "./Flying.svelte";
import Picture from "./Picture.svelte";
import { sound } from "./sounds";
import Stage from "./Stage.svelte";
import { story } from "./story";
import { tell } from "./tell";
import type { NewSalemView } from "./view";

export const pages: Pages = {
  stage: Stage,
  deal: (t, { view, you }, names) => deal(t, view as unknown as NewSalemView, you.seat!, names),
  picture: Picture,
  flights,
  flying: Flying,
  tell,
  staged: isDeed,
  story,
  sound,
};
