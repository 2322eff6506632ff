/** A game without a face of its own, from the street. */
import type { Front } from "../games";
import Sign from "./art/Sign.svelte";

export const front: Front = { emblem: Sign };
