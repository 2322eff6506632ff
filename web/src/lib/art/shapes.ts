/** Basic shapes of drawings, as SVG paths, and their placement. */

export const near = (value: number): number => Math.round(value * 10) / 10;

export function point(x: number, y: number, radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${near(x + radius * Math.cos(turn))} ${near(y + radius * Math.sin(turn))}`;
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** An opening with a round head, standing on y. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${near(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${near(height - width / 2)}z`;

export function star(x: number, y: number, r: number, points = 5, waist = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, each) =>
    point(x, y, each % 2 ? r * waist : r, (each * 180) / points - 90),
  );
  return `M${corners.join("L")}z`;
}

/** Rays around a point: lines, or with a width narrow wedges with their tips outside; every second one may be short. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  {
    width = 0,
    start = 0,
    sweep = 360,
    short = to,
  }: { width?: number; start?: number; sweep?: number; short?: number } = {},
): string {
  const gap = sweep === 360 ? sweep / count : sweep / (count - 1);
  return Array.from({ length: count }, (_, each) => {
    const at = start + each * gap;
    const tip = point(x, y, each % 2 ? short : to, at);
    if (!width) return `M${point(x, y, from, at)}L${tip}`;
    return `M${point(x, y, from, at - width)}L${tip}L${point(x, y, from, at + width)}z`;
  }).join("");
}

/** A gear wheel; `root` is half the width of a tooth at its root, as a fraction of a step. */
export function gear(x: number, y: number, r: number, teeth: number, depth: number, root = 0.3): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, each) => {
    const at = each * step;
    return [
      point(x, y, r, at - step * root),
      point(x, y, r + depth, at - step * 0.2),
      point(x, y, r + depth, at + step * 0.2),
      point(x, y, r, at + step * root),
    ].join("L");
  });
  return `M${corners.join("L")}z`;
}

/** The transform that mirrors a field of 100 by 100 at its middle. */
const MIRROR = "matrix(-1 0 0 1 100 0)";

/** A stroke and its mirror image. */
export const both = <const Tool extends string>(
  tool: Tool,
  d: string,
): [tool: Tool, d: string, transform?: string][] => [
  [tool, d],
  [tool, d, MIRROR],
];
