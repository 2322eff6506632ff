/** What a table of Quinte-bourg needs at once. */
import type { Pages } from "../games";
import { deal } from "./deal";
import { isDeed } from "./deeds";
import { flights } from "./flights";
import Flying from "./Flying.svelte";
import Morning from "./Morning.svelte";
import { overview } from "./overview";
import Picture from "./Picture.svelte";
import { sound } from "./sounds";
import Stage from "./Stage.svelte";
import { story } from "./story";
import { boxes, heed, tell } from "./tell";
import type { QuintebourgView } from "./view";

export const pages: Pages = {
  stage: Stage,
  deal: (t, { view }, names, table) => deal(t, view as unknown as QuintebourgView, table, names),
  picture: Picture,
  flights,
  flying: Flying,
  tell,
  boxes,
  heed,
  overview: (t, { view }, names) => overview(t, view as unknown as QuintebourgView, names),
  gazette: Morning,
  staged: isDeed,
  signs: true,
  story,
  sound,
};
