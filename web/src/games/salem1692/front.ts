/** Salem on the front page. */
import type { Front } from "../games";
import Sign from "./art/Sign.svelte";

export const front: Front = { emblem: Sign, players: 7, minutes: [20, 40] };
