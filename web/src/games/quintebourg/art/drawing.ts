/** The elements of the drawings: flat shapes in a few colours, most of them on a field of 100 by 100. */
import { box, near, point } from "../../../lib/art/shapes";

export type Colour = "night" | "rim" | "lamp" | "pale" | "rust" | "leaf" | "stone" | "skin" | "sky";

/** A colour fills the shape; "edged" fills it and draws a dark outline; the others draw a line only. */
export type Tool = Colour | `${Colour} ${"edged" | "fine" | "thin" | "line" | "bold"}`;

export type Stroke = readonly [tool: Tool, d: string, transform?: string];
export type Drawing = readonly Stroke[];

/** A box with round corners. */
export function soft(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}

export const cross = (x: number, y: number, reach: number, width: number): string =>
  box(x - width / 2, y - reach, width, 2 * reach) + box(x - reach, y - width / 2, 2 * reach, width);

/** Short lines all around a point. */
export const rays = (x: number, y: number, from: number, to: number, count: number, start = -90, sweep = 360): string =>
  Array.from({ length: count }, (_, each) => {
    const at = start + (each * sweep) / (sweep === 360 ? count : count - 1);
    return `M${point(x, y, from, at)}L${point(x, y, to, at)}`;
  }).join("");

export const HEART = "M50 84C22 62 12 48 12 34a19 19 0 0 1 38-4a19 19 0 0 1 38 4C88 48 78 62 50 84z";

/** A drawing moved, and made smaller or larger. */
export const place = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  drawing.map(([tool, d, transform]) => [
    tool,
    d,
    [`translate(${near(x)} ${near(y)}) scale(${scale})`, turn ? `rotate(${turn} 50 50)` : "", transform ?? ""]
      .filter(Boolean)
      .join(" "),
  ]);
