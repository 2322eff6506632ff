/** The characters of Salem, in the style of woodcuts. */
import { disc } from "../../../lib/art/shapes";
import { portrait, type Drawing, type Portrait } from "../../../lib/art/people/drawing";
import { BAND, BUTTONS, coat, CRAVAT, FICHU, GORGET, gown, SHAWL, TABS, APRON } from "../../../lib/art/people/dress";
import * as hair from "../../../lib/art/people/hair";
import * as hats from "../../../lib/art/people/hats";
import * as heads from "../../../lib/art/people/heads";
import { FRECKLES, features, WRINKLES } from "../../../lib/art/people/features";
import * as things from "../../../lib/art/people/things";

const GREEN = "#4d6b3c";
const BLUE = "#3d5f86";
const RED = "#9c3322";
const BROWN = "#8a5a2c";

/** A shroud, and two dark eyes in it. */
const SHROUD: Drawing = [
  ["linen", "M50 14C70 14 76 34 74 54C73 74 64 92 50 92C36 92 27 74 26 54C24 34 30 14 50 14z"],
  ["ink", disc(41, 56, 4.6, 6) + disc(59, 56, 4.6, 6) + disc(50, 76, 4, 6)],
  ["fine", "M34 68Q36 78 42 86M66 68Q64 78 58 86M36 40Q50 34 64 40"],
];

export const PEOPLE: Readonly<Record<string, Portrait>> = {
  // eleven years old, and everybody listens
  "abigail-williams": portrait({
    behind: hair.loose(),
    dress: [...gown(), ...FICHU],
    head: heads.HEART,
    features: features({ brows: "high", nose: "small", mouth: "lips", turn: 2 }),
    hair: hair.parted(),
    colour: BLUE,
  }),
  // twelve, with the yellow bird that nobody else could see
  "ann-putnam": portrait({
    dress: [...gown("linen")],
    head: heads.ROUND,
    features: features({ eyes: "open", brows: "sad", nose: "small", mouth: "open", turn: 3 }),
    hair: [...hair.braids(), ...hair.fringe()],
    with: things.BIRD,
  }),
  "cotton-mather": portrait({
    behind: hair.wig("linen"),
    dress: [...coat(), ...TABS],
    head: heads.HEAVY,
    features: features({ brows: "high", mouth: "lips", nose: "long" }),
    hair: hair.parted("linen"),
  }),
  // so strong that it was held against him
  "george-burroughs": portrait({
    dress: [...coat("tint"), ...BAND],
    head: heads.SQUARE,
    features: features({ brows: "bushy", nose: "broad", mouth: "none", turn: -2 }),
    beard: hair.beard(),
    hair: hair.cropped(),
    tone: "warm",
    colour: BROWN,
  }),
  // eighty, and not a word out of him
  "giles-corey": portrait({
    dress: coat(),
    head: heads.GAUNT,
    features: features({ eyes: "old", brows: "white", nose: "hooked", mouth: "none" }),
    beard: hair.longBeard("linen"),
    hair: [...hair.locks("linen"), ...hair.receding("linen"), ...WRINKLES],
  }),
  "john-proctor": portrait({
    dress: [...coat("tint"), ...BUTTONS],
    head: heads.SQUARE,
    features: features({ brows: "stern", nose: "straight", mouth: "firm", turn: 2 }),
    beard: hair.whiskers(),
    hair: hair.locks(),
    hat: hats.SLOUCH,
    tone: "warm",
    colour: GREEN,
  }),
  "martha-corey": portrait({
    ...hats.hood(),
    dress: coat(),
    head: heads.OVAL,
    features: features({ eyes: "narrow", brows: "high", mouth: "smirk", turn: -3 }),
    hair: hats.EDGE,
  }),
  // a maid, who has cried
  "mary-warren": portrait({
    dress: [...gown(), ...APRON],
    head: heads.ROUND,
    features: features({ brows: "sad", nose: "small", mouth: "frown", turn: -3 }),
    hair: [...hair.parted("gold"), ...FRECKLES],
    hat: hats.MOB,
    colour: RED,
  }),
  "rebecca-nurse": portrait({
    dress: SHAWL,
    head: heads.OVAL,
    features: features({ eyes: "old", brows: "sad", nose: "straight", mouth: "smile" }),
    hair: [...hair.parted("linen"), ...WRINKLES],
    hat: hats.BONNET,
    colour: "#6a5a7a",
  }),
  "samuel-parris": portrait({
    dress: [...coat(), ...TABS],
    head: heads.LONG,
    features: features({ eyes: "sly", brows: "stern", nose: "long", mouth: "frown", up: -2 }),
    hair: hair.locks(),
    hat: hats.STEEPLE,
    colour: RED,
  }),
  // a beggar with her pipe
  "sarah-good": portrait({
    dress: SHAWL,
    head: heads.CRONE,
    hair: hair.straggly("linen"),
    hat: hats.KERCHIEF,
    with: things.PIPE,
    colour: BROWN,
  }),
  "thomas-danforth": portrait({
    behind: hair.bob("linen"),
    dress: [...coat("tint"), ...CRAVAT],
    head: heads.GAUNT,
    features: features({ brows: "stern", nose: "long", mouth: "firm", turn: 3 }),
    beard: [...hair.moustache("linen"), ...hair.goatee("linen")],
    hat: hats.SKULLCAP,
    colour: RED,
  }),
  tituba: portrait({
    dress: [...gown("linen"), ...SHAWL.slice(1)],
    head: heads.OVAL,
    features: features({ brows: "calm", nose: "broad", mouth: "lips", turn: 2 }),
    hat: hats.WRAP,
    with: things.EARRINGS,
    tone: "deep",
    colour: RED,
  }),
  // the doctor, who knew of no other cause
  "will-griggs": portrait({
    dress: [...coat(), ...CRAVAT],
    head: heads.ROUND,
    features: features({ brows: "white", nose: "bulb", mouth: "smile" }),
    beard: hair.whiskers("linen"),
    hair: hair.curls("linen"),
    with: things.SPECTACLES,
    tone: "warm",
  }),
  "william-phips": portrait({
    behind: hair.loose(),
    dress: [...coat("tint"), ...GORGET, ...CRAVAT],
    head: heads.HEAVY,
    features: features({ brows: "bushy", mouth: "none", turn: 2 }),
    beard: hair.handlebar(),
    hat: hats.PLUMED,
    tone: "warm",
    colour: RED,
  }),
  // seen from behind: nobody in particular
  nobody: portrait({
    dress: coat("tint"),
    head: [["mass", "M38 92V76C30 70 28 58 29 44H71C72 58 70 70 62 76V92Q50 100 38 92z"]],
    hat: hats.BROAD,
    colour: "#6b5f4e",
  }),
  ghost: portrait({ ...hats.hood("linen"), dress: coat("linen"), head: SHROUD }),
};
