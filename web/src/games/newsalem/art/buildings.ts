/** The eighteen buildings, each on a plot of 100; the three of a type stand side by side. */
import { arch, box, disc, star } from "../../../lib/art/shapes";
import { gable, panes, shade, shingles, wall, type Drawing } from "./drawing";

const window_ = (x: number, y: number, width = 7, height = 9): Drawing => [
  ["lit", box(x, y, width, height)],
  ["fine", box(x, y, width, height) + panes(x, y, width, height)],
];
const house = (x: number, width: number, height: number, roof: number): Drawing => [
  ["wall", wall(x, width, height)],
  ["fine", shade(x + width * 0.68, 66 - height + 2, width * 0.3, height - 3)],
  ["tint", gable(x, 66 - height, width, roof)],
  ["cut", shingles(x, 66 - height, width, roof)],
];
const door = (x: number, width = 9, height = 15): Drawing => [["ink", arch(x, 66, width, height)]];
const smoke = (x: number, y: number): Drawing => [["fine", `M${x} ${y}c-4-4 4-6 0-10c-3-4 3-6 1-9`]];
const columns = (from: number, count: number, step: number, top: number): Drawing =>
  Array.from({ length: count }, (_, each) => ["wall", box(from + each * step, top, 4, 63 - top)] as const);

// --- entertainment

const theater: Drawing = [
  ["wall", wall(10, 80, 38)],
  ["fine", shade(70, 32, 18, 32)],
  ["tint", gable(10, 28, 80, 17, 5)],
  ["pale", disc(43, 22, 4.5) + disc(56, 22, 4.5)],
  ["line", disc(43, 22, 4.5) + disc(56, 22, 4.5)],
  ["fine", "M41 23.500q2 2 4 0M54 24.500q2-2 4 0M41.500 21h.01M44.500 21h.01M54.500 21h.01M57.500 21h.01"],
  ["lit", arch(39, 66, 22, 30)],
  ["tint", "M39 66V47a11 11 0 0 1 11-11q0 12-11 18zM61 66V47a11 11 0 0 0-11-11q0 12 11 18z"],
  ...columns(18, 2, 11, 34),
  ...columns(66, 2, 11, 34),
  ["ink", box(6, 63, 88, 3)],
  ["line", "M50 11V3"],
  ["tint", "M50 3h11l-3 2.500 3 2.500H50z"],
];

const tavern: Drawing = [
  ["ink", box(66, 12, 7, 16)],
  ...smoke(70, 11),
  ...house(16, 64, 34, 22),
  ["line", "M16 46h64M37 32v14M59 32v14M16 46l10-14M80 46L70 32"],
  ...window_(23, 50, 12, 9),
  ...window_(62, 50, 12, 9),
  ...window_(43, 35, 10, 8),
  ...door(43, 11, 17),
  ["line", "M80 36h13M90 36v4"],
  ["pale", box(85, 40, 10, 12)],
  ["line", box(85, 40, 10, 12)],
  ["tint", "M87 44h5v6h-5z"],
  ["fine", "M92 45h2v3h-2M87 43q2.500-2 5 0"],
];

const brothel: Drawing = [
  ...house(22, 56, 46, 16),
  ["line", "M18 44h64M22 38v6M29 38v6M36 38v6M43 38v6M57 38v6M64 38v6M71 38v6M78 38v6M20 38h60"],
  ["lit", arch(30, 36, 11, 13) + arch(59, 36, 11, 13)],
  [
    "tint",
    "M30 36V28.500a5.500 5.500 0 0 1 5.500-5.500q0 9-5.500 13zM70 36V28.500a5.500 5.500 0 0 0-5.500-5.500q0 9 5.500 13z",
  ],
  ["fine", arch(30, 36, 11, 13) + arch(59, 36, 11, 13)],
  ...window_(28, 50, 9, 9),
  ...window_(63, 50, 9, 9),
  ["tint", arch(44, 66, 12, 18)],
  ["line", "M50 44v3"],
  ["lit", disc(50, 49, 3.4)],
  ["line", disc(50, 49, 3.4)],
];

// --- education

const school: Drawing = [
  ["wall", box(44, 10, 12, 14)],
  ["tint", gable(44, 11, 12, 9, 3)],
  ["lit", "M47 20q0-6 3-6t3 6z"],
  ["line", "M47 20q0-6 3-6t3 6zM50 20v2"],
  ...house(14, 72, 30, 16),
  ...window_(21, 43, 9, 12),
  ...window_(34, 43, 9, 12),
  ...window_(57, 43, 9, 12),
  ...window_(70, 43, 9, 12),
  ...door(45, 10, 18),
  ["fine", "M45 48h10"],
];

const meetingHouse: Drawing = [
  ["wall", box(42, 16, 16, 20)],
  ["tint", "M42 17l8-16 8 16z"],
  ["line", "M50 1v-4"],
  ["ink", disc(50, 26, 3.6)],
  ["cut", "M50 26v-2.500M50 26l2 1"],
  ...house(12, 76, 28, 18),
  ["lit", arch(18, 58, 8, 14) + arch(30, 58, 8, 14) + arch(62, 58, 8, 14) + arch(74, 58, 8, 14)],
  ["fine", arch(18, 58, 8, 14) + arch(30, 58, 8, 14) + arch(62, 58, 8, 14) + arch(74, 58, 8, 14)],
  ["tint", arch(43, 66, 14, 20)],
  ["line", "M50 47v19"],
];

const laboratory: Drawing = [
  ["wall", box(70, 8, 10, 28)],
  ["ink", box(68, 6, 14, 4)],
  ...smoke(75, 4),
  ["wall", wall(12, 74, 32)],
  ["fine", shade(68, 38, 16, 26)],
  ["tint", "M16 34a18 18 0 0 1 36 0z"],
  ["ink", "M36 22l17-14 3 4-15 14z"],
  ["cut", "M30 33V17M22 33q0-8 4-13"],
  ["ink", box(10, 32, 78, 3)],
  ["lit", box(19, 42, 26, 16)],
  ["fine", box(19, 42, 26, 16)],
  ["tint", "M30 45h4v5l5 7H25l5-7z"],
  ["fine", "M34 47q7-1 8 8"],
  ...window_(70, 42, 9, 11),
  ...door(53, 11, 19),
];

// --- finance

const bank: Drawing = [
  ["wall", wall(10, 80, 34)],
  ["tint", gable(10, 32, 80, 20, 4)],
  ["lit", disc(50, 24, 6)],
  ["line", disc(50, 24, 6)],
  ["fine", "M50 20.500v7M52.500 22q-5-1.500-5 .8t5 2-5 1.800"],
  ["ink", box(8, 32, 84, 4)],
  ...columns(16, 6, 13, 36),
  ["ink", box(43, 42, 14, 22)],
  ["cut", "M50 42v22M46 53h1M53 53h1"],
  ["ink", box(6, 63, 88, 3)],
];

const countingHouse: Drawing = [
  ["wall", "M20 66V28h8v-7h8v-7h8V8h12v6h8v7h8v7h8v38z"],
  ["fine", shade(63, 30, 15, 34)],
  ["tint", "M44 8h12v6H44z"],
  ["line", "M50 14v-1M50 21h9"],
  ["ink", box(56, 20, 5, 5)],
  ...window_(30, 31, 9, 10),
  ...window_(45, 31, 10, 10),
  ...window_(61, 31, 9, 10),
  ["lit", arch(26, 66, 13, 18) + arch(61, 66, 13, 18)],
  ["line", arch(26, 66, 13, 18) + arch(61, 66, 13, 18)],
  ["fine", "M32.500 66V49M67.500 66V49M26 57h13M61 57h13"],
  ...door(45, 11, 18),
];

const moneylender: Drawing = [
  ...house(24, 56, 40, 20),
  ["line", "M24 44h56"],
  ...window_(32, 30, 9, 10),
  ...window_(62, 30, 9, 10),
  ["lit", box(29, 49, 19, 12)],
  ["fine", box(29, 49, 19, 12) + "M33.700 49v12M38.500 49v12M43.200 49v12"],
  ...door(58, 11, 18),
  ["line", "M24 36H8M11 36v2M16 36v5M21 36v2"],
  ["lit", disc(11, 41, 3.2) + disc(16, 45, 3.2) + disc(21, 41, 3.2)],
  ["line", disc(11, 41, 3.2) + disc(16, 45, 3.2) + disc(21, 41, 3.2)],
];

// --- law

const sheriffsOffice: Drawing = [
  ["wall", wall(12, 76, 30)],
  ["tint", box(18, 20, 64, 18)],
  ["pale", star(50, 29, 8, 6, 0.55)],
  ["line", star(50, 29, 8, 6, 0.55)],
  ["fine", shade(72, 40, 14, 24)],
  ["ink", box(20, 46, 16, 12)],
  ["cut", "M24 46v12M28 46v12M32 46v12"],
  ...window_(66, 46, 12, 12),
  ...door(45, 11, 19),
  ["line", "M6 66V44h88v22M6 44l6-5M94 44l-6-5"],
];

const courthouse: Drawing = [
  ["wall", box(40, 10, 20, 14)],
  ["tint", "M38 11q12-16 24 0z"],
  ["pale", disc(50, 17, 4.5)],
  ["line", disc(50, 17, 4.5) + "M50 2v-4"],
  ["fine", "M50 17v-3M50 17h2"],
  ["wall", wall(8, 84, 30)],
  ["tint", gable(22, 36, 56, 14, 2)],
  ["cut", "M50 26v7M43 28.500h14M43 28.500l-2.500 5h5zM57 28.500l-2.500 5h5z"],
  ...columns(26, 4, 15, 37),
  ...window_(11, 44, 8, 13),
  ...window_(81, 44, 8, 13),
  ["ink", arch(44, 66, 12, 20)],
  ["wall", "M22 63h56v3H22zM18 66h64"],
];

const gallows: Drawing = [
  ["wall", "M12 50h76v5H12z"],
  ["line", "M18 55v11M82 55v11M34 55v11M66 55v11M18 66l16-11M82 66L66 55"],
  ["fine", "M24 50v5M36 50v5M48 50v5M60 50v5M72 50v5"],
  ["tint", box(24, 8, 5, 42)],
  ["tint", box(20, 8, 54, 5)],
  ["line", "M29 24L42 13"],
  ["line", "M62 13v13"],
  ["line", "M62 26c-5 2-5 10 0 10s5-8 0-10"],
  ["ink", "M40 8q-2-5 3-5l4-2q1 3-1 5l5 2z"],
  ["line", "M88 66V52l8-6M94 66V51"],
  ["fine", "M88 58h8M89 54h6M88 62h7"],
];

// --- commerce

const market: Drawing = [
  ["line", "M12 66V36M36 66V36M40 66V32M64 66V32M68 66V36M92 66V36"],
  ["tint", "M9 40l3-12h24l3 12zM65 40l3-12h24l3 12z"],
  ["pale", "M16 28l-2 12h5l1-12zM25 28v12h5l-1-12zM72 28l-2 12h5l1-12zM81 28v12h5l-1-12z"],
  ["wall", "M36 36l4-15h24l4 15z"],
  ["tint", "M43 21l-2 15h5l2-15zM53 21v15h6l-1-15z"],
  ["line", "M9 40l3-12h24l3 12zM65 40l3-12h24l3 12zM36 36l4-15h24l4 15z"],
  ["wall", box(12, 54, 24, 12)],
  ["wall", box(68, 54, 24, 12)],
  ["lit", disc(17, 51.5, 3) + disc(23, 51, 3.5) + disc(30, 51.5, 3)],
  ["line", disc(17, 51.5, 3) + disc(23, 51, 3.5) + disc(30, 51.5, 3)],
  ["wall", "M44 66q-3-9 0-18h16q3 9 0 18z"],
  ["fine", "M43 52h18M43 62h18M49 48v18M55 48v18"],
  ["tint", "M72 54q2-8 6-8t5 8zM83 54q1-6 4-6t3 6z"],
  ["line", "M52 21V10"],
  ["lit", "M52 10h10l-3 3 3 3H52z"],
];

const apothecary: Drawing = [
  ...house(20, 60, 38, 20),
  ["line", "M20 43h60"],
  ...window_(30, 31, 9, 9),
  ...window_(60, 31, 9, 9),
  ["lit", "M26 62V48h22v14z"],
  ["line", "M24 48h26M26 62V48h22v14z"],
  ["tint", "M29 61v-5l2-2v-3h2v3l2 2v5zM37 61v-4h8v4z"],
  ["fine", "M26 55h22"],
  ...door(58, 11, 19),
  ["line", "M80 33h12M88 33v3"],
  ["wall", "M81 41h14q0 9-5 10h-4q-5-1-5-10z"],
  ["line", "M89 42l5-9M84 53h8"],
];

const slaughterhouse: Drawing = [
  ["wall", "M12 66V34l14-16h48l14 16v32z"],
  ["tint", "M8 36l16-20h52l16 20-4 2-14-18H26L12 38z"],
  ["fine", shade(72, 38, 14, 26) + "M20 40v24M28 34v30"],
  ["ink", box(36, 40, 28, 26)],
  ["cut", "M36 40l28 26M64 40L36 66M50 40v26"],
  ["wall", "M43 31q-3-6-8-6 1-4 6-2 3-3 9-3t9 3q5-2 6 2-5 0-8 6 0 7-7 7t-7-7z"],
  ["fine", "M46 30h.01M54 30h.01M48 35h4"],
  ["line", "M80 44v8M76 40h14"],
  ["ink", "M84 40v12q5 0 8-4V40z"],
  ["line", "M4 66V56h8M4 61h8M96 66V56h-8M96 61h-8"],
];

// --- darkness

const burialGrounds: Drawing = [
  ["line", "M82 66q-3-18 0-34M82 46q-7-4-9-13M82 40q7-4 10-12M82 52q6-2 9-8M82 34q-5-6-4-14M82 34q4-5 3-12"],
  ["wall", arch(14, 66, 17, 25)],
  ["fine", "M18 51h9M18 55h9M22.500 47v-3"],
  ["wall", arch(58, 66, 14, 20)],
  ["fine", "M61 53h8M61 57h8"],
  ["tint", arch(36, 66, 18, 32)],
  ["cut", "M41 48q4-5 8 0v4l-2 1v2h-4v-2l-2-1zM41 59h8"],
  ["ink", "M32 66q7-6 26-2l2 2zM8 66q6-5 14 0z"],
  ["line", "M2 54h96M2 61h96M6 66V50M30 66V52M34 66V52M56 66V52M75 66V50M94 66V50"],
];

const ritualCircle: Drawing = [
  ["wall", "M10 66l2-30 8-3 3 33zM26 62l2-22 7-2 2 22zM78 66l2-33 8 3 2 30zM64 60l1-22 7 2 2 22z"],
  ["wall", "M42 57l1-18 7-2 7 2 1 18z"],
  ["fine", shade(17, 38, 5, 26) + shade(84, 40, 5, 25) + "M46 44l4-3 4 3M50 41v9"],
  ["tint", "M24 36l-2-6 20-2 18 2 18-2-2 6z"],
  ["lit", "M50 46q9 8 5 15 4-2 4-5 4 8-3 10H44q-7-2-3-10 0 3 4 5-4-7 5-15z"],
  ["line", "M50 46q9 8 5 15 4-2 4-5 4 8-3 10H44q-7-2-3-10 0 3 4 5-4-7 5-15zM38 66l24-3M62 66l-24-3"],
];

const fortuneTeller: Drawing = [
  ["tint", "M14 32q36-34 72 0z"],
  ["pale", star(34, 24, 3.5) + star(50, 17, 4) + star(66, 24, 3.5)],
  ["wall", "M16 32h68l-4 26H20z"],
  ["fine", shade(66, 34, 14, 22) + "M20 32q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0"],
  ["lit", box(26, 40, 24, 14)],
  ["line", box(26, 40, 24, 14)],
  ["tint", "M26 40q1 9 6 14h-6zM50 40q-1 9-6 14h6z"],
  ["pale", disc(38, 47, 4)],
  ["line", disc(38, 47, 4) + "M34 53h8"],
  ["ink", box(58, 40, 12, 18)],
  ["wall", disc(30, 60, 6)],
  ["wall", disc(70, 60, 6)],
  ["fine", "M30 54v12M24 60h12M70 54v12M64 60h12M57 66l3-8h10l3 8"],
];

// prettier-ignore
export const BUILDINGS: Readonly<Record<string, Drawing>> = {
  theater, tavern, brothel,
  school, "meeting-house": meetingHouse, laboratory,
  bank, "counting-house": countingHouse, moneylender,
  "sheriffs-office": sheriffsOffice, courthouse, gallows,
  market, apothecary, slaughterhouse,
  "burial-grounds": burialGrounds, "ritual-circle": ritualCircle, "fortune-teller": fortuneTeller,
};
