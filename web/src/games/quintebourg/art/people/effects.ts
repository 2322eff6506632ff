/** Who holds an effect role. */
import { portrait, type Portrait } from "../../../../lib/art/people/drawing";
import {
  APRON,
  BOW,
  BUTTONS,
  coat,
  CRAVAT,
  FICHU,
  gown,
  LAPELS,
  ROLL,
  SHAWL,
  TIE,
} from "../../../../lib/art/people/dress";
import * as hair from "../../../../lib/art/people/hair";
import { hood } from "../../../../lib/art/people/hats";
import * as heads from "../../../../lib/art/people/heads";
import { FRECKLES, features } from "../../../../lib/art/people/features";
import { EARRINGS, SCAR, SPECTACLES } from "../../../../lib/art/people/things";
import * as wear from "./wear";

const GREEN = "#3b8a57";
const RED = "#b8402a";
const BLUE = "#3a5ca8";
const SAND = "#c08a3a";
const PLUM = "#7a4a86";

const SCIENCE: Record<string, Portrait> = {
  scientifique: portrait({
    dress: [...coat("linen"), ...LAPELS, ...TIE],
    head: heads.OVAL,
    features: features({ eyes: "wide", brows: "none", nose: "long", mouth: "grin" }),
    hair: hair.tousled("linen"),
    with: [...wear.GOGGLES, ...wear.FLASK],
    colour: GREEN,
  }),
  geek: portrait({
    dress: [...coat("tint"), ...ROLL],
    head: heads.LONG,
    features: features({ brows: "high", nose: "small", mouth: "smile" }),
    hair: [...hair.fringe(), ...FRECKLES],
    with: [...SPECTACLES, ...wear.HEADPHONES],
    colour: BLUE,
  }),
  chercheur: portrait({
    dress: [...coat("linen"), ...LAPELS, ...BOW],
    head: heads.ROUND,
    features: features({ brows: "high", nose: "bulb", mouth: "open" }),
    hair: hair.receding(),
    with: wear.LENS,
    colour: RED,
  }),
  bricoleur: portrait({
    dress: [...coat("tint"), ...APRON],
    head: heads.SQUARE,
    features: features({ brows: "bushy", nose: "broad", mouth: "none", turn: -2 }),
    beard: hair.beard(),
    hair: hair.cropped(),
    with: wear.SPANNER,
    tone: "warm",
    colour: BLUE,
  }),
  ingenieur: portrait({
    dress: [...coat("tint"), ...LAPELS],
    head: heads.OVAL,
    features: features({ brows: "stern", mouth: "lips", turn: 2 }),
    hair: hair.braids(),
    hat: wear.HELMET,
    tone: "deep",
    colour: SAND,
  }),
};

const NURSES: Record<string, Portrait> = {
  infirmier: portrait({
    behind: hair.bob("gold"),
    dress: [...gown("linen"), ...FICHU],
    head: heads.HEART,
    features: features({ nose: "small", mouth: "smile", brows: "high" }),
    hat: wear.NURSE,
    colour: RED,
  }),
  pharmacien: portrait({
    dress: [...coat("linen"), ...CRAVAT],
    head: heads.HEAVY,
    features: features({ eyes: "narrow", brows: "calm", mouth: "none" }),
    beard: hair.handlebar(),
    hair: hair.parted(),
    with: wear.FLASK,
    colour: GREEN,
  }),
  chirurgien: portrait({
    dress: [...coat("tint")],
    head: heads.LONG,
    features: features({ brows: "stern", mouth: "none", nose: "small" }),
    hat: [
      ["tint", "M28 46C24 24 36 16 50 16C64 16 76 24 72 46Q50 34 28 46z"],
      ["line", "M30 39Q50 28 70 39"],
    ],
    with: wear.MASK,
    tone: "deep",
    colour: GREEN,
  }),
  brancardier: portrait({
    dress: [...coat("tint"), ...BUTTONS],
    head: heads.SQUARE,
    features: features({ eyes: "sly", nose: "broad", mouth: "firm", turn: 2 }),
    beard: hair.moustache(),
    hat: wear.PEAKED,
    tone: "warm",
    colour: BLUE,
  }),
  anesthesiste: portrait({
    dress: [...coat("linen"), ...LAPELS],
    head: heads.GAUNT,
    features: features({ eyes: "shut", mouth: "none" }),
    hair: hair.swept(),
    with: wear.TUBE,
  }),
};

const CURIOUS: Record<string, Portrait> = {
  curieux: portrait({
    behind: hair.knot("linen"),
    dress: [...SHAWL],
    head: heads.ROUND,
    features: features({ eyes: "shut", brows: "high", nose: "small", mouth: "open" }),
    hair: hair.curls("linen"),
    with: wear.BINOCULARS,
    colour: PLUM,
  }),
  fouineur: portrait({
    dress: [...coat("mass"), ...BUTTONS],
    head: heads.PROFILE,
    hair: hair.nape(),
    hat: wear.FLATCAP,
    colour: SAND,
  }),
  indiscret: portrait({
    behind: hair.loose("gold"),
    dress: gown("tint"),
    head: heads.ROUND,
    features: features({ eyes: "wide", brows: "high", nose: "small", mouth: "open", turn: -2 }),
    hair: hair.swept("gold"),
    with: wear.HAND,
    colour: PLUM,
  }),
  fureteur: portrait({
    dress: [...coat("tint"), ...BOW],
    head: heads.GAUNT,
    features: features({ eyes: "sly", nose: "hooked", mouth: "smirk", turn: 3 }),
    hair: hair.locks(),
    hat: wear.DEERSTALKER,
    colour: SAND,
  }),
  commere: portrait({
    dress: [...SHAWL, ...FICHU],
    head: heads.HEAVY,
    features: features({ eyes: "open", brows: "high", nose: "bulb", mouth: "grin" }),
    hat: wear.CURLERS,
    with: EARRINGS,
    colour: RED,
  }),
};

const CHEATERS: Record<string, Portrait> = {
  tricheur: portrait({
    dress: [...coat("linen"), ...BOW],
    head: heads.OVAL,
    features: features({ eyes: "sly", brows: "none", mouth: "smirk", turn: -2 }),
    beard: hair.whiskers(),
    hair: hair.cropped(),
    hat: [...wear.ACE, ...wear.VISOR],
    colour: GREEN,
  }),
  brigand: portrait({
    dress: coat(),
    head: heads.SQUARE,
    features: features({ eyes: "sly", brows: "bushy", nose: "small", mouth: "none" }),
    hat: [["mass", "M30 36Q30 12 50 16Q70 12 70 36Q92 30 99 38Q80 50 50 46Q20 50 1 38Q8 30 30 36z"]],
    with: wear.BANDIT,
    tone: "warm",
    colour: RED,
  }),
  hackeur: portrait({
    ...hood("tint"),
    dress: coat("tint"),
    head: heads.HEART,
    features: features({ eyes: "narrow", brows: "calm", nose: "small", mouth: "smirk" }),
    hair: hair.fringe(),
    colour: GREEN,
  }),
};

export const EFFECTS: Readonly<Record<string, Portrait>> = {
  ...SCIENCE,
  ...NURSES,
  ...CURIOUS,
  ...CHEATERS,
  "marchand-de-sable": portrait({
    dress: coat("tint"),
    head: heads.ROUND,
    features: features({ eyes: "old", brows: "white", nose: "bulb", mouth: "none" }),
    beard: hair.longBeard("linen"),
    hat: wear.NIGHTCAP,
    colour: BLUE,
  }),
  morphee: portrait({
    behind: wear.CRESCENT,
    dress: [...gown("linen")],
    head: heads.OVAL,
    features: features({ eyes: "shut", brows: "calm", mouth: "smile", turn: 2 }),
    hair: hair.curls(),
    tone: "warm",
  }),
  laura: portrait({
    behind: hair.loose("gold"),
    dress: coat("mass"),
    head: heads.HEART,
    features: features({ brows: "calm", nose: "small", mouth: "smirk", turn: 3 }),
    hat: wear.BEANIE,
    with: wear.SCARF,
    colour: RED,
  }),
  coriace: portrait({
    dress: [...coat("linen"), ...BUTTONS],
    head: heads.HEAVY,
    features: features({ eyes: "sly", brows: "none", nose: "broad", mouth: "sunken" }),
    hat: wear.BANDAGE,
    with: SCAR,
    tone: "warm",
  }),
  artiste: portrait({
    dress: [...coat("linen"), ...BOW],
    head: heads.LONG,
    features: features({ brows: "sad", nose: "long", mouth: "none", turn: -3 }),
    beard: [...hair.moustache(), ...hair.goatee()],
    hair: hair.locks(),
    hat: wear.BERET,
    colour: PLUM,
  }),
  eris: portrait({
    behind: [
      [
        "tint",
        "M50 10C60 0 70 4 74 14C84 12 92 22 86 34C96 44 96 60 86 68C92 82 84 96 72 98" +
          "H28C16 96 8 82 14 68C4 60 4 44 14 34C8 22 16 12 26 14C30 4 40 0 50 10z",
      ],
    ],
    dress: gown("mass"),
    head: heads.HEART,
    features: features({ eyes: "sly", brows: "stern", nose: "straight", mouth: "smirk" }),
    hair: hair.parted("tint"),
    with: wear.APPLE,
    colour: RED,
  }),
  cupidon: portrait({
    behind: wear.WINGS,
    dress: gown("linen"),
    head: heads.ROUND,
    features: features({ eyes: "open", brows: "high", nose: "small", mouth: "lips" }),
    hair: hair.curls("gold"),
  }),
  assassin: portrait({
    dress: [...coat(), ...wear.COLLAR],
    head: heads.GAUNT,
    features: features({ eyes: "narrow", brows: "stern", nose: "long", mouth: "firm" }),
    beard: hair.moustache(),
    hat: wear.BOWLER,
    with: wear.MONOCLE,
    colour: PLUM,
  }),
  parrain: portrait({
    dress: [...coat(), ...LAPELS, ...TIE, ...wear.ROSE],
    head: heads.HEAVY,
    features: features({ eyes: "narrow", brows: "bushy", nose: "broad", mouth: "none" }),
    beard: hair.moustache(),
    hat: wear.FEDORA,
    tone: "warm",
    colour: RED,
  }),
  "bras-droit": portrait({
    dress: [...coat("tint"), ...LAPELS],
    head: heads.PROFILE,
    hair: hair.nape(),
    with: [...SCAR, ["bold", "M68 76L90 72"]],
    colour: BLUE,
    flip: true,
  }),
};
