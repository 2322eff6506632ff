/** Necks and heads, the light from the left; and heads in profile, which look to the right with a face of their own. */
import { disc } from "../shapes";
import { pair, type Drawing } from "./drawing";

const NECK: Drawing = [
  ["skin", "M41 76V99Q50 106 59 99V76z"],
  ["ink", "M41.5 84Q50 92 58.5 84V87Q53 97 44 91z"],
];
const EARS: Drawing = pair("skin", "M32 51C26 49 26 62 31 65z");

/** Shadow on the cheek, each line from the edge inwards; a broad face has it further out. */
const cheek = (out: number): string =>
  [50, 54.5, 59, 63.5, 68, 72.5, 77]
    .map((y, at) => `M${[69, 69.5, 69, 68, 66.5, 64.5, 61.5][at]! + out} ${y}l-${[4, 7, 8, 8, 7.5, 6, 5][at]} 2.5`)
    .join("");

const head = (shape: string, out = 0): Drawing => [...NECK, ...EARS, ["skin", shape], ["fine", cheek(out)]];

export const OVAL = head("M30 54C30 36 38 28 50 28C62 28 70 36 70 54C70 72 62 86 50 86C38 86 30 72 30 54z");
export const ROUND = head("M27 57C27 38 36 29 50 29C64 29 73 38 73 57C73 75 63 85 50 85C37 85 27 75 27 57z", 2.5);
export const SQUARE = head("M29 40C34 28 66 28 71 40L72 66C71 79 62 88 56 88H44C38 88 29 79 28 66z", 2);
export const HEART = head("M30 50C30 35 39 28 50 28C61 28 70 35 70 50C70 65 59 85 50 87C41 85 30 65 30 50z", -1.5);
export const HEAVY = head(
  "M29 50C29 36 38 29 50 29C62 29 71 36 71 50C71 58 76 64 74 74C71 87 60 90 50 90C40 90 29 87 26 74C24 64 29 58 29 50z",
  3,
);
export const GAUNT: Drawing = [
  ...head(
    "M31 48C31 34 40 27 50 27C60 27 69 34 69 48C69 57 66 63 65 70C63 82 57 91 50 91C43 91 37 82 35 70C34 63 31 57 31 48z",
    -2,
  ),
  ["line", "M36 66Q38 74 42 78M64 66Q62 74 58 78"],
];
export const LONG = head("M32 50C32 34 40 26 50 26C60 26 68 34 68 50C69 70 61 94 50 94C39 94 31 70 32 50z", -1);

/** In profile: brow, nose and chin are the edge of the face. */
const profile = (edge: string, mouth: string): Drawing => [
  [
    "skin",
    `M34 44C38 30 50 26 58 29C66 32 68 40 68 47${edge}C54 88 51 86 50 82L52 100Q42 106 33 99V62C29 56 30 48 34 44z`,
  ],
  ["ink", "M50 82Q46 80 44 74L40 100Q47 103 52 100z"],
  ["ink", disc(64, 54.5, 2.3)],
  ["line", "M58.5 53.500Q63 50 67.5 53M57.5 47Q63 43 68.5 46.5"],
  ["line", mouth],
  ["line", "M44 55C38 53 38 65 43 67"],
  ["fine", "M46 70l5 3M47 66l6 3M48 62l6 3M50 76l5 2"],
];
export const PROFILE = profile(
  "C68 50 67 51 68 53L77 65C77.5 67 75 68 71.5 68C71.5 70 73 71.5 71.5 73.500C73 74.5 72.5 77 70.5 78C72 85 68 89 61 88.5",
  "M64 75Q68 76 71.5 73.500M70 67Q68 65 69 63",
);
/** A hooked nose, hardly a tooth, and a chin that comes to meet the nose. */
export const CRONE: Drawing = [
  ...profile(
    "C68 50 67 51 69 52C75 55 80 63 79 71C76 72 72 69 70 70C69 73 68 74 67 75.500C69 76 69 79 68 80C76 80 78 88 70 90C64 92 60 89 58 88",
    "M61 78Q65 77 67.5 75.5",
  ),
  ["fine", "M57 60Q62 63 66 61M60 67Q62 72 60 76M54 68Q56 73 55 78"],
];
