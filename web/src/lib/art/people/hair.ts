/** Hair, wigs and beards; dark ones are "mass", white ones "linen". */
import { disc, near } from "../shapes";
import { pair, strands, type Drawing, type Tool } from "./drawing";

type Shade = Extract<Tool, "mass" | "linen" | "tint" | "gold">;
type Cut = (shade?: Shade) => Drawing;
const cut =
  (shape: string, lines: string): Cut =>
  (shade = "mass") => [[shade, shape], strands(shade, lines)];
const twice =
  (shape: string, lines: string): Cut =>
  (shade = "mass") => [...pair(shade, shape), ...pair(strands(shade, lines)[0], lines)];

// --- seen past the head

export const loose = cut(
  "M50 20C78 20 83 44 80 64C78 80 86 92 84 106H16C14 92 22 80 20 64C17 44 22 20 50 20z",
  "M26 60Q22 80 24 100M74 60Q78 80 76 100M23 46Q20 70 21 96M77 46Q80 70 79 96",
);
export const wig = cut(
  "M50 8C76 6 86 26 83 42C94 50 94 66 87 73C94 84 90 100 76 103H24C10 100 6 84 13 73C6 66 6 50 17 42C14 26 24 6 50 8z",
  "M24 40q-8 6-4 14q6 4 8-4M20 62q-8 6-2 14q8 2 8-8M22 84q-6 6 0 12q8 0 8-8" +
    "M76 40q8 6 4 14q-6 4-8-4M80 62q8 6 2 14q-8 2-8-8M78 84q6 6 0 12q-8 0-8-8",
);
export const bob = cut("M50 22C74 22 77 42 75 60L76 82H62V60H38V82H24L25 60C23 42 26 22 50 22z", "M29 50V78M71 50V78");
export const bun = cut(disc(50, 16, 13, 11) + disc(50, 42, 24, 22), "M42 14Q50 8 58 14M41 19Q50 24 59 19");
export const knot = cut("M38 30C14 34 12 62 26 74C32 66 40 50 38 30z", "M32 38Q20 48 26 66M36 36Q28 50 30 62");

// --- over the brow

export const parted = cut(
  "M50 25C70 24 76 40 72 60C70 50 62 46 50 33C38 46 30 50 28 60C24 40 30 24 50 25z",
  "M48 30Q38 38 31 48M52 30Q62 38 69 48",
);
export const cropped = cut(
  "M28 54C24 34 36 22 50 22C64 22 76 34 72 54L69 44C60 38 56 41 50 40C44 41 40 38 31 44z",
  "M36 30l-3 8M43 27l-1 9M50 26v9M57 27l1 9M64 30l3 8",
);
export const swept = cut(
  "M27 54C21 34 34 18 54 20C70 20 77 36 72 54C70 44 66 37 56 38C46 40 34 40 27 54z",
  "M32 44Q38 30 54 26M40 38Q50 30 64 32M30 40Q34 28 46 24",
);
export const fringe = cut(
  "M27 58C22 32 36 21 50 21C64 21 78 32 73 58L70 47Q60 49 50 48Q40 49 30 47z",
  "M38 30v15M44 27v19M50 26v20M56 27v19M62 30v15",
);
export const receding = twice("M31 62C25 50 26 36 38 29C35 38 36 46 34 52z", "M31 50Q30 40 34 34");
export const tousled = cut(
  "M27 56L20 46L26 44L19 32L30 34L28 20L40 26L46 13L54 24L66 14L66 27L80 24" +
    "L73 36L82 42L74 46L77 54L71 56C70 46 66 42 60 42L52 46L46 40L38 47L34 42z",
  "M36 36l-4-8M48 32l-1-10M60 33l4-9M70 40l5-4",
);
/** A crown of curls around the face. */
export const curls: Cut = (shade = "mass") => {
  const at = Array.from({ length: 11 }, (_, each) => {
    const turn = ((160 + each * 22) * Math.PI) / 180;
    return [near(50 + 24 * Math.cos(turn)), near(48 + 26 * Math.sin(turn))] as const;
  });
  return [
    [shade, at.map(([x, y]) => disc(x, y, 8.5)).join("")],
    strands(shade, at.map(([x, y]) => `M${near(x - 3.5)} ${y}q3-5 6-1t-3 4`).join("")),
  ];
};
/** What falls past the cheeks, below a hat. */
export const locks = twice("M34 40C24 46 21 66 25 82L34 78C30 66 32 52 35 44z", "M29 50Q25 64 28 78");
export const braids = twice(
  "M31 50C22 60 18 78 22 104L25 110L30 104C34 84 31 70 35 58z",
  "M24 68l7 4M23 76l8 4M23 84l7 4M23 92l7 4M23 100l7 3",
);
/** At the back of a head in profile. */
export const nape = cut(
  "M60 28C40 18 21 32 24 56C24 70 28 80 34 84C38 78 44 70 43 56C44 48 58 44 66 35z",
  "M30 40Q26 56 32 74M38 34Q30 48 35 66M48 30Q40 36 38 46",
);
export const straggly = cut(
  "M62 28C40 16 18 32 22 56C20 72 14 82 18 98L24 90L26 102L32 90L36 100C38 84 45 70 43 54C46 46 58 44 67 36z",
  "M30 40Q22 62 25 84M38 34Q28 56 32 84M50 30Q40 36 38 50",
);

// --- beards

export const beard = cut(
  "M30 60C28 86 40 102 50 102C60 102 72 86 70 60C67 70 61 71 57 71" +
    "Q50 67 43 71C39 71 33 70 30 60zM44 76.500Q50 80 56 76.500Q50 74.5 44 76.500z",
  "M36 78Q38 90 45 97M43 84Q45 93 48 98M64 78Q62 90 55 97M57 84Q55 93 52 98",
);
export const longBeard = cut(
  "M30 58C26 92 38 122 50 124C62 122 74 92 70 58C67 70 61 71 57 71" +
    "Q50 67 43 71C39 71 33 70 30 58zM44 76.500Q50 80 56 76.500Q50 74.5 44 76.500z",
  "M35 76Q36 100 46 116M42 84Q43 102 49 114M65 76Q64 100 54 116M58 84Q57 102 51 114",
);
export const moustache = cut(
  "M50 70.500C44 67 37 72 34 78C41 79 47 77.5 50 74.500C53 77.5 59 79 66 78C63 72 56 67 50 70.500z",
  "M46 73l-7 3M54 73l7 3",
);
export const handlebar = cut(
  "M50 70.500C44 67 38 74 32 73C28 72 28 68 30 66C24 68 25 78 33 79C41 80 47 78 50 75" +
    "C53 78 59 80 67 79C75 78 76 68 70 66C72 68 72 72 68 73C62 74 56 67 50 70.500z",
  "M46 73l-8 4M54 73l8 4",
);
export const goatee = cut("M43 79Q50 82 57 79L54 97Q50 103 46 97z", "M48 84l.5 12M52 84l-.5 12");
export const whiskers = twice("M30 50C27 70 31 83 42 86C41 78 36 70 34 50z", "M32 62Q32 74 38 81");
