/** A first game of New Salem: five players are few enough to follow, one of them is a witch, and all events are in play. */
import type { Learn } from "../games";
import Welcome from "./Welcome.svelte";

export const learn: Learn = { players: 5, picture: Welcome };
