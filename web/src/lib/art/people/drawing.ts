/** How portraits are drawn: strokes of named tools on a field of 100 by 120, from back to front. */
import type * as art from "../drawing";
import { both } from "../shapes";

export type Tool =
  | "mass" // dark by day and by night: hats, coats, hair
  | "linen" // light by day and by night, outlined: caps, collars, white beards
  | "skin" // outlined
  | "tint" // the colour of the portrait, outlined
  | "gold"
  | "ink" // dark, without an outline
  | "paper" // light, without an outline
  | "bold"
  | "line"
  | "fine" // too thin for a small portrait, which leaves it out
  | "cut"; // a light line through something dark

export type Stroke = art.Stroke<Tool>;
export type Drawing = art.Drawing<Tool>;

/** The colour of skin; green is for beings from elsewhere. */
export type Tone = "fair" | "warm" | "deep" | "green";

export interface Portrait {
  drawing: Drawing;
  tone: Tone;
  /** The colour of tinted parts: one of the page, or a hue. */
  colour: string;
  /** Looks to the other side. */
  flip: boolean;
}

export interface Parts {
  /** Hair, hoods and wings that are seen past the head. */
  behind?: Drawing;
  dress: Drawing;
  head: Drawing;
  features?: Drawing;
  beard?: Drawing;
  hair?: Drawing;
  hat?: Drawing;
  /** Spectacles, a pipe, a bird: whatever lies above the rest. */
  with?: Drawing;
  tone?: Tone;
  colour?: string;
  flip?: boolean;
}

export const portrait = (parts: Parts): Portrait => ({
  drawing: [
    ...(parts.behind ?? []),
    ...parts.dress,
    ...parts.head,
    ...(parts.features ?? []),
    ...(parts.beard ?? []),
    ...(parts.hair ?? []),
    ...(parts.hat ?? []),
    ...(parts.with ?? []),
  ],
  tone: parts.tone ?? "fair",
  colour: parts.colour ?? "#8f3a26",
  flip: parts.flip ?? false,
});

/** Lines of hair, cloth and feathers: cut out of dark parts, drawn on light ones. */
export const strands = (tool: Tool, d: string): Stroke => [tool === "mass" ? "cut" : "fine", d];

/** The same with its mirror image. */
export const pair = (tool: Tool, d: string): Drawing => both(tool, d);
