/** What a table of Quinte-bourg needs at once. */
import type { Pages } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import { isDeed } from "./deeds";
import Picture from "./Picture.svelte";
import Reminder from "./Reminder.svelte";
import { sound } from "./sounds";
import Stage from "./Stage.svelte";
import { story } from "./story";
import { boxes, heed, tell } from "./tell";

export const pages: Pages = { stage: Stage, picture: Picture, reminder: Reminder, tell, boxes, heed, end: AtTheEnd, staged: isDeed, signs: true, story, sound };
