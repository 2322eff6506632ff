/** The features of a face: eyes, brows, nose and mouth, turned a little to one side or the other. */
import { moved } from "../drawing";
import { disc } from "../shapes";
import { pair, type Drawing } from "./drawing";

const EYES = {
  open: [...pair("line", "M35.5 55.500Q41 51 46.5 55.5"), ["ink", disc(41, 56.5, 2.4) + disc(59, 56.5, 2.4)]],
  wide: [
    ["paper", disc(41, 56, 4.6, 4.2) + disc(59, 56, 4.6, 4.2)],
    ["line", disc(41, 56, 4.8, 4.4) + disc(59, 56, 4.8, 4.4)],
    ["ink", disc(41.5, 56, 2.2) + disc(59.5, 56, 2.2)],
  ],
  narrow: [
    ...pair("bold", "M36 56.500Q41 54.5 46.5 57"),
    ["fine", "M36 59.500Q41 61 46 59.500M54 59.500Q59 61 64 59.5"],
  ],
  shut: [
    ...pair("line", "M35.5 55Q41 60 46.5 55"),
    ["fine", "M37 59l-1 2M41 60.500v2.500M45 59l1 2M55 59l-1 2M59 60.500v2.500M63 59l1 2"],
  ],
  sly: [...pair("bold", "M35 53L46.5 57"), ["ink", disc(42.5, 57.5, 2) + disc(60.5, 57.5, 2)]],
  old: [
    ...pair("line", "M36 56Q41 53 46.5 56.5"),
    ["ink", disc(41, 57, 2.1) + disc(59, 57, 2.1)],
    ...pair("fine", "M36 60.500Q41 63.5 46 61M36.5 63.500Q41 66.5 45 64.500M33 55l-2-2M33 58h-3"),
  ],
  /** Eyes of a lizard. */
  slit: [
    ["gold", "M34.5 56.500Q41 49 47.5 56.500Q41 63 34.5 56.500zM52.5 56.500Q59 49 65.5 56.500Q59 63 52.5 56.500z"],
    ["ink", "M41 51.500q3 5 0 9.500q-3-4.5 0-9.500zM59 51.500q3 5 0 9.500q-3-4.5 0-9.500z"],
  ],
} satisfies Record<string, Drawing>;

const BROWS = {
  calm: pair("line", "M35 49.500Q41 46 47 49.5"),
  stern: pair("bold", "M34.5 46.500L47 51"),
  sad: pair("line", "M35 51.500Q40 48 46.5 46"),
  high: pair("line", "M35 46.500Q41 41.5 47 46"),
  bushy: pair("ink", "M33 51Q39 43 48.5 49.500L47.5 52.500Q40 48 33 51z"),
  white: pair("linen", "M32 51Q39 42 48.5 49L47.5 52.500Q40 48 32 51z"),
  none: [],
} satisfies Record<string, Drawing>;

const NOSES = {
  straight: [["line", "M50.5 54L47.5 66.500Q50 69 53 67"]],
  small: [["line", "M47.5 66Q50 68.5 52.5 66"]],
  long: [["line", "M51 52L46.5 69.500Q50 72.5 54 70"]],
  hooked: [["line", "M51 52Q54 60 47 67.500Q46 71 50 70.500Q53 70 54 68"]],
  broad: [["line", "M49 56L45 66.500Q50 71 55 66.5"]],
  bulb: [["skin", "M50 58C45 60 43.5 68 47 70Q50 71.5 53 70C56.5 68 55 60 50 58z"]],
} satisfies Record<string, Drawing>;

const MOUTHS = {
  firm: [["line", "M43 76Q50 77 57 76M47 80.500H53"]],
  smile: [["line", "M42 74Q50 81 58 74"]],
  frown: [["line", "M43 78.500Q50 73.5 57 78.500M47 82.500H53"]],
  lips: [["ink", "M44.5 76Q48 72.5 50 74Q52 72.5 55.5 76Q50 80.5 44.5 76z"]],
  open: [["ink", disc(50, 77, 3.6, 4.2)]],
  smirk: [["line", "M43 77Q52 78.5 58 73"]],
  grin: [
    ["ink", "M40 73Q50 77 60 73Q58 83 50 83Q42 83 40 73z"],
    ["paper", "M42.5 74.500Q50 77.5 57.5 74.500L57 77.500Q50 80 43 77.500z"],
  ],
  sunken: [["line", "M44 76H56M46 73.500l.5 5M50 73.500v5M54 73.500l-.5 5"]],
  none: [],
} satisfies Record<string, Drawing>;

export interface Features {
  eyes?: keyof typeof EYES;
  brows?: keyof typeof BROWS;
  nose?: keyof typeof NOSES;
  mouth?: keyof typeof MOUTHS;
  /** Negative: to the left. */
  turn?: number;
  up?: number;
}

export const features = ({
  eyes = "open",
  brows = "calm",
  nose = "straight",
  mouth = "firm",
  turn = 0,
  up = 0,
}: Features): Drawing => moved([...EYES[eyes], ...BROWS[brows], ...NOSES[nose], ...MOUTHS[mouth]], turn, -up);

export const FRECKLES: Drawing = [
  ["ink", [36, 40, 44, 56, 60, 64].map((x, at) => disc(x, 66 + (at % 2) * 3, 0.9)).join("")],
];
export const WRINKLES: Drawing = [
  ["fine", "M40 40Q50 37 60 40M42 35.500Q50 33 58 35.500M38 70Q37 76 40 81M62 70Q63 76 60 81"],
];
