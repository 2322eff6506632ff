/** The ten characters of New Salem; nothing in a portrait tells its side. */
import { disc } from "../../../lib/art/shapes";
import { portrait, type Drawing, type Portrait } from "../../../lib/art/people/drawing";
import { APRON, BAND, BUTTONS, coat, CRAVAT, FICHU, gown, RUFF, SHAWL, TABS } from "../../../lib/art/people/dress";
import * as hair from "../../../lib/art/people/hair";
import * as hats from "../../../lib/art/people/hats";
import * as heads from "../../../lib/art/people/heads";
import { features, WRINKLES } from "../../../lib/art/people/features";
import * as things from "../../../lib/art/people/things";

/** Behind the ear, ready to write. */
const QUILL: Drawing = [
  ["linen", "M68 60C72 40 80 16 96 6C98 24 90 44 72 60z"],
  ["fine", "M69 60Q80 34 94 10M78 42l8-2M82 32l8-2M76 36l1-8M82 26l0-8"],
];
/** Keys on a ring. */
const KEYS: Drawing = [
  ["bold", disc(82, 88, 8)],
  ["bold", "M82 96V114M82 113H90M82 107H88M76 94L66 108M66 108L72 113"],
];
const PATCH: Drawing = [
  ["ink", "M34 50Q41 47 48 51Q48 62 41 64Q34 62 34 50z"],
  ["line", "M48 51L71 40M34 51L29 48"],
];
/** Crape that hangs from the hat. */
const WEEPERS: Drawing = [
  ["mass", "M64 30C82 32 84 60 78 92L90 96C96 66 92 34 66 24z"],
  ["cut", "M74 36Q86 60 82 92"],
];
const VEIL: Drawing = [
  ["mass", "M50 4C84 4 92 40 90 70L96 124H74C80 90 78 44 50 40C22 44 20 90 26 124H4L10 70C8 40 16 4 50 4z"],
  [
    "cut",
    "M50 12C26 14 18 44 20 70L16 118M50 22C32 24 26 46 26 66M50 12C74 14 82 44 80 70L84 118M50 22C68 24 74 46 74 66",
  ],
];
const CAP: Drawing = [
  ["tint", "M25 42C18 24 32 12 50 12C70 12 84 22 77 42Q50 32 25 42z"],
  ["line", "M28 34Q50 24 75 34"],
  ["linen", disc(50, 13, 4)],
];

export const PEOPLE: Readonly<Record<string, Portrait>> = {
  schoolmistress: portrait({
    behind: hair.bun(),
    dress: [...gown(), ...BUTTONS],
    head: heads.HEART,
    features: features({ brows: "high", nose: "small", mouth: "lips" }),
    hair: hair.parted(),
    with: [...things.SPECTACLES, ...things.BOOK],
    colour: "#3d5f86",
  }),
  notary: portrait({
    dress: [...coat(), ...RUFF],
    head: heads.ROUND,
    features: features({ eyes: "narrow", brows: "calm", nose: "long", mouth: "smirk", turn: -3 }),
    hair: [...hair.receding("linen"), ...WRINKLES.slice(0, 1)],
    with: QUILL,
  }),
  magistrate: portrait({
    behind: hair.wig("linen"),
    dress: [...coat("tint"), ...CRAVAT],
    head: heads.LONG,
    features: features({ brows: "stern", nose: "hooked", mouth: "frown" }),
    hair: hair.parted("linen"),
    colour: "#9c3322",
  }),
  jailer: portrait({
    dress: [...coat("tint"), ...BUTTONS],
    head: heads.SQUARE,
    features: features({ brows: "bushy", nose: "broad", mouth: "none" }),
    beard: hair.beard(),
    hair: hair.receding(),
    with: [...PATCH, ...KEYS],
    tone: "warm",
    colour: "#6b6f78",
  }),
  undertaker: portrait({
    dress: [...coat(), ...TABS],
    head: heads.GAUNT,
    features: features({ eyes: "old", brows: "sad", nose: "long", mouth: "firm" }),
    hair: hair.locks(),
    hat: [...WEEPERS, ...hats.STEEPLE],
    colour: "#54306b",
  }),
  innkeeper: portrait({
    dress: [...coat("tint"), ...APRON],
    head: heads.HEAVY,
    features: features({ brows: "high", nose: "bulb", mouth: "grin" }),
    beard: hair.handlebar(),
    hat: CAP,
    tone: "warm",
    colour: "#8a5a2c",
  }),
  widow: portrait({
    dress: gown("mass"),
    head: heads.OVAL,
    features: features({ eyes: "shut", brows: "sad", mouth: "lips", turn: -2 }),
    hat: VEIL,
  }),
  governess: portrait({
    behind: hair.knot(),
    dress: [...gown(), ...RUFF],
    head: heads.PROFILE,
    hair: hair.nape(),
    colour: "#2c6338",
  }),
  physician: portrait({
    dress: [...coat(), ...BAND],
    head: heads.LONG,
    features: features({ eyes: "narrow", brows: "bushy", mouth: "none", turn: 2 }),
    beard: [...hair.moustache(), ...hair.goatee()],
    hair: hair.locks(),
    hat: hats.BROAD,
    with: things.SPECTACLES,
    colour: "#7d5608",
  }),
  midwife: portrait({
    dress: [...SHAWL, ...FICHU],
    head: heads.ROUND,
    features: features({ eyes: "old", nose: "small", mouth: "smile", turn: 2 }),
    hair: hair.parted("linen"),
    hat: hats.COIF,
    tone: "warm",
    colour: "#9c2a1c",
  }),
};
