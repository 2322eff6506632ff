/** Who holds a party role. */
import { portrait, type Drawing, type Portrait } from "../../../../lib/art/people/drawing";
import { BAND, BOW, BUTTONS, coat, CRAVAT, gown, LAPELS, ROLL, TIE } from "../../../../lib/art/people/dress";
import * as hair from "../../../../lib/art/people/hair";
import * as heads from "../../../../lib/art/people/heads";
import { FRECKLES, features } from "../../../../lib/art/people/features";
import { BOOK, EARRINGS, SPECTACLES } from "../../../../lib/art/people/things";
import * as wear from "./wear";

const GREEN = "#3b8a57";
const RED = "#b8402a";
const BLUE = "#3a5ca8";
const SAND = "#c08a3a";

/** All brain, and hardly a chin. */
const GREAT: Drawing = [
  ["skin", "M44 80V100H56V80z"],
  [
    "skin",
    "M50 4C78 2 98 20 94 42C92 56 76 60 68 70C64 84 58 88 50 88C42 88 36 84 32 70C24 60 8 56 6 42C2 20 22 2 50 4z",
  ],
  [
    "line",
    "M50 8Q44 20 52 28M30 14Q34 24 24 32M70 14Q64 22 76 32M14 34Q24 38 28 46M86 34Q78 38 72 46M40 20Q34 30 40 38M62 20Q66 30 60 38",
  ],
];
const TUFT: Drawing = [["mass", "M44 28C40 14 46 6 42 0C52 4 54 10 52 16C56 10 60 8 64 8C58 14 60 22 56 28z"]];
const TEETH: Drawing = [["linen", "M44 76H56V84H50.500V78H49.500V84H44z"]];

export const PARTY: Readonly<Record<string, Portrait>> = {
  "rept-alpha": portrait({
    dress: wear.CAPE,
    head: heads.SQUARE,
    features: features({ eyes: "slit", brows: "stern", nose: "broad", mouth: "grin" }),
    hat: [...wear.CREST, ...wear.SCALES],
    tone: "green",
    colour: RED,
  }),
  "rept-rouge": portrait({
    behind: hair.loose("tint"),
    dress: [...gown("mass"), ...LAPELS],
    head: heads.HEART,
    features: features({ eyes: "slit", brows: "high", nose: "small", mouth: "lips", turn: -2 }),
    hair: [...hair.swept("tint"), ...wear.SCALES],
    tone: "green",
    colour: RED,
  }),
  "rept-noire": portrait({
    behind: hair.bob(),
    dress: [...gown("mass"), ...wear.COLLAR],
    head: heads.LONG,
    features: features({ eyes: "slit", brows: "stern", nose: "small", mouth: "smirk" }),
    hair: hair.fringe(),
    with: EARRINGS,
    tone: "green",
  }),
  reptilienne: portrait({
    dress: [...coat("tint"), ...BUTTONS],
    head: heads.ROUND,
    features: features({ eyes: "slit", brows: "calm", nose: "small", mouth: "smile" }),
    hat: wear.CLOCHE,
    tone: "green",
    colour: RED,
  }),
  seth: portrait({
    ...wear.NEMES,
    dress: coat("linen"),
    head: heads.LONG,
    features: features({ eyes: "slit", brows: "stern", nose: "long", mouth: "firm" }),
    beard: hair.goatee(),
    tone: "deep",
    colour: BLUE,
  }),
  fennec: portrait({
    behind: wear.EARS,
    dress: [...coat("tint"), ...BAND],
    head: heads.HEART,
    features: features({ eyes: "wide", brows: "high", nose: "small", mouth: "grin" }),
    hair: hair.cropped("tint"),
    tone: "warm",
    colour: SAND,
  }),
  cortex: portrait({
    dress: [...gown("linen"), ...LAPELS, ...TIE],
    head: GREAT,
    features: features({ eyes: "narrow", brows: "stern", nose: "small", mouth: "smirk" }),
    colour: RED,
  }),
  minus: portrait({
    dress: [...gown("linen"), ...BOW],
    head: heads.LONG,
    features: features({ eyes: "wide", brows: "high", nose: "bulb", mouth: "smile" }),
    hair: TUFT,
    with: TEETH,
    colour: BLUE,
  }),
  medecin: portrait({
    dress: [...coat("linen"), ...LAPELS, ...TIE],
    head: heads.OVAL,
    features: features({ brows: "calm", mouth: "none", turn: 2 }),
    beard: [...hair.moustache(), ...hair.goatee()],
    hair: hair.cropped(),
    with: [...wear.MIRROR, ...wear.STETHOSCOPE],
    colour: GREEN,
  }),
  sesiano: portrait({
    behind: [...wear.HALO, ...hair.loose()],
    dress: coat("linen"),
    head: heads.LONG,
    features: features({ eyes: "shut", brows: "sad", mouth: "none" }),
    beard: hair.longBeard(),
    hair: hair.parted(),
    tone: "warm",
  }),
  amoureux: portrait({
    dress: [...coat("tint"), ...CRAVAT],
    head: heads.HEART,
    features: features({ eyes: "open", brows: "high", nose: "small", mouth: "smile", turn: 3 }),
    hair: hair.swept("gold"),
    with: wear.LOVE,
    colour: RED,
  }),
  skadi: portrait({
    ...wear.FURS,
    dress: coat("tint"),
    head: heads.OVAL,
    features: features({ brows: "stern", mouth: "lips" }),
    hair: hair.parted("gold"),
    colour: BLUE,
  }),
  villageois: portrait({
    dress: [...coat("tint"), ...BUTTONS],
    head: heads.HEAVY,
    features: features({ brows: "calm", nose: "bulb", mouth: "smile", turn: -2 }),
    hair: FRECKLES,
    hat: wear.STRAW,
    with: wear.STALK,
    tone: "warm",
    colour: RED,
  }),
  hess: portrait({
    dress: [...coat(), ...BAND],
    head: heads.SQUARE,
    features: features({ eyes: "old", brows: "white", nose: "broad", mouth: "none" }),
    beard: hair.beard("linen"),
    hat: wear.BOARD,
  }),
  rappaz: portrait({
    behind: hair.wig("linen"),
    dress: [...coat("tint"), ...BOW],
    head: heads.ROUND,
    features: features({ brows: "high", nose: "bulb", mouth: "none" }),
    beard: hair.moustache("linen"),
    hat: wear.BOARD,
    with: SPECTACLES,
    colour: GREEN,
  }),
  pach: portrait({
    dress: [...coat(), ...LAPELS],
    head: heads.PROFILE,
    hair: hair.nape("linen"),
    hat: wear.BOARD,
    flip: true,
  }),
  algebriste: portrait({
    behind: hair.bob("tint"),
    dress: [...gown("mass"), ...LAPELS],
    head: heads.ROUND,
    features: features({ nose: "small", mouth: "lips", turn: 2 }),
    hair: hair.fringe("tint"),
    with: [...SPECTACLES, ...BOOK],
    colour: RED,
  }),
  analyste: portrait({
    behind: hair.bun(),
    dress: [...gown(), ...ROLL],
    head: heads.OVAL,
    features: features({ eyes: "narrow", nose: "straight", mouth: "smirk" }),
    hair: hair.parted(),
    with: wear.PENCIL,
    tone: "deep",
    colour: BLUE,
  }),
  geometre: portrait({
    dress: [...coat("tint"), ...LAPELS],
    head: heads.SQUARE,
    features: features({ brows: "bushy", mouth: "smile", turn: -3 }),
    hair: hair.tousled(),
    with: wear.SQUARE,
    tone: "warm",
    colour: BLUE,
  }),
  nobel: portrait({
    dress: [...coat(), ...LAPELS, ...wear.MEDAL],
    head: heads.OVAL,
    features: features({ eyes: "old", brows: "white", mouth: "none", nose: "bulb" }),
    beard: hair.moustache("linen"),
    hair: hair.tousled("linen"),
    colour: RED,
  }),
};
