/** The six types in the order of the rules, and the sign of each: a shape, and what is cut out of it. */
import { box, disc } from "../../../lib/art/shapes";

export const TYPES = ["entertainment", "education", "finance", "law", "commerce", "darkness"] as const;

/** On a field of 40: each type has a shape of its own. */
export const SHAPES: Readonly<Record<string, string>> = {
  entertainment: "M20 2a18 18 0 1 1-.01 0z",
  education: "M4 5h32v30H4z",
  finance: "M11 3h18l9 17-9 17H11L2 20z",
  law: "M4 4h32v16q0 12-16 18Q4 32 4 20z",
  commerce: "M20 1l19 19-19 19L1 20z",
  darkness: "M20 2l18 33H2z",
};

/** A mask, a book, coins, scales, a basket, the moon; holes in it are filled again. */
export const PICTOGRAMS: Readonly<Record<string, string>> = {
  entertainment:
    "M9 12Q20 8 31 12V20Q30 30 20 33Q10 30 9 20z" +
    disc(15.5, 18, 2.6, 2) +
    disc(24.5, 18, 2.6, 2) +
    "M14 24Q20 30 26 24Q20 27 14 24z",
  education: "M7 11Q14 8 19 12V31Q14 27 7 30zM33 11Q26 8 21 12V31Q26 27 33 30z",
  finance: disc(16, 17, 8) + disc(16, 17, 5) + disc(25, 25, 7) + disc(25, 25, 3.6),
  law:
    box(18.8, 9, 2.4, 20) +
    box(8, 11, 24, 2.4) +
    "M5 22H16Q15 27 10.5 27Q6 27 5 22zM24 22H35Q34 27 29.5 27Q25 27 24 22z" +
    "M10 13L6 22H8L10.5 16L13 22H15L11 13zM29 13L25 22H27L29.5 16L32 22H34L30 13z" +
    box(14, 28, 12, 2.4),
  commerce:
    "M10 18H30L27 30H13zM13 18Q13 8 20 8Q27 8 27 18H24.5Q24.5 10.5 20 10.5Q15.5 10.5 15.5 18z" +
    box(14, 21, 12, 1.8) +
    box(15, 25, 10, 1.8),
  darkness: "M22 13a10 10 0 1 0 6 15.5a8 8 0 0 1-6-15.5z",
};
