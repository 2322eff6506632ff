/** The background of a street (sky, hills, road), and what connects neighbouring houses. */
import { box, disc, rays } from "../../../lib/art/shapes";
import type { Drawing, Stroke } from "./drawing";

const near = (value: number): number => Math.round(value * 10) / 10;

/** Engraved clouds that run on from plot to plot. */
export const SKY: string = Array.from({ length: 9 }, (_, row) => {
  const y = 3 + row * 5;
  return Array.from({ length: 5 }, (_, part) => {
    const x = part * 66 + ((row * 37) % 50) - 20;
    const long = 18 + ((row * 29 + part * 17) % 26);
    return `M${x} ${y}q${long / 2} -1.200 ${long} 0`;
  }).join("");
}).join("");

/** Hills behind the houses: they begin and end at the same height, so that streets could follow each other. */
export const HILLS = "M0 54Q30 44 62 51T128 47T196 52T258 45T300 54V66H0z";

/** A pattern along the road for each type, so that types differ not only by colour. */
const KERBS: Readonly<Record<string, (x: number) => string>> = {
  entertainment: (x) => `M${x} 74l3-3 3 3-3 3z`,
  education: (x) => disc(x + 1.5, 72.5, 1) + disc(x + 4.5, 75.5, 1),
  finance: (x) => `${disc(x + 3, 74, 2.4)}${disc(x + 3, 74, 0.9)}`,
  law: (x) => box(x + 0.5, 71, 1.6, 6) + box(x + 3.5, 71, 1.6, 6),
  commerce: (x) => `M${x} 77l3-6 3 6h-1.600L${x + 3} 74l-1.400 3z`,
  darkness: (x) => `M${x} 71l6 6h-1.700l-4.300-4.300zM${x + 6} 71l-6 6h1.700l4.300-4.300z`,
};
const STEP = 300 / 48;
export const kerb = (type: string): string =>
  Array.from({ length: 48 }, (_, each) => (KERBS[type] ?? KERBS["law"]!)(near(each * STEP))).join("");

// --- over the seam between two plots, drawn around x = 0

const swag = (flag: boolean): Drawing => {
  const at = [-24, -12, 0, 12, 24].map((x) => [x, near(30 - (x * x) / 80)] as const);
  const hung = at.map(([x, y]) => (flag ? `M${x - 3} ${y}h6l-3 7z` : disc(x, y + 4, 2.8))).join("");
  return [
    ["line", "M-34 16Q0 44 34 16"],
    [flag ? "tint" : "lit", hung],
    ["fine", hung],
  ];
};

const tree: Drawing = [
  ["line", "M0 66V44M0 54l6-6M0 52l-6-5"],
  ["tint", "M-13 40q-2-8 6-10q2-8 9-6q8-1 8 7q6 4 2 10q-4 6-12 4q-9 3-13-5z"],
  ["cut", "M-7 36q3-4 7-3M2 41q4 0 6-4M-4 43q2 1 4 0"],
];

const bare: Drawing = [
  ["line", "M0 66q3-20 0-40M1 50q-8-4-11-14M1 44q8-4 12-14M0 36q-6-5-6-14M0 32q5-5 5-13"],
  [
    "ink",
    "M-22 14q4-3 6 0q2-3 6 0q-2 0-3 2l-3-1-3 1q-1-2-3-2zM14 8q3-2 5 0q2-2 5 0q-2 0-2.500 2l-2.500-1-2.500 1q-.5-2-2.500-2z",
  ],
];

const arcade: Drawing = [
  ["wall", "M-14 66V48h28v18h-4V57a6 6 0 0 0-12 0v9zM14 48"],
  ["line", "M-16 48h32"],
  ["lit", disc(0, 42, 3)],
  ["line", disc(0, 42, 3) + "M0 45v3"],
];

const palisade: Drawing = [
  ["wall", "M-12 66V50h24v16z"],
  ["fine", "M-12 55h24M-12 60h24M-6 50v5M4 50v5M-2 55v5M8 55v5M-6 60v6M4 60v6"],
  ["lit", "M0 36q4 5 0 9q-4-4 0-9z"],
  ["line", "M0 45v5M0 36q4 5 0 9q-4-4 0-9z"],
];

const SEAMS: Readonly<Record<string, Drawing>> = {
  entertainment: swag(false),
  education: tree,
  finance: arcade,
  law: palisade,
  commerce: swag(true),
  darkness: bare,
};

export const seam = (type: string): Drawing => SEAMS[type] ?? [];

/** Behind a whole street the light rises; over the dark one it is the moon. */
export const glory = (type: string): readonly Stroke[] =>
  type === "darkness"
    ? [
        ["lit", "M150 4a15 15 0 1 0 15 19a12.500 12.500 0 0 1-15-19z"],
        ["line", "M150 4a15 15 0 1 0 15 19a12.500 12.500 0 0 1-15-19z"],
      ]
    : [
        ["fine", rays(150, 26, 24, 60, 36, { short: 51.6 })],
        ["lit", disc(150, 26, 20)],
      ];
