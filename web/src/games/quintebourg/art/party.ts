/** The party roles: light figures on the night. */
import { moved } from "../../../lib/art/drawing";
import { both, disc, rays, star } from "../../../lib/art/shapes";
import { HEART, type Colour, type Drawing } from "./drawing";

const HEAD = "M50 14C68 14 82 28 82 46C82 62 68 86 50 86C32 86 18 62 18 46C18 28 32 14 50 14z";
const EYES = disc(35, 44, 10, 8) + disc(65, 44, 10, 8);

function reptilian(skin: Colour, eyes: Colour = "lamp"): Drawing {
  return [
    [skin, HEAD],
    [eyes, EYES],
    ["night", "M35 35q5 9 0 18q-5-9 0-18zM65 35q5 9 0 18q-5-9 0-18z"],
    ["night", disc(44, 67, 2.5) + disc(56, 67, 2.5)],
    ["night thin", "M34 74Q50 82 66 74"],
  ];
}

const CROWN = "M28 32L24 8L38 20L50 4L62 20L76 8L72 32z";

/** What a leader of mathematicians wears above the sign of the camp. */
const CAP: Drawing = [
  ["pale", "M32 24V35Q50 44 68 35V24z"],
  ["lamp", "M50 6L84 20L50 34L16 20z"],
  ["rust line", "M78 21V38"],
];
const leader = (sign: Drawing): Drawing => [...moved(sign, 17, 33, 0.66), ...CAP];

export const ALGEBRA: Drawing = [
  ["pale line", "M34 22H22V78H34M66 22H78V78H66"],
  ["lamp bold", "M38 36L62 64M62 36L38 64"],
];
export const ANALYSIS: Drawing = [
  ["pale bold", "M66 20C54 12 50 26 50 50S46 88 34 80"],
  ["lamp", disc(74, 66, 6) + disc(28, 34, 6)],
];
export const GEOMETRY: Drawing = [
  ["lamp line", "M20 70Q50 94 80 70"],
  ["pale line", "M48 26L30 82M52 26L70 82"],
  ["pale line", "M40 54H60"],
  ["lamp", disc(50, 22, 8)],
];

export const MEDAL: Drawing = [
  ["rust", "M30 12H46L56 42L44 46z"],
  ["stone", "M70 12H54L44 42L56 46z"],
  ["lamp", disc(50, 61, 24)],
  ["night thin", disc(50, 61, 18)],
  ["night", star(50, 61, 12)],
];

export const HEARTS: Drawing = [
  ...moved(
    [
      ["night bold", HEART],
      ["pale", HEART],
    ],
    34,
    20,
    0.56,
    12,
  ),
  ...moved(
    [
      ["night bold", HEART],
      ["rust", HEART],
    ],
    10,
    26,
    0.58,
    -12,
  ),
];

const BRAIN =
  disc(33, 40, 14) +
  disc(48, 31, 15) +
  disc(64, 35, 15) +
  disc(74, 50, 13) +
  disc(28, 56, 13) +
  disc(45, 56, 18) +
  disc(63, 62, 14);
export const CORTEX: Drawing = [
  ["stone", "M50 66H64L62 86H54z"],
  ["pale", BRAIN],
  [
    "night thin",
    "M48 20Q44 32 52 40T46 58M30 34Q40 38 36 48T42 62M66 26Q60 36 68 42T84 48M58 52Q68 52 68 60T60 74M18 56Q26 54 30 60",
  ],
];

const MOUSE: Drawing = [
  ["pale", disc(26, 33, 18) + disc(74, 33, 18)],
  ["rust", disc(26, 33, 10) + disc(74, 33, 10)],
  ["pale", "M50 30C70 30 78 46 74 60C70 74 60 86 50 86C40 86 30 74 26 60C22 46 30 30 50 30z"],
  ["night", disc(42, 52, 5.5) + disc(58, 50, 5.5)],
  ["rust", disc(50, 69, 6)],
  ["night thin", "M12 62L30 66M12 76L31 72M88 62L70 66M88 76L69 72"],
  ["pale thin", "M8 62L26 65M10 78L28 73M92 62L74 65M90 78L72 73"],
];

export const SETH: Drawing = [
  ["stone", "M50 40L44 9L57 7L62 38zM66 38L70 7L83 11L76 42z"],
  [
    "pale",
    "M48 37C60 30 72 32 76 40C80 54 76 70 82 88H46C50 78 50 72 48 66C38 66 30 72 24 80C18 84 12 80 14 73C18 58 30 44 48 37z",
  ],
  ["lamp", "M49 76H79L82 88H46z"],
  ["night", disc(54, 48, 4.5) + disc(20, 76, 2.5)],
  ["night thin", "M50 76H78"],
];

export const PARTY: Readonly<Record<string, Drawing>> = {
  // the chief of the pack wears the crown
  "rept-alpha": [...moved(reptilian("leaf"), 9, 17, 0.82), ["lamp", CROWN], ["rust", disc(50, 24, 4)]],
  // red, and her tongue is out
  "rept-rouge": [
    ...moved(reptilian("rust"), 7, -2, 0.86),
    ["night line", "M22 22L42 30M78 22L58 30"],
    ["lamp line", "M50 68V82L42 92M50 82L58 92"],
  ],
  // black before the moon
  "rept-noire": [
    ["stone", disc(50, 50, 42)],
    ["night", HEAD, "translate(9 10) scale(.82)"],
    ["lamp", "M24 38L47 50Q46 62 36 61Q24 58 24 38zM76 38L53 50Q54 62 64 61Q76 58 76 38z"],
    ["night", "M37 43q4 9 0 18q-4-9 0-18zM63 43q4 9 0 18q-4-9 0-18z"],
    ["stone", disc(45, 70, 2.5) + disc(55, 70, 2.5)],
  ],
  reptilienne: [...reptilian("leaf"), ["night", disc(50, 26, 3) + disc(40, 24, 2.5) + disc(60, 24, 2.5)]],
  seth: SETH,
  fennec: [
    ["lamp", "M15 10C24 10 42 28 46 46L22 58C12 44 8 22 15 10zM85 10C76 10 58 28 54 46L78 58C88 44 92 22 85 10z"],
    ["rust", "M19 20C27 24 36 34 38 46L26 52C18 42 16 30 19 20zM81 20C73 24 64 34 62 46L74 52C82 42 84 30 81 20z"],
    ["lamp", "M50 40C68 40 80 50 82 60C72 66 62 82 50 88C38 82 28 66 18 60C20 50 32 40 50 40z"],
    ["pale", "M18 60C34 58 44 66 50 78C56 66 66 58 82 60C72 66 62 82 50 88C38 82 28 66 18 60z"],
    ["night", disc(38, 56, 5) + disc(62, 56, 5) + disc(50, 83, 6, 5)],
  ],
  cortex: CORTEX,
  minus: MOUSE,
  medecin: [
    ["pale line", "M24 18H30M54 18H60M24 18V36a18 18 0 0 0 36 0V18M42 54V66a17 17 0 0 0 34 0V56"],
    ["lamp", disc(76, 47, 12)],
    ["leaf", "M74 40h4v5h5v4h-5v5h-4v-5h-5v-4h5z"],
  ],
  // a beard and a halo
  sesiano: [
    ["lamp line", disc(50, 17, 22, 8)],
    ["pale", "M24 44C22 22 78 22 76 44C80 66 62 88 50 92C38 88 20 66 24 44z"],
    ["skin", "M33 42C34 30 66 30 67 42C68 56 60 62 50 62C40 62 32 56 33 42z"],
    ["night", disc(42, 46, 3.5) + disc(58, 46, 3.5)],
    ["pale", "M34 56Q50 48 66 56Q60 66 50 62Q40 66 34 56z"],
    ["night thin", "M44 63H56"],
  ],
  amoureux: HEARTS,
  // snow, and a ring that turns: all begins anew
  skadi: [
    ["pale line", rays(50, 50, 0, 25, 6, { start: -90 })],
    [
      "pale line",
      "M43 26L50 32L57 26M43 74L50 68L57 74M26 44L34 41L33 32M74 44L66 41L67 32M26 56L34 59L33 68M74 56L66 59L67 68",
    ],
    ["lamp line", "M22 76A38 38 0 0 1 66 16"],
    ["lamp line", "M78 24A38 38 0 0 1 34 84"],
    ["lamp", "M62 6L80 14L66 28zM38 94L20 86L34 72z"],
  ],
  // a beret and a moustache
  villageois: [
    ["skin", disc(50, 56, 27)],
    ["rust", "M14 42C12 24 34 14 52 16C76 16 90 30 84 44C62 36 36 36 14 42z"],
    ["rust line", "M52 18L56 9"],
    ["night", disc(40, 52, 4) + disc(60, 52, 4)],
    ["night", "M50 66C44 58 30 60 24 72C34 78 46 76 50 71C54 76 66 78 76 72C70 60 56 58 50 66z"],
  ],
  hess: leader(ALGEBRA),
  rappaz: leader(ANALYSIS),
  pach: leader(GEOMETRY),
  algebriste: ALGEBRA,
  analyste: ANALYSIS,
  geometre: GEOMETRY,
  nobel: MEDAL,
};

export const PITCHFORK: Drawing = [...both("pale line", "M50 40Q30 40 30 24V12"), ["pale line", "M50 12V90"]];
