/** What a table of Salem needs at once. */
import type { Pages } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import Picture from "./Picture.svelte";
import { sound } from "./sounds";
import Stage from "./Stage.svelte";
import { story } from "./story";
import { tell } from "./tell";

export const pages: Pages = { stage: Stage, picture: Picture, tell, end: AtTheEnd, story, sound };
