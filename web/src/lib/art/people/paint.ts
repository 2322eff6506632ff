/** Small portraits painted on a canvas: one element each, where a drawing has thirty, which a change of light restyles. */
import type { Attachment } from "svelte/attachments";
import { disc } from "../shapes";
import type { Portrait, Tone, Tool } from "./drawing";

const WIDE = 100; // the field of a drawing, 100 by 120
const LONG = 4; // milliseconds of painting at a stretch

interface Palette {
  dark: string;
  light: string;
  ground: string;
  brass: string;
  edge: string;
  tinted: string;
}
/** As in Face.svelte. */
const PALETTES: Record<string, Palette> = {
  parchment: { dark: "#2a2118", light: "#fbf3e0", ground: "#d5bd8c", brass: "#d79a24", edge: "#2a2118", tinted: "88%" },
  night: { dark: "#10131f", light: "#e7e2d2", ground: "#5b6484", brass: "#e6b85c", edge: "#9aa3c2", tinted: "88%" },
  contrast: { dark: "#000", light: "#fff", ground: "#8a8a8a", brass: "#ffd400", edge: "#fff", tinted: "88%" },
  black: { dark: "#05070d", light: "#a39f93", ground: "#333a4e", brass: "#937636", edge: "#535a70", tinted: "50%" },
};
const TONES: Record<Tone, string> = {
  fair: "94%, #b4713a",
  warm: "74%, #a8622c",
  deep: "48%, #8a4f24",
  green: "58%, #3b8a57",
};
const WIDTHS: Partial<Record<Tool, number>> = { bold: 4, line: 3, cut: 2 };

const waiting = new Set<() => void>();

function paintSome(): void {
  const begun = performance.now();
  for (const paint of waiting) {
    if (performance.now() - begun > LONG) break;
    waiting.delete(paint);
    paint();
  }
  if (waiting.size) setTimeout(paintSome);
}

/** Paints the portrait in the look of the page and beside it as it is at night, whenever the canvas has another size. */
export const painted =
  (portrait: Portrait, look: string): Attachment<HTMLCanvasElement> =>
  (canvas) => {
    if (typeof ResizeObserver === "undefined") return;
    let width = 0;
    const paint = () => {
      canvas.width = 2 * width;
      canvas.height = 1.2 * width;
      const context = canvas.getContext("2d");
      if (!context) return;
      for (const [half, palette] of [look, look === "contrast" ? look : "black"].entries()) {
        context.setTransform(width / WIDE, 0, 0, width / WIDE, half * width, 0);
        draw(context, portrait, PALETTES[palette]!);
      }
    };
    const watch = new ResizeObserver(() => {
      const wanted = Math.ceil(canvas.clientWidth * devicePixelRatio);
      if (!wanted || wanted === width) return; // hidden, or shown again
      width = wanted;
      if (!waiting.size) setTimeout(paintSome);
      waiting.add(paint);
    });
    watch.observe(canvas);
    return () => {
      watch.disconnect();
      waiting.delete(paint);
    };
  };

function draw(context: CanvasRenderingContext2D, { drawing, tone, colour, flip }: Portrait, of: Palette): void {
  const mixed = (...parts: string[]) => `color-mix(in srgb, ${parts.join(", ")})`;
  const fills: Partial<Record<Tool, string>> = {
    mass: of.dark,
    ink: of.dark,
    linen: of.light,
    paper: of.light,
    skin: mixed(`${of.light} ${TONES[tone]}`),
    tint: mixed(`${colour} ${of.tinted}`, of.light),
    gold: of.brass,
  };
  const frame = new Path2D(disc(50, 60, 46, 56));
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  context.lineJoin = context.lineCap = "round";
  context.fillStyle = of.ground;
  context.fill(frame);
  context.save();
  context.clip(frame);
  if (flip) context.transform(-1, 0, 0, 1, WIDE, 0);
  for (const [tool, d, transform] of drawing) {
    if (tool === "fine") continue;
    const path = new Path2D(d);
    group.setAttribute("transform", transform ?? "");
    const moved = group.transform.baseVal.consolidate()?.matrix;
    context.save();
    if (moved) context.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
    context.lineWidth = WIDTHS[tool] ?? 2.4;
    context.strokeStyle = tool === "cut" ? of.light : of.dark;
    context.globalAlpha = tool === "cut" ? 0.85 : 1;
    context.fillStyle = fills[tool] ?? "transparent";
    if (fills[tool]) context.fill(path);
    if (tool !== "ink" && tool !== "paper") context.stroke(path);
    context.restore();
  }
  context.restore();
  context.lineWidth = 4;
  context.strokeStyle = of.edge;
  context.stroke(frame);
}
