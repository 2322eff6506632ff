/** What only the people of Quinte-bourg wear and carry. */
import { box, disc, star } from "../../../../lib/art/shapes";
import { pair, type Drawing } from "../../../../lib/art/people/drawing";

// --- hats

export const STRAW: Drawing = [
  [
    "gold",
    "M32 36C32 20 38 14 50 14C62 14 68 20 68 36C84 35 98 40 98 45C80 42 66 47 50 47C34 47 20 42 2 45C2 40 16 35 32 36z",
  ],
  ["tint", "M32 30V36Q50 41 68 36V30Q50 35 32 30z"],
  ["line", "M40 18L37 28M48 16V29M58 18L61 28M10 42l6 1M22 40l5 3M84 41l6 2M74 41l4 3"],
];
export const FEDORA: Drawing = [
  [
    "mass",
    "M30 35C30 18 34 9 42 12Q50 18 58 12C66 9 70 18 70 35C82 35 90 38 91 42C80 47 66 45 50 45C34 45 20 47 9 42C10 38 18 35 30 35z",
  ],
  ["tint", "M30 28V35Q50 40 70 35V28Q50 33 30 28z"],
  ["cut", "M39 16L37 25M50 19V28M61 16L63 25"],
];
export const BERET: Drawing = [
  ["tint", "M26 42C10 40 10 26 26 19C44 8 76 10 88 24C92 34 82 40 70 38C56 32 40 36 26 42z"],
  ["line", "M54 12L56 5M28 38C44 30 60 30 74 36"],
];
export const BOARD: Drawing = [
  ["mass", "M31 42V26H69V42Q50 34 31 42z"],
  ["mass", "M50 6L96 20L50 35L4 20z"],
  ["cut", "M12 20L50 31L88 20"],
  ["gold", "M50 18.500L84 24V44L80 52L88 52L85.5 44V22L50 18.500z"],
];
export const NURSE: Drawing = [
  ["linen", "M24 40L18 18Q50 2 82 18L76 40Q50 28 24 40z"],
  ["tint", "M46 12H54V17H59V25H54V30H46V25H41V17H46z"],
];
export const HELMET: Drawing = [
  ["gold", "M22 42C20 20 34 9 50 9C66 9 80 20 78 42Q50 34 22 42z"],
  ["line", "M50 9V36M38 12Q34 24 35 37M62 12Q66 24 65 37M17 43Q50 33 83 43"],
];
export const VISOR: Drawing = [
  ["tint", "M27 40Q50 30 73 40L88 52Q50 38 12 52z"],
  ["line", "M28 37Q50 27 72 37"],
];
export const PEAKED: Drawing = [
  ["tint", "M28 36L20 22Q50 4 80 22L72 36z"],
  ["mass", "M28 34H72L76 44Q50 36 24 44z"],
  ["linen", disc(50, 22, 7)],
  ["ink", box(48.5, 17.5, 3, 9) + box(45.5, 20.5, 9, 3)],
];
export const FLATCAP: Drawing = [
  ["tint", "M24 42C14 28 28 16 48 15C66 14 78 24 79 36L92 42Q90 48 72 45C56 40 40 38 24 42z"],
  ["line", "M76 38C60 34 42 34 28 40"],
  ["fine", "M40 18l-4 16M52 17l-1 16M64 20l4 15"],
];
/** The hat of a detective, with a peak in front and one behind. */
export const DEERSTALKER: Drawing = [
  ["tint", "M28 40C26 20 36 12 50 12C64 12 74 20 72 40L94 48Q80 52 66 44Q50 38 34 44Q20 52 6 48z"],
  ["mass", "M42 12Q34 2 44 3Q50 5 50 12Q50 5 56 3Q66 2 58 12z"],
  ["fine", "M38 18L64 38M50 14L72 32M62 18L36 38M50 14L29 32"],
];
export const NIGHTCAP: Drawing = [
  ["tint", "M26 44C24 24 36 12 54 10C76 8 92 24 90 52L82 56C80 40 74 32 70 30L73 44Q50 34 26 44z"],
  ["linen", disc(86, 60, 7)],
  ["linen", "M25 46Q50 33 75 46V38Q50 26 25 38z"],
];
export const BEANIE: Drawing = [
  ["tint", "M27 46C22 20 36 14 50 14C64 14 78 20 73 46z"],
  ["linen", disc(50, 11, 8)],
  ["tint", "M24 38H76V49H24z"],
  ["fine", "M32 39v9M39 39v9M46 39v9M54 39v9M61 39v9M68 39v9"],
];
export const CLOCHE: Drawing = [
  ["mass", "M25 54C18 24 34 12 50 12C66 12 82 24 75 54L80 58C66 44 34 44 20 58z"],
  ["tint", "M24 44Q50 33 76 44L75.5 51Q50 40 24.5 51z"],
  ["gold", disc(68, 43, 5)],
];
export const HALO: Drawing = [
  ["gold", disc(50, 50, 45)],
  ["line", disc(50, 50, 38)],
];
export const CURLERS: Drawing = [
  [
    "tint",
    [
      [24, 42],
      [30, 28],
      [42, 20],
      [58, 20],
      [70, 28],
      [76, 42],
    ]
      .map(([x, y]) => `M${x! - 9} ${y! - 6}h18v12h-18z`)
      .join(""),
  ],
  [
    "line",
    [
      [24, 42],
      [30, 28],
      [42, 20],
      [58, 20],
      [70, 28],
      [76, 42],
    ]
      .map(([x, y]) => `M${x! - 3} ${y! - 6}v12M${x! + 3} ${y! - 6}v12`)
      .join(""),
  ],
];
export const BANDAGE: Drawing = [
  ["linen", "M28 46C26 30 36 24 50 24C64 24 74 30 72 46Q50 36 28 46z"],
  ["fine", "M30 40Q50 28 72 38M30 36Q46 26 68 32M44 26L60 40"],
  ["linen", "M70 42L88 36L84 46L92 54L71 47z"],
];
/** The cloth of the kings of another desert. */
export const NEMES: { behind: Drawing; hat: Drawing } = {
  behind: [["tint", "M50 6C72 6 82 22 88 44L96 82L80 112H20L4 82L12 44C18 22 28 6 50 6z"]],
  hat: [
    ["tint", "M50 6C72 6 82 22 86 44L74 62C72 48 66 42 50 41C34 42 28 48 26 62L14 44C18 22 28 6 50 6z"],
    ["gold", "M26 46Q50 32 74 46L72 52Q50 39 28 52z"],
    [
      "line",
      "M20 36L36 24M16 46L30 36M80 36L64 24M84 46L70 36M8 70L24 66M10 84L26 78M14 98L28 90M92 70L76 66M90 84L74 78M86 98L72 90",
    ],
    ["gold", "M46 36Q44 20 52 20Q58 24 54 38z"],
  ],
};
export const FURS: { behind: Drawing; hat: Drawing } = {
  behind: [["linen", star(50, 54, 48, 22, 0.86)]],
  hat: [
    [
      "linen",
      "M50 8L60 14L68 10L72 20L82 20L82 32L92 36L87 48L94 58L85 66L88 78L76 80L72 92C76 62 72 42 50 41" +
        "C28 42 24 62 28 92L24 80L12 78L15 66L6 58L13 48L8 36L18 32L18 20L28 20L32 10L40 14z",
    ],
    ["fine", "M50 14v10M34 18l3 9M66 18l-3 9M22 28l7 6M78 28l-7 6M16 44l8 3M84 44l-8 3M16 60l8-1M84 60l-8-1"],
  ],
};

export const BOWLER: Drawing = [
  [
    "mass",
    "M27 38C25 14 38 6 50 6C62 6 75 14 73 38C80 36 86 33 88 36C84 46 68 45 50 45C32 45 16 46 12 36C14 33 20 36 27 38z",
  ],
  ["tint", "M27 31L27.5 38Q50 43 72.5 38L73 31Q50 36 27 31z"],
  ["cut", "M36 14Q32 20 32 28M44 10Q40 16 40 28"],
];
/** A collar turned up, so that nobody sees who it is. */
export const COLLAR: Drawing = [
  ["mass", "M50 112L22 62C14 74 10 92 12 112zM50 112L78 62C86 74 90 92 88 112z"],
  ["cut", "M24 68L46 108M76 68L54 108"],
];

// --- over the face

export const MONOCLE: Drawing = [["line", disc(59, 57, 8) + "M66 62Q74 76 70 96"]];

export const MASK: Drawing = [
  ["linen", "M30 63Q50 55 70 63L66 82Q50 94 34 82z"],
  ["line", "M30 63L28 56M70 63L72 56"],
  ["fine", "M34 70Q50 64 66 70M36 77Q50 72 64 77"],
];
export const BANDIT: Drawing = [
  ["tint", "M29 60Q50 54 71 60L64 82L50 100L36 82z"],
  ["paper", disc(42, 70, 2) + disc(58, 70, 2) + disc(50, 78, 2) + disc(50, 66, 2)],
];
export const TUBE: Drawing = [
  ["mass", "M36 64Q50 56 64 64L61 82Q50 90 39 82z"],
  ["gold", disc(50, 76, 6)],
  ["bold", "M56 80C72 84 70 104 84 106S92 118 90 124M36 66L28 58M64 66L72 58"],
];
export const BINOCULARS: Drawing = [
  ["mass", "M30 50H46V66H28zM54 50H70L72 66H54z" + box(45, 53, 10, 7)],
  ["tint", disc(37, 64, 9) + disc(63, 64, 9)],
  ["cut", "M33 62Q35 58 39 58M59 62Q61 58 65 58"],
  ["skin", "M22 68Q28 60 34 70L30 84Q20 82 22 68zM78 68Q72 60 66 70L70 84Q80 82 78 68z"],
];
export const GOGGLES: Drawing = [
  ["mass", "M25 36Q50 28 75 36L74 46Q50 38 26 46z"],
  ["gold", disc(39, 37, 9) + disc(61, 37, 9)],
  ["paper", disc(39, 37, 5.5) + disc(61, 37, 5.5)],
];
export const MIRROR: Drawing = [
  ["line", "M28 44Q50 32 72 44"],
  ["linen", disc(50, 27, 12)],
  ["ink", disc(50, 27, 3)],
];
export const LENS: Drawing = [
  ["paper", disc(61, 58, 13)],
  ["ink", disc(61, 58, 5)],
  ["bold", disc(61, 58, 13)],
  ["bold", "M70 68L90 96"],
  ["paper", disc(63, 56, 1.6)],
];
export const HEADPHONES: Drawing = [
  ["bold", "M23 58C18 10 82 10 77 58"],
  ["tint", "M18 50H30V72H18zM70 50H82V72H70z"],
];
export const SCALES: Drawing = pair(
  "fine",
  "M30 60q3 3 6 0M30 65q3 3 6 0q3 3 6 0M32 70q3 3 6 0M34 40q3 3 6 0q3 3 6 0M38 35q3 3 6 0q3 3 6 0",
);
export const CREST: Drawing = [
  ["tint", "M30 40L18 34L28 28L20 16L34 20L36 4L46 15L50 1L54 15L64 4L66 20L80 16L72 28L82 34L70 40Q50 24 30 40z"],
  ["line", "M36 28l-6-6M44 23l-4-9M50 22V10M56 23l4-9M64 28l6-6"],
];
export const EARS: Drawing = [
  ...pair("gold", "M38 34C30 22 16 8 8 8C6 24 14 48 30 54z"),
  ...pair("skin", "M32 36C26 28 18 18 13 15C13 26 18 42 28 47z"),
];
export const WINGS: Drawing = [
  ...pair("linen", "M26 70C10 66 0 46 4 26C10 40 16 44 24 46C16 46 8 52 6 62C12 62 20 66 26 74z"),
  ...pair("fine", "M8 36Q12 50 24 58M8 54Q14 58 24 64"),
];
/** The moon behind somebody's head. */
export const CRESCENT: Drawing = [
  ["gold", "M34 4C2 16-6 60 14 88C24 102 40 110 58 110C34 92 22 70 24 46C25 28 30 14 34 4z"],
];
// --- held beside it

export const APPLE: Drawing = [
  ["gold", "M82 92C74 86 66 94 70 104C74 114 80 112 82 110C84 112 90 114 94 104C98 94 90 86 82 92z"],
  ["line", "M82 92Q82 86 88 84"],
];
export const LOVE: Drawing = [["tint", "M80 42C68 32 64 26 64 19a8 8 0 0 1 16-2a8 8 0 0 1 16 2C96 26 92 32 80 42z"]];
export const MEDAL: Drawing = [
  ["tint", "M36 94L50 114L64 94L70 98L54 118H46L30 98z"],
  ["gold", disc(50, 114, 9)],
  ["line", disc(50, 114, 4)],
];
export const STETHOSCOPE: Drawing = [
  ["bold", "M36 92C34 108 44 112 44 118M64 92C68 104 66 108 66 112"],
  ["gold", disc(66, 115, 5)],
];
export const SPANNER: Drawing = [["linen", "M74 124L80 84C72 80 72 68 80 64V74H88V64C96 68 96 80 88 84L86 124z"]];
export const SQUARE: Drawing = [
  ["gold", "M66 124V56L98 124z"],
  ["paper", "M74 116V84L88 116z"],
  ["line", "M74 116V84L88 116z"],
];
export const PENCIL: Drawing = [
  ["gold", "M24 30L76 8L79 14L27 36z"],
  ["linen", "M76 8L86 7L79 14z"],
  ["tint", "M24 30L18 33L21 39L27 36z"],
];
export const ACE: Drawing = [
  ["linen", "M60 2L80 6L75 34L56 30z"],
  ["tint", "M69 11L73 19L66 26L62 18z"],
];
export const ROSE: Drawing = [
  ["tint", disc(72, 108, 7)],
  ["line", "M68 107q4-6 7-1t-5 4"],
];
export const HAND: Drawing = [
  [
    "skin",
    "M62 124L60 96C56 88 54 82 57 78C60 78 62 84 64 86L70 72C73 70 76 73 74 77L72 88C78 88 82 94 80 102L82 124z",
  ],
  ["line", "M64 86L66 94M70 88L71 95"],
];
export const FLASK: Drawing = [
  ["linen", "M78 62H92V68H89V82L98 104Q98 110 92 110H78Q72 110 72 104L81 82V68H78z"],
  ["tint", "M77 94H93L97 104Q97 109 92 109H78Q73 109 73 104z"],
];
export const STALK: Drawing = [
  ["line", "M54 77L84 70"],
  ["gold", "M82 72Q86 62 96 62Q96 70 84 73z"],
];
export const SCARF: Drawing = [
  ["tint", "M28 80Q50 96 72 80L78 94Q50 112 22 94z"],
  ["tint", "M62 100L78 124H62L54 104z"],
  ["fine", "M30 88Q50 102 72 88"],
];
export const CAPE: Drawing = [
  ["mass", "M2 124L10 70C18 84 34 92 50 104C66 92 82 84 90 70L98 124z"],
  ["tint", "M16 82C24 92 38 98 50 108C62 98 76 92 84 82L80 104L50 122L20 104z"],
];
