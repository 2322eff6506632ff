/** The elements of the woodcuts: strokes of named tools on a field of 100 by 100. */
import type * as art from "../../../lib/art/drawing";
import { near, star } from "../../../lib/art/shapes";

export type Tool =
  | "ink" // a surface left standing on the block
  | "cut" // a surface cut away: the paper shows
  | "body" // cut away inside, with a bold outline
  | "dark" // dark by day and by night (a cat stays black)
  | "rim" // dark upon dark, with a light edge
  | "light" // light by day and by night (so does the moon)
  | "pale" // light, with a bold outline; its shadows are "shade", its lines "seam"
  | "hatch" // shadow, engraved one way
  | "shade" // shadow upon something light
  | "cross" // deep shadow, engraved both ways
  | "tint" // the card's colour, laid on by hand, a little beside the line
  | "gold" // candlelight, coins, brass
  | "fire"
  | "line"
  | "fine"
  | "heavy"
  | "score" // a thin cut through ink
  | "seam" // a dark line upon something light
  | "etch"; // a thin cut through something dark

export type Drawing = art.Drawing<Tool>;

export const KIT: art.Kit<Tool> = {
  shadows: [
    ["hatch", "M0 1.8H3.6"],
    ["shade", "M0 1.8H3.6"],
    ["cross", "M0 1.8H3.6M1.8 0V3.6"],
  ],
  delicate: ["hatch", "shade", "cross", "fine", "score", "etch"],
};

/** A line that swells and tapers, as a graver cuts it. */
export function taper(x: number, y: number, x2: number, y2: number, width = 2): string {
  const long = Math.hypot(x2 - x, y2 - y);
  const [dx, dy] = [((y - y2) / long) * width, ((x2 - x) / long) * width];
  const [mx, my] = [(x + x2) / 2, (y + y2) / 2];
  return `M${x} ${y}Q${near(mx + dx)} ${near(my + dy)} ${x2} ${y2}Q${near(mx - dx)} ${near(my - dy)} ${x} ${y}z`;
}

/** A star of four points, as one sees it at night. */
export const spark = (x: number, y: number, r: number): string => star(x, y, r, 4, 0.3);

/** Engraved lines that come in from both sides and leave the middle free. */
export const SKY: string = Array.from({ length: 29 }, (_, row) => {
  const y = row * 4 - 7;
  const left = near(9 + 17 * Math.abs(Math.sin(row * 1.7)) + 8 * Math.abs(Math.sin(row * 0.31)));
  const right = near(9 + 17 * Math.abs(Math.sin(row * 2.3 + 1)) + 8 * Math.abs(Math.cos(row * 0.31)));
  return `M-3 ${y}l${left} .8l${-left} .8zM103 ${y}l${-right} .8l${right} .8z`;
}).join("");
