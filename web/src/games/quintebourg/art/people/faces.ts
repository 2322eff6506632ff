/** The portraits of all roles: the larger part of the drawings of this game, and loaded after everything else. */
export { EFFECTS } from "./effects";
export { PARTY } from "./party";
