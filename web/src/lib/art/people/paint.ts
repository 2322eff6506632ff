/** Small portraits painted on a canvas: one element each, where a drawing has thirty, which a change of light restyles. */
import type { Attachment } from "svelte/attachments";
import { disc } from "../shapes";
import type { Portrait, Tool } from "./drawing";
import { inks } from "./inks";

const WIDE = 100; // the field of a drawing, 100 by 120
const LONG = 4; // milliseconds of painting at a stretch

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

/** Paints the portrait in the colours of the page and beside it as it is at night, whenever the canvas has another size. */
export const painted =
  (portrait: Portrait, colours: string): Attachment<HTMLCanvasElement> =>
  (canvas) => {
    if (typeof ResizeObserver === "undefined") return;
    let width = 0;
    const paint = () => {
      canvas.width = 2 * width;
      canvas.height = 1.2 * width;
      const context = canvas.getContext("2d");
      if (!context) return;
      for (const [half, each] of [colours, colours === "contrast" ? colours : "black"].entries()) {
        context.setTransform(width / WIDE, 0, 0, width / WIDE, half * width, 0);
        draw(context, portrait, each);
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

function draw(context: CanvasRenderingContext2D, portrait: Portrait, colours: string): void {
  const of = inks(portrait, colours);
  const { drawing, flip } = portrait;
  const fills: Partial<Record<Tool, string>> = {
    mass: of.dark,
    ink: of.dark,
    linen: of.light,
    paper: of.light,
    skin: of.skin,
    tint: of.tint,
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
