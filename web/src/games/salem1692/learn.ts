/** A first game of Salem: five players are enough for everything to happen, and few enough to follow. */
import type { Learn } from "../games";
import Welcome from "./Welcome.svelte";

export const learn: Learn = { players: 5, picture: Welcome };
