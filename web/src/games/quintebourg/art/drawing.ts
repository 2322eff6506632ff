/** The elements of the drawings: flat shapes in a few colours, most of them on a field of 100 by 100. */
import type * as art from "../../../lib/art/drawing";
import { box } from "../../../lib/art/shapes";

export type Colour = "night" | "rim" | "lamp" | "pale" | "rust" | "leaf" | "stone" | "skin" | "sky";

/** A colour fills the shape; "edged" fills it and draws a dark outline; the others draw a line only. */
export type Tool = Colour | `${Colour} ${"edged" | "fine" | "thin" | "line" | "bold"}`;

export type Drawing = art.Drawing<Tool>;

/** A box with round corners. */
export function soft(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}

export const cross = (x: number, y: number, reach: number, width: number): string =>
  box(x - width / 2, y - reach, width, 2 * reach) + box(x - reach, y - width / 2, 2 * reach, width);

export const HEART = "M50 84C22 62 12 48 12 34a19 19 0 0 1 38-4a19 19 0 0 1 38 4C88 48 78 62 50 84z";
