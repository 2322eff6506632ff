/** The four families among the effect roles. */
import { disc, gear } from "../../../lib/art/shapes";
import { cross, soft, type Drawing } from "./drawing";

const FLASK = "M40 10H60V17H57V38L82 78Q87 90 74 90H26Q13 90 18 78L43 38V17H40z";
const flask = (liquid: "leaf" | "rust" | "stone" = "leaf"): Drawing => [
  ["pale", FLASK],
  [liquid, "M31 58H69L82 79Q86 89 74 89H26Q14 89 18 79z"],
  ["night line", FLASK],
];

const eye = (x: number, y: number, reach: number): Drawing => {
  const high = reach * 0.8;
  return [
    ["pale edged", `M${x - reach} ${y}Q${x} ${y - 2 * high} ${x + reach} ${y}Q${x} ${y + 2 * high} ${x - reach} ${y}z`],
    ["stone", disc(x, y, reach * 0.5)],
    ["night", disc(x, y, reach * 0.27)],
  ];
};

const green = (x: number, y: number, reach: number): Drawing => [
  ["pale line", cross(x, y, reach, reach * 0.72)],
  ["leaf", cross(x, y, reach, reach * 0.72)],
];

const card = (turn: number): Drawing => [["pale edged", soft(24, 10, 52, 76, 7), `rotate(${turn} 50 50)`]];

const science: Record<string, Drawing> = {
  // it bubbles
  scientifique: [
    ...flask(),
    ["pale", disc(42, 72, 6) + disc(58, 78, 4) + disc(56, 66, 4)],
    ["night", disc(72, 22, 6) + disc(84, 36, 4) + disc(84, 12, 4)],
  ],
  // it wears glasses
  geek: [
    ...flask("stone"),
    ["night line", "M50 64Q50 60 50 64M14 60L22 62M86 60L78 62"],
    ["pale", disc(35, 65, 14) + disc(65, 65, 14)],
    ["night line", disc(35, 65, 14) + disc(65, 65, 14)],
    ["night", disc(37, 66, 4) + disc(63, 66, 4)],
  ],
  // under the glass
  chercheur: [
    ...flask("rust"),
    ["night bold", "M76 76L91 91"],
    ["pale", disc(63, 61, 19)],
    ["night line", disc(63, 61, 19)],
    ["night line", "M57 57q0-7 6-7t6 6q0 4-6 6v2M63 71h.01"],
  ],
  // mended with a spanner
  bricoleur: [
    ...flask("stone"),
    [
      "rust edged",
      "M39 8V24a11 11 0 0 0 22 0V8a21 21 0 0 1-3 38V88a8 8 0 0 1-16 0V46A21 21 0 0 1 39 8z",
      "rotate(-42 50 50) translate(2 6)",
    ],
  ],
  ingenieur: [...flask(), ["rust edged", gear(65, 65, 19, 8, 8, 0.32)], ["pale edged", disc(65, 65, 8)]],
};

const nurses: Record<string, Drawing> = {
  // a cap
  infirmier: [
    ["pale edged", "M14 42Q50 2 86 42L78 86Q50 76 22 86z"],
    ["night thin", "M18 62Q50 50 82 62"],
    ...green(50, 42, 15),
  ],
  // mortar and pestle
  pharmacien: [
    ["night bold", "M56 42L74 12"],
    ["pale edged", "M12 42H88Q86 70 66 78L70 90H30L34 78Q14 70 12 42z"],
    ...green(50, 61, 14),
  ],
  // a scalpel
  chirurgien: [
    ["stone edged", "M44 8H56V50H44z", "rotate(45 50 50)"],
    ["pale edged", "M44 52H56V84Q46 96 44 106z", "rotate(45 50 50)"],
    ...green(68, 70, 20),
  ],
  // a stretcher
  brancardier: [
    ["night line", "M6 66H94M26 66V84M74 66V84"],
    ["pale edged", "M34 64Q38 46 54 50L84 58V64z"],
    ["skin edged", disc(24, 54, 10)],
    ["night", disc(26, 90, 5) + disc(74, 90, 5)],
    ...green(62, 27, 18),
  ],
  // a syringe
  anesthesiste: [
    ["night line", "M50 4V20M40 4H60M50 78V98", "rotate(45 50 50)"],
    ["pale edged", soft(38, 22, 24, 54, 4), "rotate(45 50 50)"],
    ["stone", "M40 46H60V74H40z", "rotate(45 50 50)"],
    ["night thin", "M38 34h9M38 46h9M38 58h9", "rotate(45 50 50)"],
    ...green(72, 72, 18),
  ],
};

const curious: Record<string, Drawing> = {
  // at a keyhole
  curieux: [["night", disc(50, 40, 33)], ["night", "M40 62H60L72 95H28z"], ...eye(50, 42, 27)],
  // in somebody's trunk
  fouineur: [
    ["rust edged", "M10 42L72 8L84 22L18 56z"],
    ["night", "M14 48L86 40V62H14z"],
    ["pale", disc(38, 52, 8) + disc(60, 50, 8)],
    ["night", disc(40, 53, 4) + disc(62, 51, 4)],
    ["rust edged", "M12 60H88V90H12z"],
    ["pale edged", soft(42, 58, 16, 16, 3)],
  ],
  // behind a curtain
  indiscret: [
    ...eye(50, 54, 28),
    ["rust edged", "M8 14H34C34 46 30 70 10 90zM92 14H66C66 46 70 70 90 90z"],
    ["night bold", "M8 12H92"],
    ["night thin", "M21 20Q22 50 16 74M79 20Q78 50 84 74"],
  ],
  // through a glass
  fureteur: [
    ["night bold", "M66 66L90 90"],
    ["pale", disc(44, 44, 34)],
    ["night line", disc(44, 44, 34)],
    ...eye(44, 44, 25),
  ],
  // a bubble: she tells what she saw
  commere: [
    ["night", "M68 54H84Q94 54 94 64V72Q94 82 84 82L86 93L72 82H58Q50 82 50 74z"],
    ["pale edged", "M18 10H74Q88 10 88 24V48Q88 62 74 62H44L24 80L26 62H18Q6 62 6 48V24Q6 10 18 10z"],
    ...eye(47, 36, 26),
  ],
};

const cheaters: Record<string, Drawing> = {
  // out of a sleeve
  tricheur: [
    ["pale edged", soft(44, 8, 38, 54, 5), "rotate(24 60 40)"],
    ["pale edged", soft(32, 8, 38, 54, 5), "rotate(-6 50 40)"],
    ["rust", "M48 18L58 32L48 46L38 32z"],
    ["pale edged", "M22 46L78 62L74 76L18 60z"],
    ["night", "M18 58L75 74L66 95H8z"],
    ["lamp", disc(30, 72, 4)],
  ],
  // with a kerchief before the face
  brigand: [
    ...card(0),
    ["night", soft(24, 28, 52, 18, 4)],
    ["pale", disc(39, 37, 6) + disc(61, 37, 6)],
    ["rust edged", "M20 52Q50 44 80 52L50 94z"],
    ["pale", disc(42, 62, 3) + disc(58, 62, 3) + disc(50, 74, 3)],
  ],
  // a card that is a screen
  hackeur: [
    ...card(8),
    ["night", soft(30, 20, 40, 52, 4), "rotate(8 50 50)"],
    ["leaf line", "M38 32L50 42L38 52M52 56H62", "rotate(8 50 50)"],
  ],
};

export const FAMILIES: Readonly<Record<string, Drawing>> = { ...science, ...nurses, ...curious, ...cheaters };
