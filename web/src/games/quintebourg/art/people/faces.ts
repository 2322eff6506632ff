/** The portraits of all roles: the larger part of the drawings of this game, and loaded after everything else. */
export { default as Face } from "../../../../components/people/Face.svelte";
export { EFFECTS } from "./effects";
export { PARTY } from "./party";
