/** A first game of Quinte-bourg: eight players are enough to meet every kind of role, and few enough to follow. */
import type { Learn } from "../games";
import Welcome from "./Welcome.svelte";

export const learn: Learn = { players: 8, options: { mode: "v" }, picture: Welcome };
