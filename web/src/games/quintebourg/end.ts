/** What is shown when a game of Quinte-bourg is over. */
import type { End } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import Badge from "./Badge.svelte";
import { ending } from "./ending";

export const end: End = { ending, badge: Badge, opened: AtTheEnd };
