/** Signs of the events, of gifts, and of the two sides, on a field of 100. */
import { box, disc, rays, star } from "../../../lib/art/shapes";
import type { Drawing } from "./drawing";

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  // a broom that sweeps cubes away
  cleansing: [
    ["line", "M84 6L52 50"],
    ["tint", "M40 44l22 16-10 12-26-18z"],
    ["wall", "M26 54l26 18q-10 20-40 20q14-16 14-38z"],
    ["fine", "M34 60q-4 18-14 30M42 66q-6 16-20 26M30 57q0 16-12 32"],
    ["ink", "M66 74l10-5 10 5v11l-10 6-10-6zM84 54l7-3.500 7 3.500v7l-7 4-7-4z"],
    ["cut", "M66 74l10 5 10-5M76 79v11"],
  ],
  // an eye behind a glass
  investigation: [
    ["wall", disc(42, 42, 34)],
    ["pale", "M16 42q26-28 52 0q-26 28-52 0z"],
    ["line", "M16 42q26-28 52 0q-26 28-52 0z"],
    ["tint", disc(42, 42, 11)],
    ["ink", disc(42, 42, 5)],
    ["pale", disc(45.5, 38.5, 2.4)],
    ["ink", "M64 70l7-7 25 25q2 6-3 9-4 1-6-2z"],
    ["cut", "M72 72l17 18"],
  ],
  // a gavel
  trial: [
    ["ink", "M52 44l7-7 36 36-7 8z"],
    ["tint", "M20 36L46 10l24 24-26 26z"],
    ["ink", "M14 40l6-6 26 26-6 7zM44 10l6-6 26 26-6 7z"],
    ["cut", "M28 36l22-20M36 46l24-20"],
    ["wall", "M10 78h50v12H10z"],
    ["line", "M4 92h62"],
  ],
  // a sealed paper
  pardon: [
    ["wall", "M18 8h58q10 0 10 10v6H70v62H26q-10 0-10-10z"],
    ["line", "M70 24q0-16 10-16"],
    ["fine", "M28 26h32M28 36h32M28 46h32M28 56h20"],
    ["tint", star(62, 72, 18, 12, 0.8)],
    ["ink", "M54 84l-6 14 10-4 4 6 2-14zM68 84l8 12-9-2-3 6-1-14z"],
    ["pale", "M62 63l3 6 6 .6-4.600 4 1.600 6.400-6-3.400-6 3.400 1.600-6.400-4.600-4 6-.6z"],
  ],
  // an open hand, and a light above it
  give: [
    ["fine", rays(50, 24, 18, 26, 16, { short: 22.4 })],
    ["lit", "M50 10l12 6v14l-12 6-12-6V16z"],
    ["line", "M50 10l12 6v14l-12 6-12-6V16zM38 16l12 6 12-6M50 22v14"],
    ["wall", "M4 62h18l14-10h24q8 0 8 7t-8 7H46h20l18-12q8-3 10 3t-4 10L64 90H24H4z"],
    ["tint", box(2, 58, 14, 36)],
    ["fine", "M46 66h14"],
  ],
  puritans: [
    ["ink", "M6 76q44-14 88 0v8q-44 12-88 0z"],
    ["ink", "M26 74l6-54q18-8 36 0l6 54q-24 8-48 0z"],
    ["tint", "M27.500 62q22.500 8 45 0l1.500 12q-24 8-48 0z"],
    ["lit", "M42 62h16v14H42zM46 66h8v6h-8z"],
    ["cut", "M38 24l-4 34M46 21l-2 38M60 23l3 36"],
  ],
  witches: [
    ["lit", disc(58, 34, 30)],
    ["ink", "M4 82q46-16 92 0q-46 18-92 0z"],
    ["ink", "M22 78q14-18 20-46q4-18 22-26q10 4 10 14q-8-5-11 4q4 32 14 54q-28 10-55 0z"],
    ["tint", "M26 70q24 10 50 0l3 8q-28 10-57 0z"],
    ["cut", "M46 34q-4 20-12 34M56 36q-2 16-5 34"],
  ],
};
