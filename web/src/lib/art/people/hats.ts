/** What people of the old towns wear on their heads. */
import { box, disc } from "../shapes";
import { strands, type Drawing, type Tool } from "./drawing";

/** The tall hat with a buckle. */
export const STEEPLE: Drawing = [
  ["mass", "M33 35L39 3C43-1 57-1 61 3L67 35C82 36 92 38 94 41C88 46 70 45 50 45C30 45 12 46 6 41C8 38 18 36 33 35z"],
  ["tint", "M34.5 26L33 35Q50 40 67 35L65.5 26Q50 31 34.5 26z"],
  ["gold", box(45, 27.5, 10, 10)],
  ["cut", "M43 5L40 22M48 4L47 24M12 41Q30 43 50 43"],
];
/** A round crown and a wide flat brim. */
export const BROAD: Drawing = [
  [
    "mass",
    "M31 36C30 18 37 11 50 11C63 11 70 18 69 36C84 36 97 40 98 44C90 49 70 46 50 46C30 46 10 49 2 44C3 40 16 36 31 36z",
  ],
  ["tint", "M31 29V36Q50 41 69 36V29Q50 34 31 29z"],
  ["cut", "M40 16Q36 22 36 28M46 14Q43 20 43 28M8 44Q30 43 50 44"],
];
/** Worn for many summers: one side of the brim hangs, the other is turned up. */
export const SLOUCH: Drawing = [
  ["mass", "M33 36C28 20 40 8 54 10C66 11 70 22 68 32L92 20C95 26 86 40 68 43C50 46 26 46 4 58C0 50 14 38 33 36z"],
  ["cut", "M40 18Q38 26 40 34M48 15Q46 24 48 33M12 50Q30 42 50 41M74 34L88 25"],
];
/** Three corners and a feather. */
export const PLUMED: Drawing = [
  ["mass", "M12 42C12 26 26 16 40 16C48 10 62 12 66 20C78 22 88 30 88 42C76 36 64 46 50 46C36 46 24 36 12 42z"],
  ["linen", "M24 36C24 18 40 4 60 6C72 8 80 14 82 22C74 18 70 24 62 21C54 28 38 24 24 36z"],
  ["fine", "M28 32Q44 14 78 19M38 24l2-12M48 20l2-13M58 18l3-11M68 17l3-7"],
  ["cut", "M60 40C70 36 78 36 84 38M30 40C38 42 44 43 50 43"],
];
export const SKULLCAP: Drawing = [
  ["mass", "M29 46C27 26 38 20 50 20C62 20 73 26 71 46C62 39 38 39 29 46z"],
  ["cut", "M36 34Q40 27 48 25M34 40Q42 36 50 36"],
];
/** A close linen cap. */
export const COIF: Drawing = [
  [
    "linen",
    "M50 19C71 19 80 34 77 53C77 66 75 76 70 83C72 62 68 43 50 41C32 43 28 62 30 83C25 76 23 66 23 53C20 34 29 19 50 19z",
  ],
  ["line", "M50 35C34 36 26 48 27 66M50 35C66 36 74 48 73 66"],
  ["fine", "M36 26Q30 34 29 42M44 22Q40 28 39 34M56 22Q60 28 61 34M64 26Q70 34 71 42M50 21V33"],
];
/** A deep bonnet, tied below the chin. */
export const BONNET: Drawing = [
  [
    "linen",
    "M50 9C82 9 90 36 84 60C81 75 72 86 63 91C73 66 68 43 50 41C32 43 27 66 37 91C28 86 19 75 16 60C10 36 18 9 50 9z",
  ],
  ["line", "M50 33C28 34 20 56 31 83M50 33C72 34 80 56 69 83"],
  [
    "fine",
    "M50 12V32M38 14Q36 24 38 34M62 14Q64 24 62 34M26 24Q28 34 32 40M74 24Q72 34 68 40M18 44Q24 48 28 50M82 44Q76 48 72 50",
  ],
  ["tint", "M50 92L36 86Q32 98 38 104zM50 92L64 86Q68 98 62 104z" + disc(50, 92, 4)],
];
/** A puffed cap with a frill. */
export const MOB: Drawing = [
  ["linen", "M22 45C9 38 14 22 26 21C28 9 44 5 50 10C58 4 72 9 74 21C87 22 91 38 78 45z"],
  [
    "linen",
    "M18 48Q20 40 26 44Q30 38 35 42Q40 37 45 41Q50 36 55 41Q60 37 65 42Q70 38 74 44Q80 40 82 48Q66 42 50 43Q34 42 18 48z",
  ],
  ["fine", "M30 40Q26 30 30 22M42 38Q38 26 44 14M58 38Q62 26 56 14M70 40Q74 30 70 22"],
];
/** A cloth wound around the head, with a knot. */
export const WRAP: Drawing = [
  ["tint", "M26 48C18 26 32 11 52 11C72 11 81 28 74 48C60 37 40 38 26 48z"],
  ["tint", "M72 38C80 26 92 26 95 34C92 40 84 38 80 42C88 44 92 52 88 57C80 56 74 50 72 42z"],
  ["line", "M28 40C40 28 60 24 74 36M30 30C42 20 60 16 72 28"],
  ["fine", "M32 44C44 34 58 31 70 40M40 18C50 14 60 16 66 20"],
];
/** A kerchief, knotted at the neck behind. */
export const KERCHIEF: Drawing = [
  [
    "tint",
    "M28 58C20 34 32 18 52 19C68 20 73 32 70 44C60 36 44 42 40 54C38 66 36 78 30 88C20 86 14 76 12 66C20 70 26 66 28 58z",
  ],
  ["line", "M33 64C32 46 42 36 60 35"],
  ["ink", [36, 46, 56, 30, 40, 34].map((x, at) => disc(x, [34, 28, 27, 46, 41, 56][at]!, 1.6)).join("")],
];

/** A hood and its cloak: dark behind the head, its edge over the brow. */
export const hood = (tool: Extract<Tool, "mass" | "linen" | "tint"> = "mass"): { behind: Drawing; hat: Drawing } => ({
  behind: [[tool, "M50 8C82 8 90 38 85 64C82 84 90 102 98 124H2C10 102 18 84 15 64C10 38 18 8 50 8z"]],
  hat: [
    [
      tool,
      "M50 8C82 8 90 38 85 64C82 82 78 92 68 98C76 74 74 42 50 40C26 42 24 74 32 98C22 92 18 82 15 64C10 38 18 8 50 8z",
    ],
    strands(tool, "M50 14C26 16 18 40 22 62M50 24C34 26 26 42 27 62M50 14C74 16 82 40 78 62M50 24C66 26 74 42 73 62"),
  ],
});
/** The edge of a cap below a hood or a hat. */
export const EDGE: Drawing = [
  ["linen", "M50 35C68 36 75 52 71 76C69 56 64 45 50 44C36 45 31 56 29 76C25 52 32 36 50 35z"],
];
