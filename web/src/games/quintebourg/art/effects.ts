/** The effect roles: dark figures in the lamplight. Members of a family share a thing: a flask, a green cross, an eye, a card. */
import { moved } from "../../../lib/art/drawing";
import { FAMILIES } from "./families";
import { disc } from "../../../lib/art/shapes";
import { HEART, soft, type Drawing } from "./drawing";

export const EFFECTS: Readonly<Record<string, Drawing>> = {
  ...FAMILIES,
  // a sack of sand
  "marchand-de-sable": [
    ["pale edged", "M37 34C14 50 12 88 34 89H66C88 88 86 50 63 34z"],
    ["pale edged", "M37 32L28 14Q39 19 50 14Q61 19 72 14L63 32z"],
    ["rust line", "M35 34H65"],
    ["night", "M56 46a17 17 0 1 0 9 27a14 14 0 1 1-9-27z"],
  ],
  // the moon in her nightcap
  morphee: [
    ["pale edged", "M58 24C34 24 22 44 26 62C30 82 52 92 72 82C58 78 50 66 52 54L64 50L54 44C54 36 56 30 58 24z"],
    ["rust edged", "M24 52C16 24 34 10 52 10C70 10 82 22 86 42C74 32 66 30 58 32C46 32 34 38 24 52z"],
    ["pale edged", disc(86, 47, 8)],
    ["night thin", "M34 60q5 5 11 1"],
    ["night thin", "M68 62h11l-11 13h11"],
  ],
  // a bundle on a stick, before a house that is not hers
  laura: [
    ["night", "M40 10L78 42H70V90H10V42H2z", "translate(4 0)"],
    ["lamp", soft(26, 48, 16, 16, 2)],
    ["pale bold", "M27 87L72 36"],
    ["rust line", "M27 87L72 36"],
    ["rust edged", "M66 38C52 44 52 70 70 74C90 74 94 50 80 40z"],
    ["rust edged", "M66 40L60 26L73 33L84 24L81 41z"],
    ["pale", disc(66, 54, 3.5) + disc(78, 50, 3.5) + disc(74, 64, 3.5)],
  ],
  // a cactus with a plaster
  coriace: [
    [
      "leaf edged",
      "M40 78V24a10 10 0 0 1 20 0V50H70V38a7 7 0 0 1 14 0V56Q84 64 76 64H60V78zM40 60H24Q16 60 16 52V40a7 7 0 0 1 14 0V46H40z",
    ],
    ["rust edged", "M30 74H70L65 93H35z"],
    ["pale thin", "M50 20v4M45 40v4M54 62v4M77 42v4M23 44v4"],
    ["pale edged", "M33 50L60 34L65 43L38 59z"],
    ["rust", disc(49, 46.5, 3)],
  ],
  // a palette
  artiste: [
    [
      "pale edged",
      "M50 16C78 16 94 34 92 54C90 68 78 66 70 66C60 66 62 76 64 80C66 88 56 90 46 88C22 84 8 66 10 48C12 28 30 16 50 16z",
    ],
    ["rust", disc(28, 46, 7)],
    ["leaf", disc(42, 31, 7)],
    ["stone", disc(62, 31, 7)],
    ["night", disc(76, 46, 7) + disc(46, 72, 6)],
    ["rust line", "M34 66L14 88"],
  ],
  // the apple of discord
  eris: [
    ["rust edged", "M50 34C38 22 14 28 14 54C14 76 32 92 42 90L50 87L58 90C68 92 86 76 86 54C86 28 62 22 50 34z"],
    ["night line", "M50 32Q50 20 58 10"],
    ["leaf edged", "M54 24Q64 8 82 14Q76 30 54 24z"],
    ["lamp edged", "M54 30L40 54H52L42 88L66 52H54L60 33z"],
  ],
  cupidon: [
    ["night thin", "M30 10L20 50L30 90"],
    ["night bold", "M30 10C66 18 66 82 30 90"],
    ["night line", "M14 50H72M14 50l-5-8M14 50l-5 8M22 50l-5-8M22 50l-5 8"],
    ...moved([["rust edged", HEART]], 58, 31, 0.38, -90),
  ],
  // a dagger
  assassin: [
    ["pale edged", "M44 46H58L57 84L51 96L45 84z", "rotate(40 50 50)"],
    ["night", soft(28, 36, 46, 11, 5), "rotate(40 50 50)"],
    ["rust edged", soft(44, 10, 14, 28, 4), "rotate(40 50 50)"],
    ["night", disc(51, 7, 7), "rotate(40 50 50)"],
    ["rust", "M66 66q14 16 0 22q-14-6 0-22z"],
  ],
  // a hat, and a moustache under it
  parrain: [
    ["night", "M24 54C24 22 34 12 50 20C66 12 76 22 76 54z"],
    ["rust", "M24 44Q50 36 76 44V54Q50 48 24 54z"],
    ["night", "M5 54Q50 44 95 54Q92 64 50 61Q8 64 5 54z"],
    ["night", "M50 77C43 67 28 69 18 84C34 90 46 88 50 83C54 88 66 90 82 84C72 69 57 67 50 77z"],
  ],
  // a right hand with its ring
  "bras-droit": [
    ["night", "M5 30H36V74H5z"],
    ["pale edged", soft(34, 26, 14, 52, 4)],
    ["skin edged", "M48 32H74Q90 32 90 42Q94 48 90 54Q92 62 86 64Q84 74 74 74H48z"],
    ["night thin", "M66 43H88M66 54H88M66 64H84"],
    ["skin edged", "M48 34C56 20 70 20 72 28C73 36 62 38 58 46"],
    ["rust edged", disc(79, 48.5, 6)],
  ],
};
