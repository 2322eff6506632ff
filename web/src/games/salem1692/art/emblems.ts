/** Small signs that stand beside names, clocks and phases, and the three faces of a tryal card. */
import { both, box, disc, gear, rays } from "../../../lib/art/shapes";
import { type Drawing, taper, spark } from "./drawing";

const TILT = "rotate(38 50 46)";
const gavel: Drawing = [
  ["ink", "M46 44H54L56 98H44z", TILT],
  ["gold", box(28, 14, 46, 28), TILT],
  ["line", box(28, 14, 46, 28), TILT],
  ["hatch", box(28, 29, 46, 13), TILT],
  ["ink", box(20, 10, 11, 36) + box(69, 10, 11, 36), TILT],
  ["score", "M25.5 15V41M74.5 15V41M50 54V90", TILT],
  ["ink", "M44 84H96V96H44z"],
  ["score", "M50 90H90"],
];

const bell: Drawing = [
  ["ink", disc(50, 85, 10) + disc(50, 11, 7)],
  ["gold", "M50 14C72 18 76 38 76 54C76 66 82 74 90 78H10C18 74 24 66 24 54C24 38 28 18 50 14z"],
  ["line", "M50 14C72 18 76 38 76 54C76 66 82 74 90 78H10C18 74 24 66 24 54C24 38 28 18 50 14z"],
  ["hatch", "M58 17C72 22 76 38 76 54C76 66 82 74 90 78H62C68 60 68 36 58 17z"],
  ["fine", "M25 56H75M22 64H78M36 30C33 36 32 42 32 48"],
];

const candle: Drawing = [
  ["ink", rays(50, 24, 22, 30, 8, { width: 3, start: -160, sweep: 140 })],
  ["fire", "M50 4C60 16 63 26 56 36H44C37 26 40 16 50 4z"],
  ["line", "M50 4C60 16 63 26 56 36H44C37 26 40 16 50 4z"],
  ["light", "M50 20C54 26 54 30 52 34H48C46 30 46 26 50 20z"],
  ["pale", "M38 44C44 40 56 40 62 44V82H38z"],
  ["shade", "M50 42C55 41 59 42 62 44V82H50z"],
  ["line", "M50 36V43"],
  ["seam", "M44 44V58"],
  ["line", "M82 84C96 80 96 64 84 68"],
  ["ink", "M14 80H86C84 91 72 96 50 96C28 96 16 91 14 80z"],
  ["score", "M24 86H76"],
];

/** The candle of somebody who is out: its smoke still rises. */
const snuffed: Drawing = [
  ["line", "M50 36C40 28 60 22 50 14C44 9 50 4 54 2M58 34C66 28 56 22 62 16"],
  ["pale", "M38 44C44 40 56 40 62 44V82H38z"],
  ["shade", "M50 42C55 41 59 42 62 44V82H50z"],
  ["line", "M50 36V43"],
  ["seam", "M44 44V58"],
  ["line", "M82 84C96 80 96 64 84 68"],
  ["ink", "M14 80H86C84 91 72 96 50 96C28 96 16 91 14 80z"],
  ["score", "M24 86H76"],
];

/** An empty chair, for somebody who has left the table. */
const out: Drawing = [
  ["heavy", "M29 8V94M71 8V94"],
  ["body", "M29 14C40 9 60 9 71 14V24C60 20 40 20 29 24zM29 32C40 28 60 28 71 32V40C60 37 40 37 29 40z"],
  ["hatch", "M50 10C58 10 66 12 71 14V24C64 22 57 21 50 21zM50 29C58 29 66 30 71 32V40C64 38 57 38 50 38z"],
  ["line", "M29 50H71M22 82H78"],
  ["tint", "M22 56H78L88 70H12z"],
  ["line", "M22 56H78L88 70H12z"],
  ["heavy", "M16 70V97M84 70V97"],
];

const moon: Drawing = [
  ["dark", disc(50, 50, 47)],
  ["light", "M58 14C34 14 18 34 24 56C30 78 56 86 76 72C58 72 46 60 44 46C42 32 48 20 58 14z"],
  ["gold", spark(70, 38, 13) + spark(58, 58, 7)],
];

const sun: Drawing = [
  ["gold", rays(50, 68, 30, 60, 13, { width: 5, start: -172, sweep: 164, short: 48 })],
  ["gold", "M22 70C22 30 78 30 78 70z"],
  ["line", "M22 70C22 30 78 30 78 70"],
  ["hatch", "M54 41C70 43 78 54 78 70H60C64 60 62 48 54 41z"],
  ["heavy", "M4 72H96"],
  ["line", "M16 83H84M30 93H70"],
];

const hat: Drawing = [
  [
    "dark",
    "M56 6C48 24 38 46 30 70C16 72 6 76 6 82C6 90 28 94 50 94C72 94 94 90 94 82C94 76 84 72 70 70C66 54 62 42 60 32L76 24C72 14 66 8 56 6z",
  ],
  ["tint", "M34 60C44 65 58 65 67.5 60L70 71C58 77 42 77 30 71z"],
  ["etch", "M30 71C42 77 58 77 70 71M52 26L40 54M56 34L50 56M16 82C30 88 44 89 52 89"],
  ["gold", box(43, 60, 15, 14)],
  ["seam", box(43, 60, 15, 14)],
];

const town: Drawing = [
  ["ink", "M50 0L60 22H40z"],
  ["body", box(41, 22, 18, 20)],
  ["gold", "M46 36V29C46 26 54 26 54 29V36z"],
  ["dark", "M50 34L92 60H8z"],
  ["etch", "M40 46L30 58M48 42L40 58M56 44L50 58M64 50L60 58"],
  ["body", box(15, 60, 70, 35)],
  ["hatch", box(58, 60, 27, 35)],
  ["dark", "M42 95V76C42 70 58 70 58 76V95z"],
  ["gold", box(23, 68, 12, 14) + box(65, 68, 12, 14)],
  ["seam", box(23, 68, 12, 14) + box(65, 68, 12, 14) + "M29 68v14M71 68v14"],
  ["heavy", "M4 96H96"],
];

/** A toothed wheel and the key that winds it. */
const bot: Drawing = [
  ["heavy", "M60 44L84 18"],
  ["body", disc(76, 12, 9) + disc(91, 27, 9)],
  ["body", gear(42, 58, 30, 9, 11)],
  ["hatch", "M48 28C62 32 72 44 72 58C72 74 60 88 42 88C60 74 64 44 48 28z"],
  ["gold", disc(42, 58, 17)],
  ["line", disc(42, 58, 17)],
  ["ink", disc(42, 58, 7)],
];

const host: Drawing = [
  ["gold", disc(30, 30, 25)],
  ["line", disc(30, 30, 25)],
  ["body", disc(30, 30, 11)],
  ["hatch", "M47 14C58 26 57 44 46 50C38 56 28 56 22 53C40 50 50 34 47 14z"],
  ["ink", "M44 50L50 44L94 88L88 94L82 88L74 96L66 88L74 80L68 74L60 82L54 76L62 68z"],
  ["score", "M54 54L84 84"],
];

const leaf = [86, 72, 58, 44, 30]
  .map((y, each) => taper(18 + (y > 60 ? (y - 60) * 0.7 : 0), y, 2 + each * 2, y - 17, 7))
  .join("");
const inner = [82, 68, 54, 40, 26]
  .map((y) => taper(18 + (y > 60 ? (y - 60) * 0.7 : 0), y, 36 + (y > 60 ? (y - 60) * 0.4 : 0), y - 15, 7))
  .join("");
const laurels: Drawing = [
  ...both("line", "M48 94C26 88 14 62 20 14"),
  ...both("gold", leaf + inner + taper(20, 16, 26, 0, 7)),
  ...both("fine", leaf + inner + taper(20, 16, 26, 0, 7)),
  ["ink", disc(50, 94, 5)],
];

/** The pointing hand alone, in bold lines: the sign of accusations. */
const accusation: Drawing = [
  [
    "body",
    "M8 36C20 34 30 22 42 16C50 12 57 17 55 24C54 29 50 30 49 34H86C97 35 97 49 86 50H64C71 52 70 61 63 62" +
      "C68 64 67 72 60 73C64 76 61 83 54 83C38 84 22 82 8 76z",
  ],
  ["line", "M64 50H50M63 62H51M60 73H51"],
  ["ink", "M2 30H16V84H2z"],
];

const dove: Drawing = [
  [
    "pale",
    "M16 40C20 29 34 28 40 38C46 46 56 47 64 45L94 36C92 48 86 56 78 60L92 70C78 78 62 78 52 75C36 71 28 60 28 48L8 46z",
  ],
  ["shade", "M40 62C52 68 66 66 78 60L92 70C78 78 62 78 52 75C42 72 34 66 31 58C34 60 37 61 40 62z"],
  ["pale", "M42 50C42 30 54 14 78 6C84 24 78 42 62 54C56 58 46 58 42 50z"],
  ["seam", "M52 48C56 36 64 26 74 18M60 48C66 42 72 34 76 26"],
  ["dark", disc(27, 40, 2.4)],
  ["line", "M8 46C4 54 6 62 12 70"],
  ["tint", taper(7, 54, -2, 60, 7) + taper(8, 60, 20, 60, 7) + taper(11, 68, 4, 78, 7)],
];

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  accusation,
  gavel,
  bell,
  candle,
  snuffed,
  out,
  moon,
  sun,
  witch: hat,
  town,
  bot,
  host,
  laurels,
};

/** The faces of tryal cards lie on grounds of different shape: a round, a lozenge, a shield. */
export const FACES: Readonly<Record<string, { ground: string; fit: string; drawing: Drawing }>> = {
  "not-a-witch": { ground: disc(50, 50, 50), fit: "translate(12 14) scale(.77)", drawing: dove },
  witch: {
    ground: "M50 -8L108 50L50 108L-8 50z",
    fit: "translate(17 8) scale(.66)",
    drawing: [...hat, ["gold", spark(12, 52, 11) + spark(90, 44, 14) + spark(50, 116, 10)]],
  },
  constable: {
    ground: "M4 2C20 4 36 0 50 -6C64 0 80 4 96 2V50C96 78 74 96 50 106C26 96 4 78 4 50z",
    fit: "translate(10 6) scale(.74)",
    drawing: gavel,
  },
};
