/** Shoulders and what lies on them. */
import { box, disc } from "../shapes";
import { strands, type Drawing, type Tool } from "./drawing";

type Cloth = Extract<Tool, "mass" | "linen" | "tint">;
const BROAD = "M1 124C2 107 13 100 37 94L50 106L63 94C87 100 98 107 99 124z";
const SLIGHT = "M11 124C12 109 23 102 41 95L50 104L59 95C77 102 88 109 89 124z";

const folds = "M14 112Q18 106 28 103M22 122L26 108M78 122L74 108M86 112Q82 106 72 103";
export const coat = (cloth: Cloth = "mass"): Drawing => [[cloth, BROAD], strands(cloth, folds)];
export const gown = (cloth: Cloth = "tint"): Drawing => [[cloth, SLIGHT], strands(cloth, folds)];

/** A wide collar that lies on the coat. */
export const BAND: Drawing = [
  ["linen", "M40 91L50 100L60 91L79 102L64 115L50 104L36 115L21 102z"],
  ["fine", "M50 103V122M70 99l-8 12M30 99l8 12"],
];
/** The two white strips of a preacher. */
export const TABS: Drawing = [
  ["linen", "M38 91L50 99L62 91L66 98L50 105L34 98z"],
  ["linen", "M45 101L42 121H49.500V104zM55 101L58 121H50.500V104z"],
];
export const CRAVAT: Drawing = [
  ["linen", "M40 92H60L58 99L65 119L58 122L50 118L42 122L35 119L42 99z"],
  ["fine", "M44 100L41 117M48 100L47 117M52 100L53 117M56 100L59 117M40 97H60"],
];
export const BUTTONS: Drawing = [
  ["linen", "M39 91L50 101L61 91L66 98L54 108L50 103L46 108L34 98z"],
  ["cut", "M50 104V124"],
  ["gold", disc(55, 110, 1.8) + disc(55, 118, 1.8)],
];
/** A kerchief crossed over the breast. */
export const FICHU: Drawing = [
  ["linen", "M38 92L50 110L62 92L78 104L54 124H46L22 104z"],
  ["fine", "M34 98L50 116L66 98M30 102L48 120"],
];
export const SHAWL: Drawing = [
  ["tint", "M5 124C8 104 26 96 39 92L50 112L61 92C74 96 92 104 95 124z"],
  ["line", "M39 92L50 112L50 124M61 92L50 112"],
  ["fine", "M20 108L28 120M30 102L40 118M80 108L72 120M70 102L60 118"],
];
export const RUFF: Drawing = [
  [
    "linen",
    "M26 92Q30 84 36 88Q43 92 50 91Q57 92 64 88Q70 84 74 92Q78 100 70 102Q60 106 50 105Q40 106 30 102Q22 100 26 92z",
  ],
  ["fine", "M32 90l-2 10M38 91l-1 12M44 92v12M50 92v12M56 92v12M62 91l1 12M68 90l2 10"],
];
/** A steel collar on the breast. */
export const GORGET: Drawing = [
  ["linen", "M24 102C34 94 66 94 76 102L70 124H30z"],
  ["line", "M50 100V124M28 110Q50 118 72 110"],
  ["gold", disc(32, 104, 1.8) + disc(68, 104, 1.8)],
];
export const APRON: Drawing = [
  ["linen", "M34 108H66L70 124H30zM34 108L30 98L35 97L40 108zM66 108L70 98L65 97L60 108z"],
  ["fine", "M42 112V124M50 112V124M58 112V124"],
];
/** Lapels over a white shirt. */
export const LAPELS: Drawing = [
  ["linen", "M39 91L50 122L61 91L50 100z"],
  ["cut", "M38 95L32 103L38 106L48 122M62 95L68 103L62 106L52 122"],
];
export const TIE: Drawing = [["tint", "M46.5 100H53.500L52 105L55 120L50 124L45 120L48 105z"]];
export const BOW: Drawing = [["tint", "M50 101L37 95V107zM50 101L63 95V107z" + box(47.5, 98.5, 5, 5)]];
/** Closed up to the chin. */
export const ROLL: Drawing = [
  ["tint", "M38 86Q50 94 62 86L64 100Q50 108 36 100z"],
  ["fine", "M43 91l-1 11M50 92v12M57 91l1 11"],
];
