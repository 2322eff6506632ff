/** The border of each colour of card. Colours also differ by a pattern and a corner. */
import type { Colour } from "./playing";
import { disc } from "../../../lib/art/shapes";

interface Border {
  step: number; // width of one repeat
  repeat: string; // drawn once for each step; 0 is the edge of the card, 7 the inside
  corner: string; // drawn in a square of 12, once for each corner
}

export const BORDERS: Readonly<Record<Colour, Border>> = {
  // teeth and diamonds
  red: { step: 5, repeat: "M0 0H5V2L2.5 6.6L0 2z", corner: "M6 0L12 6L6 12L0 6zM6 3.4L3.4 6L6 8.6L8.6 6z" },
  // scallops and rings
  blue: {
    step: 9,
    repeat: "M0 0H9V2.6C8.6 7.6 .4 7.6 0 2.600z" + disc(4.5, 3, 1.3),
    corner: disc(6, 6, 6) + disc(6, 6, 3),
  },
  // leaves and sprigs
  green: {
    step: 9,
    repeat: "M0 0H9V1.2H0zM.5 6.6C1 3.6 3.6 2 8.4 2C7.6 5.4 4.4 7.2 .5 6.600z",
    corner: "M0 8L8 0H12V1C12 8 8 12 1 12H0zM3 10.500C7 10 10 7 10.5 3C7.5 4 4 7.5 3 10.500z",
  },
  // a wall of nailed planks
  black: {
    step: 7,
    repeat: "M0 0H6.300V6.600H0zM2.2 2.300H4.100V4.200H2.200z",
    corner: "M0 0H12V12H0zM3 1.500L6 4.500L9 1.500L10.5 3L7.5 6L10.5 9L9 10.500L6 7.500L3 10.500L1.5 9L4.5 6L1.5 3z",
  },
};
