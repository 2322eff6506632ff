/** The elements of the drawings: strokes of named tools, on a street of three plots, each 100 wide. */
import type * as art from "../../../lib/art/drawing";
import { box, near } from "../../../lib/art/shapes";

export type Tool =
  | "wall" // paper with a bold outline
  | "tint" // the colour of the type, outlined
  | "ink" // left standing on the block
  | "lit" // candlelight
  | "pale" // light, without an outline
  | "line"
  | "fine"
  | "cut"; // a thin cut through ink or tint

export type Stroke = art.Stroke<Tool>;
export type Drawing = art.Drawing<Tool>;

/** Where houses stand, and how high the picture is. */
export const GROUND = 66;
export const HEIGHT = 80;
export const PLOT = 100;

/** A house wall that stands on the ground. */
export const wall = (x: number, width: number, height: number): string => box(x, GROUND - height, width, height);

/** A gable over a wall, eaves on both sides. */
export const gable = (x: number, y: number, width: number, height: number, eaves = 3): string =>
  `M${x - eaves} ${y}L${near(x + width / 2)} ${near(y - height)}L${x + width + eaves} ${y}z`;

/** Shadow, engraved from top to bottom along the right side of a wall. */
export function shade(x: number, y: number, width: number, height: number): string {
  const lines = Math.max(2, Math.round(width / 2.4));
  return Array.from({ length: lines }, (_, line) => {
    const cut = (lines - 1 - line) * (height / lines) * 0.5;
    return `M${near(x + (line + 0.5) * (width / lines))} ${near(y + cut)}V${near(y + height)}`;
  }).join("");
}

/** Rows of shingles on a gable. */
export function shingles(x: number, y: number, width: number, height: number): string {
  return [0.3, 0.55, 0.8]
    .map((at) => {
      const half = (width / 2) * at;
      return `M${near(x + width / 2 - half + 1)} ${near(y - height * (1 - at))}h${near(2 * half - 2)}`;
    })
    .join("");
}

export function panes(x: number, y: number, width: number, height: number): string {
  return `M${near(x + width / 2)} ${y}v${height}M${x} ${near(y + height / 2)}h${width}`;
}
