/** What stands in the middle of the town. */
import { moved } from "../../../lib/art/drawing";
import { arch, box, disc, gear, rays, star } from "../../../lib/art/shapes";
import { soft, type Colour, type Drawing } from "./drawing";

export type Hour = "day" | "night" | "feast";

export const townHall = (lit: boolean): Drawing => {
  const light: Colour = lit ? "lamp" : "stone";
  return [
    ["rim thin", "M80 12V-4"],
    ["rust", "M80-4H98L93 1L98 6H80z"],
    ["rust", "M64 30L80 8L96 30z"],
    ["night thin", "M64 30L80 8L96 30z"],
    ["pale", box(66, 30, 28, 46)],
    ["night thin", box(66, 30, 28, 46)],
    ["lamp edged", disc(80, 45, 10)],
    ["night thin", "M80 45V39M80 45L84 47"],
    ["pale", box(14, 76, 132, 50)],
    ["night thin", box(14, 76, 132, 50)],
    ["stone", "M8 76L22 60H138L152 76z"],
    ["night thin", "M8 76L22 60H138L152 76z"],
    ["pale", "M46 79L80 60L114 79z"],
    ["night thin", "M46 79L80 60L114 79z"],
    ["rust", disc(80, 72, 4)],
    ...[22, 38, 110, 126].flatMap((x): Drawing => [
      [light, arch(x, 112, 12, 26)],
      ["night thin", arch(x, 112, 12, 26)],
    ]),
    ["night", arch(70, 126, 20, 36)],
    ...[54, 62, 92, 100].map((x): Drawing[number] => ["stone edged", box(x, 80, 6, 46)]),
    ["pale", box(40, 126, 80, 5) + box(32, 131, 96, 5)],
    ["night thin", box(40, 126, 80, 5) + box(32, 131, 96, 5)],
    ["rim line", "M4 137H156"],
  ];
};

const ROOFTOPS =
  "M0 96V66L14 54L28 66V72H36V58L46 44L56 58V78H66V30L72 8L78 30V78H92V64L106 54L120 64V76H150V60H156V52H162V60H176V74H184" +
  "V56L200 42L216 56V70H226V62L233 56L240 62V96z";

const LIZARD =
  "M106 92C106 80 112 74 116 72C112 68 112 60 118 57C124 55 130 58 130 62C130 66 127 67 125 68C130 74 130 80 126 84" +
  "L134 84Q142 80 138 74Q148 80 142 90Q140 93 134 93z";

/** On the fountain stands a lizard in a collar; nobody remembers why. */
const FOUNTAIN: Drawing = [
  ["stone edged", box(112, 92, 16, 26)],
  ["leaf edged", LIZARD],
  ["night", disc(122, 62, 1.8)],
  ["lamp line", "M114 72L124 71"],
  ["sky line", "M110 100Q98 94 96 112M130 100Q142 94 144 112"],
  ["stone edged", "M80 114H160L154 132H86z"],
  ["sky edged", disc(120, 114, 40, 6)],
];

const lantern = (x: number, y: number): Drawing => [
  ["pale", disc(x, y, 6, 7)],
  ["night fine", `${disc(x, y, 6, 7)}M${x} ${y - 7}v14M${x - 6} ${y}h12`],
];
const pennon = (x: number, y: number, colour: Colour): Drawing[number] => [colour, `M${x - 5} ${y}h10l-5 10z`];

const hang = (x: number): number => 20 + ((x % 80) - 40) ** 2 * -0.0075 + 12;
const BUNTING: Drawing = [
  ["night fine", "M0 20Q40 44 80 20Q120 44 160 20Q200 44 240 20"],
  ...[12, 26, 40, 54, 68, 92, 106, 120, 134, 148, 172, 186, 200, 214, 228].map((x, each) =>
    pennon(x, Math.round(hang(x)), (["rust", "lamp", "leaf"] as const)[each % 3] ?? "rust"),
  ),
  ...[80, 160].flatMap((x) => lantern(x, 29)),
];

/** Windows of the rooftops where somebody is up. */
const WINDOWS =
  box(10, 68, 6, 8) +
  box(43, 60, 6, 8) +
  box(70, 40, 4, 8) +
  box(102, 68, 7, 8) +
  box(196, 58, 7, 9) +
  box(165, 66, 5, 7);

const SUNLIGHT: Drawing = [
  ["lamp", disc(204, 24, 13)],
  ["lamp thin", rays(204, 24, 18, 23, 12)],
  ["pale", "M20 34q0-8 9-8q4-8 13-4q10-2 11 6q8 0 8 6z"],
];
const MOONLIGHT: Drawing = [
  ["lamp", "M210 12a15 15 0 1 0 10 26a12 12 0 1 1-10-26z"],
  ["pale", star(24, 22, 4, 4, 0.3) + star(98, 44, 3, 4, 0.3) + star(150, 14, 4, 4, 0.3) + star(50, 30, 3, 4, 0.3)],
];

const PAVING =
  "M6 102h16M60 100h12M176 101h14M216 103h16M24 114h12M52 126h10M4 130h14M172 128h12M206 116h14M224 132h12" +
  "M70 142h18M112 141h14M150 143h16M30 144h12";

export function square(hour: Hour): Drawing {
  const [day, feast, dark] = [hour === "day", hour === "feast", hour === "night"];
  return [
    [day ? "sky" : feast ? "skin" : "night", box(0, 0, 240, 150)],
    ...(dark ? MOONLIGHT : SUNLIGHT),
    [dark ? "stone" : "rust", ROOFTOPS],
    [day ? "pale" : "lamp", WINDOWS],
    [dark ? "night" : "pale", box(0, 92, 240, 58)],
    ["stone thin", PAVING],
    ...FOUNTAIN,
    ...(feast ? BUNTING : lamps(dark)),
    ...FOLK[hour],
  ];
}

const outlined = (colour: Colour, d: string): Drawing => [
  [colour, d],
  ["night fine", d],
];

const coat = (x: number): string => `M${x - 11} 136L${x - 7} 108Q${x} 99 ${x + 7} 108L${x + 11} 136z`;
const villager = (x: number): Drawing => [
  ...outlined("rust", coat(x)),
  ...outlined("skin", disc(x, 97, 8)),
  ...outlined("night", `M${x - 11} 93q2-9 11-9t11 9q-11-3-22 0z`),
  ["night", disc(x - 3, 97, 1.3) + disc(x + 3, 97, 1.3)],
  ["night fine", `M${x - 4} 102q4-3 8 0`],
];
/** A figure in a long coat; a tail shows under the hem. */
const stranger = (x: number): Drawing => [
  ["leaf line", `M${x + 6} 132q14 6 18-6q2-7-3-9`],
  ...outlined("stone", coat(x)),
  ...outlined("leaf", disc(x, 97, 8)),
  ...outlined("night", `M${x - 12} 92h24v3h-24zM${x - 7} 92v-10h14v10z`),
  ["lamp", disc(x - 3, 98, 2) + disc(x + 3, 98, 2)],
  ["night fine", `M${x - 7} 109v18M${x - 2} 104h4`],
];
const watched = (x: number): Drawing => [
  ["lamp", disc(x, 122, 3, 2.2) + disc(x + 10, 122, 3, 2.2)],
  ["night", disc(x, 122, 0.9, 2.2) + disc(x + 10, 122, 0.9, 2.2)],
];

const table = (x: number): Drawing => [
  ["night line", `M${x + 8} 126V140M${x + 46} 126V140`],
  ...outlined("lamp", disc(x + 12, 116, 8, 5)),
  ...outlined("pale", soft(x + 25, 109, 7, 11, 2)),
  ...outlined("leaf", `M${x + 39} 120v-12q0-3 2-4v-6h4v6q2 1 2 4v12z`),
  ...outlined("rust", box(x, 120, 54, 7)),
];

/** The figures on the square, by time of day. */
const FOLK: Readonly<Record<Hour, Drawing>> = {
  day: [...villager(62), ...stranger(176)],
  night: watched(64),
  feast: [...villager(34), ...stranger(196), ...table(10), ...table(172)],
};

const lamps = (lit: boolean): Drawing =>
  [40, 200].flatMap((x): Drawing => [
    ...(lit ? ([["lamp thin", rays(x, 82, 12, 17, 8)]] as const) : []),
    ["night line", `M${x} 136V92`],
    ["rim thin", `M${x} 136V92`],
    [lit ? "lamp edged" : "pale edged", `M${x - 7} 74H${x + 7}L${x + 5} 92H${x - 5}z`],
    ["night", `M${x - 9} 74L${x} 66L${x + 9} 74z`],
  ]);

const WHEEL: Drawing = [
  ["night line", disc(50, 50, 30) + rays(50, 50, 0, 30, 6, { start: -90 })],
  ["lamp edged", gear(50, 50, 9, 6, 5, 0.32)],
];

const SHUT: Drawing = [
  ["stone edged", disc(60, 50, 34, 32)],
  ...moved(WHEEL, 36, 25, 0.48),
  ["night", box(52, 78, 16, 6)],
  ["leaf", "M57 6h6v5h5v6h-5v5h-6v-5h-5v-6h5z"],
];
const FORCED: Drawing = [
  ["lamp", "M44 80L48 70H72L76 80z"],
  ["stone edged", disc(94, 36, 11, 32), "rotate(16 94 36)"],
  ["rust line", "M101 10l-9 12l9 7l-11 14l6 6"],
];

/** The hatch down to the doctor; forced, it hangs from its hinge. */
export const hatch = (forced: boolean): Drawing => [
  ["rim line", "M2 84H118"],
  ["stone", "M14 84L26 62H94L106 84z"],
  ["night line", "M14 84L26 62H94L106 84z"],
  ["night", "M28 80L36 66H84L92 80z"],
  ...(forced ? FORCED : SHUT),
];
