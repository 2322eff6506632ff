/** A drawing: strokes of named tools, from back to front. Which tools there are is up to the drawing. */
import { near } from "./shapes";

export type Stroke<Tool extends string> = readonly [tool: Tool, d: string, transform?: string];
export type Drawing<Tool extends string> = readonly Stroke<Tool>[];

/** The tools of a game that differ from the others. */
export interface Kit<Tool extends string> {
  /** Tools that fill a surface with engraved lines, each with the lines of a square of 3.6 by 3.6. */
  shadows?: readonly (readonly [tool: Tool, grain: string])[];
  /** Tools whose strokes blur in a small drawing. */
  delicate?: readonly Tool[];
}

/** A drawing moved, made smaller or larger, and turned about the middle of a field of 100 by 100. */
export const moved = <Tool extends string>(
  drawing: Drawing<Tool>,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): Drawing<Tool> =>
  drawing.map(([tool, d, transform]) => [
    tool,
    d,
    [
      `translate(${near(x)} ${near(y)})`,
      scale === 1 ? "" : `scale(${scale})`,
      turn ? `rotate(${turn} 50 50)` : "",
      transform ?? "",
    ]
      .filter(Boolean)
      .join(" "),
  ]);
