/** One emblem for each kind of playing card. */
import { both, box, disc, rays, star } from "../../../lib/art/shapes";
import { type Drawing, taper, spark } from "./drawing";

export type Colour = "red" | "green" | "blue" | "black";

/** A pointing hand. */
const accusation: Drawing = [
  ["tint", "M9 28L26 31V78L9 82z"],
  [
    "body",
    "M26 39C33 32 38 25 46 20C53 16 59 20 57 26C56 30 53 31 52 34L88 34C96 34.5 96 47 88 47.500H65" +
      "C72 48.5 72 57 65 58C71 59 70 67 63 68C67 70 65 77 58 77C46 78 36 76 26 72z",
  ],
  ["hatch", "M26 58C36 66 46 66 53 60V58H65C71 59 70 67 63 68C67 70 65 77 58 77C46 78 36 76 26 72z"],
  ["line", "M65 47.500H51M65 58H53M63 68H53"],
  ["fine", "M82 39.500H88.500M34 40C40 36 45 32 48 28M33 47C37 44 41 42 44 40"],
  ["line", "M8 27L25 30V79L8 83z"],
  [
    "cut",
    "M24 28L31 31C28 34 28 36 31 39C28 42 28 45 31 48C28 51 28 54 31 57C28 60 28 63 31 66C28 69 28 72 31 75L24 80z",
  ],
  [
    "line",
    "M25 28L31 31C28 34 28 36 31 39C28 42 28 45 31 48C28 51 28 54 31 57C28 60 28 63 31 66C28 69 28 72 31 75L25 81",
  ],
  ["score", "M13 34V76M18.5 35V75"],
];

/** A rag doll stuck with three pins. */
const evidence: Drawing = [
  [
    "body",
    "M42 36C34 38 24 35 14 39C8 42 9 53 17 53L35 50L36 66C34 76 32 82 30 89C29 97 42 98 44 91L50 75L56 91" +
      "C58 98 71 97 70 89C68 82 66 76 64 66L65 50L83 53C91 53 92 42 86 39C76 35 66 38 58 36z",
  ],
  [
    "hatch",
    "M56 37C66 39 76 35 86 39C92 42 91 53 83 53L65 50L64 66C66 76 68 82 70 89C70 95 63 96 59 93C60 80 54 76 53 70C60 62 58 46 56 37z",
  ],
  ["body", disc(50, 22, 15.5)],
  ["hatch", "M54 7C64 9 69 22 62 32C60 35 57 37 53 37C61 30 61 16 54 7z"],
  ["line", "M41 18L46 23M46 18L41 23M54 18L59 23M59 18L54 23M43 30Q50 33 57 29"],
  ["fine", "M45 28.500V33M50 29.500V34.500M55 28.500V33M36 64Q50 69 64 64"],
  ["tint", "M47 57C39 51 38 43 43 42C45.5 42 47 44 47.5 46C48 44 50 42 52 42C57 43 55 51 47 57z"],
  ["line", "M84 14L52 47M92 70L56 58M10 76L42 62"],
  ["tint", disc(84, 14, 6) + disc(92, 70, 6) + disc(10, 76, 6)],
  ["line", disc(84, 14, 6) + disc(92, 70, 6) + disc(10, 76, 6)],
];

/** An eye that saw it all, with seven rays. */
const witness: Drawing = [
  ["ink", rays(50, 60, 43, 58, 7, { width: 3.6, start: -153, sweep: 126, short: 52 })],
  ["pale", "M4 60C22 32 78 32 96 60C78 86 22 86 4 60z"],
  ["shade", "M4 60C22 32 78 32 96 60C78 44 22 44 4 60z"],
  ["tint", disc(50, 60, 19)],
  ["seam", disc(50, 60, 19)],
  ["light", rays(50, 60, 17.5, 9, 18, { width: 3 })],
  ["dark", disc(50, 60, 9)],
  ["light", disc(56.5, 53, 4.5)],
  ["heavy", "M4 60C22 31 78 31 96 60"],
  ["fine", "M14 70L9 75M24 76L20 83M36 80L34 88M50 82V90M64 80L66 88M76 76L80 83M86 70L91 75"],
];

/** A signpost: I was elsewhere. */
const alibi: Drawing = [
  ["ink", "M45 14L50 6L55 14V92H45z"],
  ["score", "M49 72V90M52 74V88"],
  ["tint", "M28 20H80L95 31L80 42H28z"],
  ["line", "M26 18H78L94 29.500L78 41H26z"],
  ["cut", "M30 21.500H77L88 29.500L77 37.500H30z"],
  ["tint", "M76 50H24L9 61L24 72H76z"],
  ["line", "M74 48H22L6 59.500L22 71H74z"],
  ["cut", "M70 51.500H23L12 59.500L23 67.500H70z"],
  ["hatch", "M30 31H87L77 37.500H30zM12 61H70V67.500H23z"],
  ["line", "M38 27L44 27M50 27H62M68 27H74M30 57H40M46 57H52M58 57H64"],
  ["ink", "M10 96C26 88 38 90 44 91C52 86 60 92 90 94L92 97H8z"],
  ["line", "M30 92L26 82M32 92L34 80M66 92L70 81M69 93L78 84"],
];

/** A house on fire. */
const arson: Drawing = [
  [
    "fire",
    "M27 62C12 48 19 35 27 25C29 34 34 35 37 29C41 20 47 15 49 3C60 12 62 21 62 30C67 30 69 25 68 17C82 29 88 46 75 62z",
  ],
  [
    "line",
    "M25 60C10 47 17 34 25 24C27 33 32 34 35 28C39 19 45 14 47 2C58 11 60 20 60 29C65 29 67 24 66 16C80 28 86 45 73 60",
  ],
  [
    "light",
    "M34 60C26 52 30 46 36 42C38 46 41 46 43 42C45 36 47 34 47 27C54 33 55 38 54 44C58 45 60 42 60 38C68 46 68 54 62 60z",
  ],
  ["dark", "M50 46L88 68H12z"],
  ["etch", "M44 55L36 65M52 52L46 65M60 57L56 65M68 62L66 65M30 62L28 65"],
  ["body", box(21, 68, 58, 27)],
  ["hatch", box(53, 68, 26, 27)],
  ["dark", box(44, 76, 12, 19)],
  ["gold", box(27, 75, 11, 11) + box(62, 75, 11, 11)],
  ["seam", box(27, 75, 11, 11) + box(62, 75, 11, 11) + "M32.5 75v11M67.5 75v11"],
  ["heavy", "M8 96H92"],
];

/** A raven under an ill star. */
const curse: Drawing = [
  ["tint", star(79, 20, 15, 6, 0.24)],
  ["heavy", "M8 90C30 84 62 92 94 84M70 88L82 95"],
  ["line", "M54 74L51 88M62 75L61 88"],
  [
    "dark",
    "M34 25C26 24 18 29 10 38C20 36 27 37 33 40C32 56 40 72 56 77C66 79 74 78 79 76L95 84C88 62 78 48 70 38" +
      "C64 29 60 19 49 17C42 16 36 19 34 25z",
  ],
  ["etch", "M10 38Q22 33 33 33"],
  ["light", disc(44, 26, 3)],
  [
    "light",
    taper(46, 46, 76, 70, 3) + taper(44, 54, 70, 72, 2.5) + taper(52, 42, 82, 70, 2.5) + taper(44, 62, 60, 73, 2),
  ],
];

/** A sack with stolen coins. */
const robbery: Drawing = [
  ["tint", "M52 37C72 43 88 60 86 78C85 92 70 96 52 96C34 96 19 92 18 78C16 60 32 43 52 37z"],
  ["line", "M50 35C70 41 86 58 84 76C83 90 68 94 50 94C32 94 17 90 16 76C14 58 30 41 50 35z"],
  ["cut", "M44 41C32 46 20 60 20 75C20 86 30 90 44 91C34 80 32 56 44 41z"],
  ["hatch", "M44 41C38 44 31 50 26 57C31 60 29 80 44 91C34 80 32 56 44 41z"],
  ["body", "M35 10C41 18 43 24 42 31H58C57 24 59 18 66 9C58 14 55 8 50 13C45 7 42 14 35 10z"],
  ["fine", "M46 18L47 28M54 18L53 28"],
  ["heavy", "M40 34Q50 38 60 34"],
  ["line", "M58 36C66 38 66 46 72 48M59 36C62 42 59 46 61 52"],
  ["score", "M54 56C60 64 60 80 54 88M63 60C68 68 68 78 64 86M72 66C74 72 74 78 72 82"],
  ["gold", disc(22, 88, 9) + disc(40, 91, 7) + disc(8, 92, 6)],
  ["line", disc(22, 88, 9) + disc(40, 91, 7) + disc(8, 92, 6)],
  ["fine", disc(22, 88, 4.5)],
];

/** A goat with the town's ribbon on its horn. */
const scapegoat: Drawing = [
  ...both("ink", "M45 36C41 20 29 8 8 8C20 17 25 28 30 43z"),
  ...both("score", "M17 12L22 10M23 18L30 13M27 25L36 18M30 32L41 26"),
  ...both("body", "M31 45C22 39 10 41 4 50C13 58 24 57 33 53z"),
  ...both("hatch", "M33 46C24 48 14 46 4 50C13 58 24 57 33 53z"),
  ["ink", "M41 74C42 86 46 92 50 99C54 92 58 86 59 74z"],
  ["score", "M46 80L49 92M54 80L51 92"],
  ["body", "M31 38C38 30 62 30 69 38C72 49 68 60 62 73C59 82 41 82 38 73C32 60 28 49 31 38z"],
  ["hatch", "M57 33C65 34 69 37 69 40C72 49 68 60 62 73C60 78 56 80 52 80C58 66 62 48 57 33z"],
  ["ink", "M36 35C42 28 58 28 64 35L56 37L53 48L50 38L46 47L44 37z"],
  ["ink", taper(33, 51, 45, 54, 5) + taper(55, 54, 67, 51, 5) + "M43 71H57L50 78z"],
  ["tint", "M24 24L36 18L39 26L28 33zM26 28C16 30 14 40 6 38C10 32 8 26 24 25z"],
  ["line", "M24 24L36 18L39 26L28 33zM26 28C16 30 14 40 6 38C10 32 8 26 24 25"],
];

/** The stocks on the green. */
const stocks: Drawing = [
  ["ink", "M11 24L17 17L23 24V94H11zM77 24L83 17L89 24V94H77z"],
  ["score", "M15 74V90M19 76V88M81 74V90M85 76V88"],
  ["tint", box(5, 36, 94, 36)],
  ["line", box(3, 33, 94, 19) + box(3, 52, 94, 19)],
  ["cut", box(6, 36, 88, 13)],
  ["hatch", box(6, 44, 88, 5)],
  ["score", "M8 65H30M36 68H64M70 65H92M8 58H16M84 58H92"],
  ["dark", disc(50, 52, 13) + disc(25.5, 52, 7.5) + disc(74.5, 52, 7.5)],
  ["fine", "M10 40H26M38 39H58M66 41H86"],
  ["gold", box(88, 46, 9, 12)],
  ["seam", box(88, 46, 9, 12) + "M92.5 50V54"],
  ["heavy", "M3 96H97"],
];

/** A door that does not open at night. */
const asylum: Drawing = [
  ["tint", "M14 97V48C14 24 30 6 52 6C74 6 90 24 90 48V97z"],
  ["line", "M12 95V46C12 22 28 5 50 5C72 5 88 22 88 46V95z"],
  [
    "score",
    "M13 78H29M13 62H29M71 62H87M71 78H87M14 40L31 44M21 22L36 32M36 9L43 25M64 9L57 25M79 22L64 32M86 40L69 44",
  ],
  ["body", "M29 95V47C29 33 38 25 50 25C62 25 71 33 71 47V95z"],
  ["hatch", "M52 25C63 26 71 34 71 47V95H52z"],
  ["line", "M40 28V95M50 25V95M60 28V95"],
  ["dark", "M41 55V46C41 39 45 36 50 36C55 36 59 39 59 46V55z"],
  ["gold", "M44 53V46C44 41 46.5 39 50 39C53.5 39 56 41 56 46V53z"],
  ["seam", "M50 38V54M43 47H57"],
  ["heavy", "M29 64H52M29 84H52"],
  ["ink", disc(64, 75, 4)],
  ["heavy", "M4 97H96"],
];

/** The cat before a full moon. */
const blackCat: Drawing = [
  ["tint", disc(52, 46, 43)],
  ["light", disc(50, 44, 40)],
  ["fine", disc(50, 44, 41.5)],
  ["heavy", "M72 88C94 92 98 76 90 66C85 60 87 52 94 51"],
  [
    "dark",
    "M34 10L42 23C47 21 53 21 58 23L66 10C71 22 72 33 68 41C66 45 64 47 61 49C72 57 78 72 78 94H22" +
      "C22 72 28 57 39 49C36 47 34 45 32 41C28 33 29 22 34 10z",
  ],
  ["etch", "M44 60Q50 66 56 60M42 66Q50 73 58 66M42 92V80M58 92V80M50 92V84M27 90Q30 78 36 74M73 90Q70 78 64 74"],
  ["gold", taper(37, 32, 48, 36, 6) + taper(63, 32, 52, 36, 6)],
  ["etch", "M48 42L50 44L52 42M36 42L24 40M36 45L25 47M64 42L76 40M64 45L75 47"],
  ["heavy", "M4 96H96"],
];

const HEART = "M0 24C-28 6 -30 -20 -14 -24C-6 -25 -1 -19 0 -13C1 -19 6 -25 14 -24C30 -20 28 6 0 24z";
const LEFT = "translate(34 44) rotate(-12) scale(1.2)";
const RIGHT = "translate(65 52) rotate(12) scale(1.2)";

/** Two hearts sewn together. */
const matchmaker: Drawing = [
  ["tint", HEART, "translate(36 46) rotate(-12) scale(1.2)"],
  ["line", HEART, LEFT],
  ["score", "M13 34C12 40 14 46 17 51M19 27C17 29 16 30 15 32"],
  ["body", HEART, RIGHT],
  ["hatch", "M0 24C12 12 16 -4 14 -24C30 -20 28 6 0 24z", RIGHT],
  ["line", "M34 56L46 52M39 66L49 60M46 76L53 67"],
  ["heavy", "M4 92L22 80M78 38L96 22"],
  ["line", "M22 80L28 76M72 42L78 38"],
  ["cut", "M89.5 25.5L93 22.5L95 24.5L91 28z"],
  ["fine", "M94 24C104 34 92 44 96 54C100 64 90 72 92 82C94 92 84 96 76 90"],
];

/** The book, open and shining. */
const piety: Drawing = [
  ["gold", rays(50, 44, 12, 42, 11, { width: 7, start: -165, sweep: 150, short: 30 })],
  ["ink", "M3 46V94C22 87 40 88 50 96C60 88 78 87 97 94V46z"],
  ["tint", "M6 50V90C22 83 40 84 50 91C60 84 78 83 94 90V50z"],
  ...both("pale", "M50 48C38 38 22 38 8 43V84C22 79 38 79 50 87z"),
  ["shade", "M50 48C46 45 43 43.5 40 42V80C44 81.5 47 83.5 50 87C53 83.5 56 81.5 60 80V42C56 43.5 53 45 50 48z"],
  [
    "seam",
    "M16 64Q26 62 36 65M16 71Q26 69 36 72M16 57Q26 55 36 58M64 58Q74 55 84 57M64 65Q74 62 84 64M64 72Q74 69 84 71",
  ],
  ["seam", "M26 45V52M22.5 47.5H29.5M64 51Q74 48 84 50"],
  ["ink", "M47 12H53V20H61V26H53V44H47V26H39V20H47z"],
  ["tint", "M62 84L62 99L67 94L72 98V82z"],
];

/** Three hats around one candle. */
const conspiracy: Drawing = [
  ["dark", box(-3, -9, 106, 118)],
  ["light", rays(50, 38, 40, 66, 28, { width: 2.4, short: 54 })],
  ["light", disc(50, 38, 41)],
  ["gold", rays(50, 32, 13, 34, 20, { width: 2.6, start: 9, short: 26 })],
  ["dark", "M45 38H55V80H45z"],
  ["etch", "M48 44V70"],
  ["fire", "M50 12C57 21 60 28 55.5 36H44.5C40 28 43 21 50 12z"],
  ["light", "M50 24C53 28 54 31 52 35H48C46 31 47 28 50 24z"],
  ...both(
    "rim",
    "M-5 112V66C2 58 8 54 20 54C33 56 38 74 38 112zM8 50V42H-1V36H8L11 15H28L32 36H42V42H32C33 50 30 56 21 58C12 58 8 55 8 50z",
  ),
  ...both("etch", "M10 31H31M30 66C32 76 33 88 33 102M25 70C27 80 27 90 27 102M20 72V102"),
  ["rim", "M18 112C19 92 33 83 40 82L38 76H24V69H38L41 51H59L62 69H76V76H62L60 82C67 83 81 92 82 112z"],
  ["etch", "M40 65H60M44 84Q50 87 56 84M50 90V102M41 91L38 102M59 91L62 102"],
];

/** A crescent over the roofs. */
const night: Drawing = [
  ["dark", box(-3, -9, 106, 118)],
  ["etch", "M2 8H20M30 4H38M66 6H98M74 14H98M2 20H12M80 24H98M2 32H10M76 34H98M2 44H16M80 54H98M4 54H22M84 62H98"],
  ["light", "M46 4C22 8 12 34 24 51C36 68 62 66 71 49C57 56 42 49 37 36C33 25 37 12 46 4z"],
  ["gold", spark(62, 22, 11) + spark(84, 42, 7) + spark(12, 68, 6) + spark(55, 40, 5)],
  ["rim", "M-5 112V86L14 70L29 84L43 72L48 76V62L55 44L62 62V78L75 68L89 81L105 72V112z"],
  ["etch", "M48 63H62M1 86L14 75L26 86M33 85L43 77L48 81M62 83L75 73L86 82"],
  ["gold", box(52.2, 67, 5.6, 9) + box(10, 87, 8, 9) + box(36, 86, 8, 9) + box(71, 83, 8, 9) + box(90, 89, 6, 8)],
];

export const PLAYING: Readonly<Record<string, { colour: Colour; drawing: Drawing }>> = {
  accusation: { colour: "red", drawing: accusation },
  evidence: { colour: "red", drawing: evidence },
  witness: { colour: "red", drawing: witness },
  alibi: { colour: "green", drawing: alibi },
  arson: { colour: "green", drawing: arson },
  curse: { colour: "green", drawing: curse },
  robbery: { colour: "green", drawing: robbery },
  scapegoat: { colour: "green", drawing: scapegoat },
  stocks: { colour: "green", drawing: stocks },
  asylum: { colour: "blue", drawing: asylum },
  "black-cat": { colour: "blue", drawing: blackCat },
  matchmaker: { colour: "blue", drawing: matchmaker },
  piety: { colour: "blue", drawing: piety },
  conspiracy: { colour: "black", drawing: conspiracy },
  night: { colour: "black", drawing: night },
};
