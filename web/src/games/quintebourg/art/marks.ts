/** Five marks of health, each a thing of its own: a heart, a plaster, a bed, a coffin that looks out, a gravestone. */
import { disc } from "../../../lib/art/shapes";
import { HEART, soft, type Drawing } from "./drawing";

export type State = "i" | "b" | "c" | "q" | "m";

export const MARKS: Readonly<Record<State, Drawing>> = {
  i: [
    ["leaf edged", HEART],
    ["pale line", "M30 44L44 58L70 32"],
  ],
  b: [
    ["skin edged", soft(8, 34, 84, 32, 15), "rotate(-38 50 50)"],
    ["pale edged", soft(33, 34, 34, 32, 2), "rotate(-38 50 50)"],
    ["rust", disc(50, 50, 9), "rotate(-38 50 50)"],
    ["night", disc(20, 50, 3) + disc(80, 50, 3), "rotate(-38 50 50)"],
  ],
  c: [
    ["night bold", "M10 40V88M90 66V88"],
    ["stone edged", "M12 66H90V80H12z"],
    ["pale edged", "M36 66Q40 50 56 52L88 58V68H36z"],
    ["skin edged", disc(24, 55, 10)],
    ["lamp line", "M44 32H58L44 46H58M66 8H86L66 28H86"],
  ],
  q: [
    ["rust edged", "M34 5H66L86 34L70 95H30L14 34z"],
    ["night", "M24 32H76V54H24z"],
    ["lamp", disc(38, 43, 8) + disc(62, 43, 8)],
    ["night", disc(40, 43, 3.5) + disc(64, 43, 3.5)],
    ["night thin", "M44 70H56M50 64V84"],
  ],
  m: [
    ["stone edged", "M20 86V42a30 30 0 0 1 60 0V86z"],
    ["night bold", "M50 28V66M37 42H63"],
    ["leaf edged", "M6 92Q12 76 24 84Q32 72 42 84Q52 76 60 84Q70 72 78 84Q90 76 94 92z"],
  ],
};
