/** What lies over a face, or is held beside it. */
import { disc } from "../shapes";
import type { Drawing } from "./drawing";

export const SPECTACLES: Drawing = [
  ["line", disc(40.5, 57, 7) + disc(59.5, 57, 7) + "M47.5 56Q50 53.5 52.5 56M33.5 56L29 54M66.5 56L71 54"],
];
/** A clay pipe between the lips of a head in profile, and its smoke. */
export const PIPE: Drawing = [
  ["line", "M66 77L86 84"],
  ["linen", "M82 74H93L91 86Q87 90 83 86z"],
  ["bold", "M88 70C82 62 94 58 88 50C84 44 90 40 87 35"],
];
/** The yellow bird on a shoulder. */
export const BIRD: Drawing = [
  ["gold", "M74 84C76 76 87 76 88 84C90 88 92 92 90 98C88 104 76 106 72 98C70 94 71 90 74 88L67 86z"],
  ["tint", "M79 92Q86 90 90 98Q86 104 79 98z"],
  ["ink", disc(79, 83, 1.7)],
  ["line", "M77 103V108M83 103V108"],
];
export const EARRINGS: Drawing = [["gold", disc(28, 70, 3.4) + disc(72, 70, 3.4)]];
export const SCAR: Drawing = [["line", "M58 62L66 76M59 68l5-2M62 73l5-2"]];
/** A book held to the breast. */
export const BOOK: Drawing = [
  ["tint", "M60 96L88 90L92 116L64 122z"],
  ["linen", "M61 119L90 112.500L92 116L64 122z"],
  ["gold", "M66 98L83 94.5L83.5 97L66.5 100.5zM88 100L92 99L93 104L89 105z"],
  ["skin", "M56 110Q62 104 68 108Q72 112 66 114L58 118z"],
];
