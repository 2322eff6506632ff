/** A first game of New Salem: five are few enough to follow, somebody is a witch, and every event lies there. */
import type { Learn } from "../games";
import Welcome from "./Welcome.svelte";

export const learn: Learn = { players: 5, picture: Welcome };
