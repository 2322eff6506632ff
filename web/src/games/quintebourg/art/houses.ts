/** Houses of the ring, and the hospital. Lamps, shutters and marks show the health of the residents. */
import { moved } from "../../../lib/art/drawing";
import { arch, box, disc, star } from "../../../lib/art/shapes";
import { cross, soft, type Colour, type Drawing } from "./drawing";
import { MARKS, type State } from "./marks";

/** The health of a resident, as seen from the street; null: not known. */
export type Resident = { health: State | null };

/** A window 20 wide and 18 high, and how its resident is. */
function pane(x: number, y: number, health: State | null, lit: boolean): Drawing {
  const frame = box(x, y, 20, 18);
  const bars: Drawing = [["night thin", `${frame}M${x + 10} ${y}v18`]];
  if (health === "c") {
    const slats = [3, 13].map((at) => `M${x + at} ${y + 6}h4M${x + at} ${y + 12}h4`).join("");
    return [
      ["stone", frame],
      ["night thin", `${frame}M${x + 10} ${y}v18${slats}`],
    ];
  }
  if (health === "q") {
    return [
      ["night", frame],
      ["pale", box(x + 8, y + 9, 4, 8)],
      ["lamp", disc(x + 10, y + 6, 2.5, 3.5)],
      ["night thin", frame],
    ];
  }
  if (health === "m")
    return [
      ["night", frame],
      ["stone line", `M${x + 1} ${y + 2}L${x + 19} ${y + 16}M${x + 19} ${y + 2}L${x + 1} ${y + 16}`],
    ];
  return [[lit ? "lamp" : "stone", frame], ...bars, ["leaf", box(x - 2, y + 18, 24, 4)]];
}

/** The mark of a state on a pale plate of its own. */
const plate = (x: number, y: number, health: State, r: number): Drawing => [
  ["pale edged", disc(x, y, r)],
  ...moved(MARKS[health], x - r * 0.75, y - r * 0.75, (r * 1.5) / 100),
];

const ROOFS: readonly string[] = [
  "M4 48L50 8L96 48z",
  "M4 48L16 22Q50 6 84 22L96 48z",
  "M4 48H10V36H22V24H36V12H64V24H78V36H90V48H96z",
];
const TILES: readonly Colour[] = ["rust", "stone", "leaf"];

export interface HouseState {
  number: number;
  lit: boolean;
  vacant: boolean;
  own: boolean;
  selected: boolean;
  residents: readonly Resident[];
}

const FLAG: Drawing = [
  ["rim line", "M50 12V-12"],
  ["lamp", "M51-12H80L72-4L80 4H51z"],
  ["rim thin", "M51-12H80L72-4L80 4H51z"],
  ["night", star(61, -4, 5.5)],
];

const CORNERS =
  "M-5 12V-11Q-5-15-1-15H18M105 12V-11Q105-15 101-15H82M-5 80V103Q-5 107-1 107H18M105 80V103Q105 107 101 107H82";

export function house({ number, lit, vacant, own, selected, residents }: HouseState): Drawing {
  const roof = number % ROOFS.length;
  const tiles = TILES[(number * 2) % TILES.length] ?? "rust";
  const smokes = !vacant && lit && residents.some(({ health }) => health === "i" || health === "b" || health === null);
  const shown = residents.slice(0, 2);
  const places = shown.length === 2 ? [18, 62] : [40];
  return [
    ...(selected
      ? ([
          ["rim bold", CORNERS],
          ["lamp line", CORNERS],
        ] as const)
      : []),
    ...(own ? FLAG : []),
    ...(smokes ? ([["stone thin", "M24 4q-6-5 0-9t-1-8"]] as const) : []),
    ["stone edged", box(17, 8, 13, 28)],
    [vacant ? "stone" : "pale", box(11, 46, 78, 54)],
    ["night thin", box(11, 46, 78, 54)],
    [vacant ? "stone" : tiles, ROOFS[roof] ?? ""],
    ["night thin", ROOFS[roof] ?? ""],
    ...(vacant
      ? boarded()
      : places.flatMap((x, each) => [
          ...pane(x, 51, shown[each]?.health ?? null, lit),
          ...(shown[each]?.health && shown[each].health !== "i"
            ? plate(x + 10, 30, shown[each].health, shown.length === 2 ? 16 : 18)
            : []),
        ])),
    [vacant ? "night" : own ? "lamp" : "rust", arch(62, 100, 18, 25)],
    ["night thin", arch(62, 100, 18, 25)],
    ["night", disc(76, 90, 1.8)],
    ["night", soft(16, 74, 38, 22, 4)],
  ];
}

const boarded = (): Drawing => [
  ["night", box(18, 51, 20, 18) + box(62, 51, 20, 18)],
  ["pale line", "M18 55L38 59M18 66L38 63M62 59L82 55M62 63L82 67"],
];

/** The rows and columns for a number of rooms. */
function grid(rooms: number): { rows: number; columns: number } {
  const rows = rooms <= 5 ? 1 : rooms <= 12 ? 2 : 3;
  return { rows, columns: Math.max(4, Math.ceil(rooms / rows)) };
}

export function hospital(rooms: readonly Resident[], lit: boolean): Drawing {
  const { rows, columns } = grid(rooms.length);
  const [step, floor] = [150 / columns, 60 / rows];
  const size = Math.floor(Math.min(step - 4, floor - 4));
  const opening = (index: number): Drawing => {
    const x = Math.round(25 + (index % columns) * step + (step - size) / 2);
    const y = Math.round(44 + Math.floor(index / columns) * floor + (floor - size) / 2);
    const room = rooms[index];
    const light = room && lit ? "lamp" : room ? "pale" : "stone";
    return [
      [light, soft(x, y, size, size, 3)],
      ["night thin", soft(x, y, size, size, 3)],
      ...(room?.health ? moved(MARKS[room.health], x + size * 0.12, y + size * 0.12, (size * 0.76) / 100) : []),
    ];
  };
  return [
    ["stone", box(18, 40, 164, 92)],
    ["night line", box(18, 40, 164, 92)],
    ["pale", "M12 40L26 26H174L188 40z"],
    ["night line", "M12 40L26 26H174L188 40z"],
    ["pale edged", disc(100, 22, 19)],
    ["leaf", cross(100, 22, 13, 9)],
    ...Array.from({ length: rows * columns }, (_, index) => opening(index)).flat(),
    ["pale edged", box(84, 110, 32, 22)],
    ["night thin", "M100 110V132"],
    ["night", disc(96, 122, 1.5) + disc(104, 122, 1.5)],
    ["rim line", "M4 133H196"],
  ];
}
