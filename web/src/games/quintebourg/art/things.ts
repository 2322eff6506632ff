/** Things that pass from hand to hand, or are held up. */
import { disc, rays, star } from "../../../lib/art/shapes";
import { HEART, soft, type Drawing } from "./drawing";

export const COIN: Drawing = [
  ["lamp edged", disc(50, 50, 44)],
  ["night thin", disc(50, 50, 34)],
];
/** What is struck on a coin that shows no number: the Q of the town. */
export const STRUCK: Drawing = [["night line", disc(50, 48, 16) + "M54 58L66 70"]];

export const CHARMS: Readonly<Record<"jinx" | "luck", Drawing>> = {
  // a black cat
  jinx: [
    ["night", "M16 8L40 26H60L84 8L88 52C88 78 70 92 50 92C30 92 12 78 12 52z"],
    ["rust", "M23 22L34 31L23 40zM77 22L66 31L77 40z"],
    ["lamp", disc(34, 52, 10, 9) + disc(66, 52, 10, 9)],
    ["night", disc(34, 52, 3, 9) + disc(66, 52, 3, 9)],
    ["rust", "M44 66H56L50 73z"],
    ["pale thin", "M50 73V78M50 78Q42 84 36 78M50 78Q58 84 64 78"],
  ],
  // four leaves
  luck: [
    ["leaf line", "M52 52Q58 76 76 90"],
    ...[45, 135, 225, 315].map(
      (turn) => ["leaf edged", HEART, `rotate(${turn} 50 47) translate(28 4) scale(.44)`] as const,
    ),
    ["lamp", disc(50, 47, 6)],
  ],
};

export const POTIONS: Readonly<Record<"coma" | "xp" | "poison", Drawing>> = {
  // a round bottle, for the potion that puts to sleep
  coma: [
    ["rust edged", soft(40, 4, 20, 14, 3)],
    ["pale edged", "M42 16H58V34C78 38 88 50 88 62C88 82 72 94 50 94C28 94 12 82 12 62C12 50 22 38 42 34z"],
    ["stone", "M16 58H84C88 80 70 90 50 90C30 90 12 80 16 58z"],
    ["night line", "M38 66H60L40 82H62"],
  ],
  // a tall glass that boils over
  xp: [
    ["pale edged", "M34 24H66V80Q66 94 50 94Q34 94 34 80z"],
    ["leaf", "M36 42H64V80Q64 92 50 92Q36 92 36 80z"],
    ["leaf edged", disc(43, 14, 8) + disc(58, 11, 6)],
    ["pale edged", soft(28, 18, 44, 12, 5)],
    ["pale", star(50, 66, 13, 4, 0.35)],
  ],
  // a square bottle with a sign that everybody understands
  poison: [
    ["rust edged", soft(38, 4, 24, 16, 3)],
    ["stone edged", "M40 18H60V30Q82 34 82 48V86Q82 94 74 94H26Q18 94 18 86V48Q18 34 40 30z"],
    ["pale edged", "M50 40C66 40 72 50 72 60C72 68 66 70 64 72V82H36V72C34 70 28 68 28 60C28 50 34 40 50 40z"],
    ["night", disc(41, 60, 6) + disc(59, 60, 6)],
    ["night thin", "M46 76V82M54 76V82"],
  ],
};

export const GAVEL: Drawing = [
  ["rust edged", soft(47, 42, 12, 56, 5), "rotate(-45 53 44)"],
  ["lamp edged", soft(24, 16, 54, 30, 4), "rotate(-45 51 31) translate(-14 6)"],
  ["night", soft(20, 12, 12, 38, 4) + soft(70, 12, 12, 38, 4), "rotate(-45 51 31) translate(-14 6)"],
  ["pale edged", soft(4, 82, 46, 13, 4)],
];

/** The tribunal: scales above the bench, and the three who stand before it. */
export const TRIBUNAL: Drawing = [
  ["lamp line", "M80 22V62M44 30H116"],
  ["lamp edged", disc(80, 17, 6) + "M24 54H64Q60 70 44 70Q28 70 24 54zM96 54H136Q132 70 116 70Q100 70 96 54z"],
  ["lamp thin", "M44 30L27 54M44 30L61 54M116 30L99 54M116 30L133 54"],
  ["rust edged", soft(10, 78, 140, 14, 3)],
  ["night edged", soft(18, 92, 124, 30, 2)],
  ["rim thin", "M49 94V120M80 94V120M111 94V120"],
  ...[50, 80, 110].flatMap((x): Drawing => [
    ["stone edged", `M${x - 12} 138V128Q${x - 12} 116 ${x} 116Q${x + 12} 116 ${x + 12} 128V138z`],
    ["skin edged", disc(x, 110, 8)],
  ]),
];

/** The raised hand of an invocation. */
export const HAND: Drawing = [
  ["lamp thin", rays(50, 53, 41, 48, 7, { start: -165, sweep: 150 })],
  [
    "skin edged",
    "M32 54V30a5 5 0 0 1 10 0V23a5 5 0 0 1 10 0V28a5 5 0 0 1 10 0V56L69 48Q77 44 79 51L65 74Q61 80 61 84H36Q32 68 32 54z",
  ],
  ["night thin", "M42 32V48M52 30V48"],
  ["night edged", soft(28, 82, 40, 16, 3)],
  ["lamp", disc(48, 90, 4)],
];

export const LETTERS: Readonly<Record<"closed" | "open", Drawing>> = {
  closed: [
    ["pale edged", soft(6, 20, 88, 62, 4)],
    ["night thin", "M8 24L50 56L92 24M8 79L36 48M92 79L64 48"],
    ["rust edged", disc(50, 56, 13)],
    ["pale", star(50, 56, 7)],
  ],
  open: [
    ["lamp edged", "M6 40L50 8L94 40V90H6z"],
    ["pale edged", soft(18, 20, 64, 56, 2)],
    ["night thin", "M28 32H72M28 43H72M28 54H54"],
    ["lamp edged", "M6 42L50 72L94 42V90Q94 94 90 94H10Q6 94 6 90z"],
  ],
};

const BAND = disc(50, 62, 30);
const GEM: Drawing = [
  ["pale edged", "M36 6H64L76 20L50 42L24 20z"],
  ["night thin", "M24 20H76M41 20L50 40L59 20"],
];
export const RINGS: Readonly<Record<"wed" | "widowed", Drawing>> = {
  wed: [["lamp bold", BAND], ...GEM],
  // broken
  widowed: [
    ["pale bold", "M44 91.500A30 30 0 0 1 38 34.500M62 34.500A30 30 0 0 1 58 91"],
    ...GEM,
    ["night line", "M54 8L44 20L56 26L50 40"],
  ],
};

/** What a thermal camera saw: nobody, one, two or more. */
const SEEN: readonly Drawing[] = [
  [["stone line", "M40 60H60"]],
  [["rust", disc(50, 52, 7) + "M38 74Q38 60 50 60Q62 60 62 74z"]],
  [
    ["rust", disc(42, 53, 6) + "M32 73Q32 60 42 60Q52 60 52 73z"],
    ["lamp", disc(59, 50, 6) + "M49 73Q49 58 59 58Q69 58 69 73z"],
  ],
];
const LENS: Drawing = [
  ["stone", disc(50, 60, 18)],
  ["night", disc(50, 60, 9)],
  ["pale", disc(45, 54, 5)],
];
export const camera = (seen?: number): Drawing => [
  ["night", soft(6, 26, 88, 62, 10)],
  ["night", "M30 28L36 14H62L68 28z"],
  ["rust", disc(82, 38, 5)],
  ["pale edged", disc(50, 60, 26)],
  ...(seen === undefined ? LENS : (SEEN[Math.max(0, Math.min(2, seen))] ?? [])),
];

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const SUN: Drawing = [
  ["sky", disc(50, 50, 48)],
  ["rim thin", disc(50, 50, 47)],
  ["rust line", rays(50, 50, 31, 39, 12)],
  ["lamp edged", disc(50, 50, 23)],
  ["night thin", "M42 47v3M58 47v3M41 57Q50 64 59 57"],
];

/** The moon grows from Monday to Saturday; one star on an odd day, two on an even one; on Sunday, the sun. */
export function moon(day: string): Drawing {
  const night = WEEKDAYS.indexOf(day as (typeof WEEKDAYS)[number]);
  if (night < 0) return [];
  if (night === 6) return SUN;
  const bulge = [-20, -10, 1, 12, 22, 30][night] ?? 0;
  const lit = `M46 20A30 30 0 0 1 46 80A${Math.abs(bulge)} 30 0 0 ${bulge < 0 ? 0 : 1} 46 20z`;
  const stars = night % 2 ? star(24, 20, 10, 4, 0.35) + star(14, 40, 8, 4, 0.35) : star(22, 26, 11, 4, 0.35);
  return [
    ["night", disc(50, 50, 48)],
    ["rim thin", disc(50, 50, 47)],
    ["stone thin", disc(46, 50, 30)],
    ["lamp", lit],
    ["pale", stars],
  ];
}
