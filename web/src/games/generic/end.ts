/** What is shown when any game is over. */
import type { End } from "../games";
import { ending } from "./ending";

export const end: End = { ending };
