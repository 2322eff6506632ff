/** What a table of Salem needs at once. */
import type { Pages } from "../games";
import { deal } from "./deal";
import { flights } from "./flights";
import Flying from "./Flying.svelte";
import Picture from "./Picture.svelte";
import { overview } from "./overview";
import { aims } from "./plays";
import { sound } from "./sounds";
import Stage from "./Stage.svelte";
import { story } from "./story";
import { tell } from "./tell";
import type { SalemView } from "./view";

export const pages: Pages = {
  overview: (t, { view }, names) => overview(t, view as unknown as SalemView, names),
  stage: Stage,
  deal: (t, { view, you }, names) => deal(t, view as unknown as SalemView, you.seat!, names),
  picture: Picture,
  flights,
  flying: Flying,
  tell,
  aims,
  story,
  sound,
};
