/** A game as a picture to share: what everybody at the table knows by then, and nobody's notes. */

export interface Card {
  title: string;
  /** The date, and how many played. */
  line: string;
  /** The reader's result; empty for watchers. */
  result: string;
  verdict: string;
  people: readonly Face[];
  house: string;
}

export interface Face {
  name: string;
  role: string;
  won: boolean;
  you: boolean;
}

export const WIDE = 1080;
export const HIGH = 1350;
const EDGE = 84;
const INK = "#2a2118";
const SOFT = "#5b4a36";
const PAPER = "#f4e8cd";
const DEEP = "#e2d0a8";
const RED = "#7a1f1d";
const GOLD = "#8a5d10";
const TITLE = '"IM Fell English", serif';
const TEXT = '"Alegreya", serif';

/** What draws the picture: a canvas, or a substitute in tests. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | "fillRect" | "strokeRect" | "fillText" | "measureText" | "beginPath" | "moveTo" | "lineTo" | "closePath" | "fill" | "stroke"
  | "fillStyle" | "strokeStyle" | "lineWidth" | "font" | "textAlign" | "textBaseline"
>; // prettier-ignore

export async function fontsReady(): Promise<void> {
  await Promise.all([`60px ${TITLE}`, `40px ${TEXT}`, `700 40px ${TEXT}`].map((font) => document.fonts?.load(font)));
}

export function drawCard(pen: Pen, card: Card): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  hatch(pen, 180, 292);
  house(pen, WIDE / 2, 292);
  frame(pen);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  let y = 378;
  y = lines(pen, card.title, y, `84px ${TITLE}`, INK, 1) + 56;
  y = lines(pen, card.line, y, `34px ${TEXT}`, SOFT, 1) + 74;
  if (card.result) y = lines(pen, card.result, y, `68px ${TITLE}`, RED, 1) + 58;
  y = lines(pen, card.verdict, y, `38px ${TEXT}`, INK, 3) + 34;
  people(pen, card.people, y, HIGH - 140);
  lines(pen, card.house, HIGH - 76, `30px ${TITLE}`, SOFT, 1);
}

/** Writes text in at most `most` lines, and cuts the last one if necessary; returns the position of the last line. */
function lines(pen: Pen, text: string, y: number, font: string, colour: string, most: number): number {
  pen.font = font;
  pen.fillStyle = colour;
  const size = Number(/(\d+)px/.exec(font)![1]);
  const found = wrapped(text, WIDE - 2 * EDGE, most, (part) => pen.measureText(part).width);
  found.forEach((line, place) => pen.fillText(line, WIDE / 2, y + place * size * 1.18));
  return y + (found.length - 1) * size * 1.18;
}

/** Words broken into lines of that width. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) line = longer;
    else if (found.length + 1 < most) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  return [...found, cut(line, width, measure)];
}

export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let shown = text;
  while (shown && measure(`${shown}…`) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}

/** Everybody in one column, or in two if they are many. */
function people(pen: Pen, all: readonly Face[], top: number, bottom: number): void {
  const columns = all.length > 8 ? 2 : 1;
  const rows = Math.ceil(all.length / columns);
  const high = Math.min(84, (bottom - top) / rows);
  const wide = (WIDE - 2 * EDGE) / columns;
  const size = Math.round(high * 0.44);
  pen.textAlign = "left";
  all.forEach((each, place) => {
    const x = EDGE + Math.floor(place / rows) * wide;
    const y = top + (place % rows) * high;
    if (each.you) {
      pen.fillStyle = DEEP;
      pen.fillRect(x - 12, y, wide - 6, high - 6);
    }
    const base = y + high * 0.62;
    if (each.won) star(pen, x + size * 0.4, base - size * 0.3, size * 0.42);
    const left = x + size * 1.1;
    const room = wide - size * 1.4;
    pen.fillStyle = INK;
    pen.font = `700 ${size}px ${TEXT}`;
    const name = cut(each.name, room * (columns > 1 ? 0.42 : 0.4), (part) => pen.measureText(part).width);
    pen.fillText(name, left, base);
    const after = pen.measureText(`${name}  `).width;
    pen.fillStyle = SOFT;
    pen.font = `${Math.round(size * 0.86)}px ${TEXT}`;
    pen.fillText(
      cut(each.role, room - after, (part) => pen.measureText(part).width),
      left + after,
      base,
    );
  });
  pen.textAlign = "center";
}

// --- the woodcut around it

function path(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], place) => (place ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
}

function star(pen: Pen, x: number, y: number, size: number): void {
  const points = Array.from({ length: 10 }, (_, at): [number, number] => {
    const radius = at % 2 ? size * 0.42 : size;
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  pen.fillStyle = GOLD;
  path(pen, points);
  pen.fill();
}

function frame(pen: Pen): void {
  pen.strokeStyle = INK;
  pen.lineWidth = 10;
  pen.strokeRect(28, 28, WIDE - 56, HIGH - 56);
  pen.lineWidth = 3;
  pen.strokeRect(44, 44, WIDE - 88, HIGH - 88);
}

/** A sky of cuts, thinner the higher they are. */
function hatch(pen: Pen, top: number, bottom: number): void {
  pen.strokeStyle = INK;
  for (let y = top; y < bottom; y += 9) {
    pen.lineWidth = 0.6 + (2.6 * (y - top)) / (bottom - top);
    pen.beginPath();
    const inset = EDGE + ((y * 37) % 60);
    pen.moveTo(inset, y);
    pen.lineTo(WIDE - EDGE - ((y * 53) % 60), y);
    pen.stroke();
  }
}

/** The meetinghouse with its bell tower, and two roofs beside it. */
function house(pen: Pen, x: number, ground: number): void {
  const shape = (points: readonly (readonly [number, number])[], fill: string) => {
    path(
      pen,
      points.map(([dx, dy]) => [x + dx, ground - dy] as const),
    );
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 5;
    pen.stroke();
  };
  pen.strokeStyle = INK;
  for (const side of [-1, 1]) {
    shape(
      [
        [side * 290, 0],
        [side * 290, 54],
        [side * 235, 96],
        [side * 180, 54],
        [side * 180, 0],
      ],
      PAPER,
    );
    shape(
      [
        [side * 245, 0],
        [side * 245, 34],
        [side * 222, 34],
        [side * 222, 0],
      ],
      INK,
    );
  }
  shape(
    [
      [-120, 0],
      [-120, 80],
      [0, 142],
      [120, 80],
      [120, 0],
    ],
    PAPER,
  );
  shape(
    [
      [-24, 128],
      [-24, 176],
      [0, 214],
      [24, 176],
      [24, 128],
    ],
    RED,
  );
  shape(
    [
      [-22, 0],
      [-22, 58],
      [22, 58],
      [22, 0],
    ],
    INK,
  );
  for (const side of [-1, 1])
    shape(
      [
        [side * 82, 24],
        [side * 82, 60],
        [side * 52, 60],
        [side * 52, 24],
      ],
      GOLD,
    );
}
