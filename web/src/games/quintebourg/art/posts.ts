/** The public posts: dark figures on a pale plate. */
import { both, box, disc, star } from "../../../lib/art/shapes";
import { soft, type Drawing } from "./drawing";

const priest = (eyes: Drawing): Drawing => [
  ["night", "M22 90Q22 68 50 66Q78 68 78 90z"],
  ["pale", "M40 68H60V78H40z"],
  ["skin edged", disc(50, 48, 21)],
  ["night", "M28 32C28 12 72 12 72 32z"],
  ["night", disc(50, 33, 40, 7)],
  ...eyes,
];

const badge = (points: number, waist: number, pips: Drawing): Drawing => [
  ["lamp edged", star(50, 52, 41, points, waist)],
  ["pale edged", disc(50, 52, 15)],
  ...pips,
];

const coin = (x: number, y: number): Drawing => [
  ["lamp edged", disc(x, y, 12)],
  ["night thin", `M${x} ${y - 4}v8`],
];
/** Two fingers over a pocket, and what they draw out of it. */
const pocket = (loot: Drawing): Drawing => [
  ["skin edged", "M38 5H62V16L58 30Q55 36 52 30L50 20L48 30Q45 36 42 30L38 16z"],
  ...loot,
  ["night", "M16 50H84V70Q84 88 50 93Q16 88 16 70z"],
  ["pale thin", "M24 60V70Q26 82 50 85Q74 82 76 70V60"],
];

export const POSTS: Readonly<Record<string, Drawing>> = {
  // a ballot goes into the box
  scrutateur: [
    ["pale edged", "M34 10H66V52H34z"],
    ["leaf line", "M41 28L48 36L60 20"],
    ["night", soft(14, 46, 72, 44, 4)],
    ["lamp", soft(26, 49, 48, 6, 3)],
    ["pale edged", "M34 10H66V50H34z"],
    ["leaf line", "M41 28L48 36L60 20"],
    ["lamp", disc(50, 73, 6)],
  ],
  // his hood
  bourreau: [
    ["night", "M50 10C74 14 77 40 77 56L84 82L74 92H26L16 82L23 56C23 40 26 14 50 10z"],
    ["lamp", disc(38, 46, 8, 6) + disc(62, 46, 8, 6)],
    ["night", disc(39, 47, 3) + disc(61, 47, 3)],
    ["rust thin", "M40 68H60M44 64V72M50 64V72M56 64V72"],
  ],
  // a will, a quill, a seal
  notaire: [
    ["pale edged", "M22 16H66V88H22z"],
    ["stone thin", "M31 30H56M31 41H56M31 52H48"],
    ["rust edged", disc(35, 74, 9)],
    ["stone edged", "M86 22C66 24 54 42 51 66C66 62 82 50 86 22z"],
    ["night thin", "M78 34Q60 54 46 82"],
  ],
  // a rosette
  president: [
    ["night", "M36 56L24 94L38 86L46 94L50 66L54 94L62 86L76 94L64 56z"],
    ["rust edged", disc(50, 42, 33)],
    ["pale", disc(50, 42, 22)],
    ["night", disc(50, 42, 12)],
    ["lamp", star(50, 42, 8)],
  ],
  // columns
  senateur: [
    ["night", "M50 8L90 34H10z"],
    ["lamp", disc(50, 25, 5)],
    [
      "night",
      box(14, 37, 72, 6) + box(20, 46, 11, 32) + box(44, 46, 12, 32) + box(69, 46, 11, 32) + box(10, 80, 80, 9),
    ],
  ],
  // scales
  procureur: [
    ["night line", "M50 18V82M18 30H82M30 86H70"],
    ...both("night thin", "M22 30L10 58H34z"),
    ...both("rust edged", "M8 58H36Q34 74 22 74Q10 74 8 58z"),
    ["lamp edged", disc(50, 18, 8)],
  ],
  // a kepi
  "chef-armees": [
    ["night", "M26 22Q52 11 76 22L82 62H18z"],
    ["rust", "M20.500 44H80L82 62H18z"],
    ["night", "M16 62Q52 54 82 62Q91 70 87 80Q56 66 16 68z"],
    ["lamp", star(50, 46, 14)],
    ["lamp thin", "M27 25Q52 16 75 25"],
  ],
  // coins before his eyes
  "pretre-cupide": priest([
    ["lamp edged", disc(40, 47, 8) + disc(60, 47, 8)],
    ["night thin", "M40 45v4M60 45v4M42 61Q50 67 58 61"],
  ]),
  // a frown
  "pretre-odieux": priest([
    ["night line", "M34 42L45 48M66 42L55 48"],
    ["rust", disc(41, 52, 3.5) + disc(59, 52, 3.5)],
    ["night thin", "M42 63Q50 56 58 63"],
  ]),
  // five points and one pip: the odd days
  "adj-randy": badge(5, 0.45, [["night", disc(50, 52, 6)]]),
  // eight points and two pips: the even days
  "adj-armish": badge(8, 0.72, [["night", disc(44, 52, 4.5) + disc(56, 52, 4.5)]]),
  "pick-mirko": pocket(coin(50, 40)),
  "pick-mirka": pocket([...coin(65, 44), ...coin(46, 36)]),
};
