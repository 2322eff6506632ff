/** A first game of Quinte-bourg: eight are enough for every sort of neighbour, and few enough to follow. */
import type { Learn } from "../games";
import Welcome from "./Welcome.svelte";

export const learn: Learn = { players: 8, options: { mode: "v" }, picture: Welcome };
