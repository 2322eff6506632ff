/** The front page of games without their own pages. */
import type { Front } from "../games";
import Sign from "./art/Sign.svelte";

export const front: Front = { emblem: Sign };
