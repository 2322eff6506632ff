/** A table for any game. */
import type { Pages } from "../games";
import Picture from "./Picture.svelte";
import Stage from "./Stage.svelte";

export const pages: Pages = { stage: Stage, picture: Picture };
