/** The language the town is drawn in: flat shapes of a few enamel colours, most of them on a field of 100 by 100. */

export type Colour = "night" | "rim" | "lamp" | "pale" | "rust" | "leaf" | "stone" | "skin" | "sky";

/** A colour alone fills; "edged" fills within a dark outline; the others only draw the line. */
export type Tool = Colour | `${Colour} ${"edged" | "fine" | "thin" | "line" | "bold"}`;

export type Stroke = readonly [tool: Tool, d: string, transform?: string];
export type Drawing = readonly Stroke[];

const near = (value: number): number => Math.round(value * 10) / 10;

function point(x: number, y: number, radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${near(x + radius * Math.cos(turn))} ${near(y + radius * Math.sin(turn))}`;
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A box with round corners. */
export function soft(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}

/** An opening with a round head, standing on y. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${near(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${near(height - width / 2)}z`;

export const cross = (x: number, y: number, reach: number, width: number): string =>
  box(x - width / 2, y - reach, width, 2 * reach) + box(x - reach, y - width / 2, 2 * reach, width);

export function star(x: number, y: number, r: number, points = 5, waist = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, each) =>
    point(x, y, each % 2 ? r * waist : r, (each * 180) / points - 90),
  );
  return `M${corners.join("L")}z`;
}

/** A toothed wheel. */
export function gear(x: number, y: number, r: number, teeth: number, depth: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, each) => {
    const at = each * step;
    return [
      point(x, y, r, at - step * 0.32),
      point(x, y, r + depth, at - step * 0.2),
      point(x, y, r + depth, at + step * 0.2),
      point(x, y, r, at + step * 0.32),
    ].join("L");
  });
  return `M${corners.join("L")}z`;
}

/** Short lines all around a point. */
export const rays = (x: number, y: number, from: number, to: number, count: number, start = -90, sweep = 360): string =>
  Array.from({ length: count }, (_, each) => {
    const at = start + (each * sweep) / (sweep === 360 ? count : count - 1);
    return `M${point(x, y, from, at)}L${point(x, y, to, at)}`;
  }).join("");

export const HEART = "M50 84C22 62 12 48 12 34a19 19 0 0 1 38-4a19 19 0 0 1 38 4C88 48 78 62 50 84z";

const MIRROR = "matrix(-1 0 0 1 100 0)";

/** A stroke and its image in a mirror that stands on the middle of the field. */
export const both = (tool: Tool, d: string): Drawing => [
  [tool, d],
  [tool, d, MIRROR],
];

/** A drawing moved, and made smaller or larger. */
export const place = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  drawing.map(([tool, d, transform]) => [
    tool,
    d,
    [`translate(${near(x)} ${near(y)}) scale(${scale})`, turn ? `rotate(${turn} 50 50)` : "", transform ?? ""].filter(Boolean).join(" "),
  ]);
