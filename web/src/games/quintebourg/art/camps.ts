/** The camps: a banner of its own for each. */
import { moved } from "../../../lib/art/drawing";
import { disc, rays } from "../../../lib/art/shapes";
import type { Colour, Drawing } from "./drawing";
import { ALGEBRA, ANALYSIS, CORTEX, GEOMETRY, HEARTS, MEDAL, PITCHFORK, SETH } from "./party";

const BANNER = "M9 5H91V95L50 80L9 95z";

const banner = (cloth: Colour, charge: Drawing, scale = 0.76): Drawing => [
  [cloth, BANNER],
  ["rim line", BANNER],
  ...moved(charge, 50 - 50 * scale, 43 - 50 * scale, scale),
];

export const CAMPS: Readonly<Record<string, Drawing>> = {
  amoureux: banner("lamp", HEARTS, 0.9),
  // a sun that rises
  idealistes: banner("skin", [
    ["rust line", rays(50, 72, 40, 50, 7, { start: -165, sweep: 150 })],
    ["lamp edged", "M20 74a30 30 0 0 1 60 0z"],
    ["night line", "M6 76H94"],
  ]),
  // a great head with small ears
  mc: banner("rust", [
    ["pale", disc(22, 26, 14) + disc(80, 26, 14)],
    ["rust", disc(22, 26, 7) + disc(80, 26, 7)],
    ...moved(CORTEX, 2, 10),
  ]),
  setheux: banner(
    "stone",
    SETH.map(([tool, ...rest]) => [tool === "stone" ? "night" : tool, ...rest] as const),
  ),
  // an eye that is not human
  reptiliens: banner("leaf", [
    ["lamp edged", "M4 50Q50-6 96 50Q50 106 4 50z"],
    ["night", "M50 20q18 30 0 60q-18-30 0-60z"],
  ]),
  nobel: banner("pale", MEDAL, 0.88),
  geometres: banner("night", GEOMETRY, 0.9),
  algebristes: banner("night", ALGEBRA, 0.92),
  analystes: banner("night", ANALYSIS, 0.9),
  villageois: banner("rust", PITCHFORK),
};
