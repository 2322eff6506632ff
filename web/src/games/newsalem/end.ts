/** What is shown when a game of New Salem is over. */
import type { End } from "../games";
import AtTheEnd from "./AtTheEnd.svelte";
import Badge from "./Badge.svelte";
import { ending } from "./ending";
import Tally from "./Tally.svelte";

export const end: End = { ending, badge: Badge, tally: Tally, opened: AtTheEnd };
