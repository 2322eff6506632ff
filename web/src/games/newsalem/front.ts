/** New Salem from the street. */
import type { Front } from "../games";
import Note from "./Note.svelte";
import Sign from "./art/Sign.svelte";

export const front: Front = { emblem: Sign, players: 5, minutes: [30, 60], note: Note };
