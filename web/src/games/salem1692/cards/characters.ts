/** No faces: each person of Salem is drawn as a thing out of their story. */
import { type Drawing, both, box, disc, rays, star, taper } from "./drawing";

/** The egg in a glass, in which the girls read their fortunes. */
const abigail: Drawing = [
  ["ink", rays(50, 34, 40, 50, 9, { width: 1.8, start: -165, sweep: 150, short: 46 })],
  ["body", "M24 22H76C76 46 68 58 55 61V82C62 84 70 87 72 92H28C30 87 38 84 45 82V61C32 58 24 46 24 22z"],
  ["tint", "M27 34H73C71 49 64 56 50 58C36 56 29 49 27 34z"],
  ["light", disc(50, 44, 9, 11)],
  ["line", disc(50, 44, 9, 11)],
  ["gold", disc(50, 46, 4.5)],
  ["hatch", "M62 22H76C76 46 68 58 55 61C62 52 64 40 62 22z"],
  ["line", "M26 34H74"],
];

/** The yellow bird that nobody else could see. */
const ann: Drawing = [
  ["heavy", "M8 84C30 76 60 86 92 74"],
  ["ink", taper(20, 80, 10, 66, 6) + taper(78, 78, 92, 62, 6) + taper(72, 80, 80, 92, 5)],
  ["line", "M48 72L46 81M58 72L58 81"],
  ["gold", "M28 30C32 18 50 16 57 28C62 36 72 42 82 48L96 44L88 60C82 70 66 76 50 74C34 72 26 58 29 42L14 36z"],
  ["line", "M28 30C32 18 50 16 57 28C62 36 72 42 82 48L96 44L88 60C82 70 66 76 50 74C34 72 26 58 29 42L14 36z"],
  ["dark", disc(40, 30, 2.8) + "M14 36L28 30V42z"],
  ["body", "M46 46C58 44 70 50 78 60C66 68 50 66 46 46z"],
  ["fine", "M54 50C60 54 66 58 72 60M52 56C58 60 62 62 66 63"],
];

/** A preacher's great wig and his white bands. */
const cotton: Drawing = [
  ["ink", "M50 6C72 4 80 20 80 36C92 46 90 62 84 70C90 84 78 94 66 88L60 60H40L34 88C22 94 10 84 16 70C10 62 8 46 20 36C20 20 28 4 50 6z"],
  ...both("score", "M45 12C32 14 27 26 28 38M26 44C16 50 16 60 24 66M32 34C30 46 34 54 30 62M24 72C20 80 24 86 30 84M38 14C34 22 34 30 36 36"),
  ["cut", "M50 22C62 22 66 32 65 44C64 58 58 68 50 68C42 68 36 58 35 44C34 32 38 22 50 22z"],
  ["hatch", "M50 22C62 22 66 32 65 44C64 58 58 68 50 68z"],
  ["body", "M50 66L62 74L64 96H51V76H49V96H36L38 74z"],
];

/** A cider barrel, lifted on one finger they said. */
const george: Drawing = [
  ["tint", "M24 12H80C90 34 90 66 80 92H24C14 66 14 34 24 12z"],
  ["line", "M22 10H78C88 32 88 64 78 90H22C12 64 12 32 22 10z"],
  ["cut", "M27 14H46C42 36 42 64 46 86H27C18 64 18 34 27 14z"],
  ["fine", "M36 13C31 36 31 64 36 87M50 12V88M64 13C69 36 69 64 64 87"],
  ["ink", "M19 20H81L84 30H16zM16 70H84L81 80H19z"],
  ["score", "M22 25H78M20 75H80"],
  ["hatch", "M66 31H84C86 44 86 56 84 69H66C68 56 68 44 66 31z"],
  ["dark", disc(50, 50, 7)],
  ["heavy", "M14 95H86"],
];

/** The stones that were laid on him. */
const giles: Drawing = [
  ["body", "M14 74L18 58L34 52L50 57L53 74zM53 74L57 56L72 52L86 60L89 74z"],
  ["body", "M24 55L30 38L48 32L68 37L77 54L56 58L44 56z"],
  ["body", "M37 35L40 18L54 10L67 20L65 37L50 40z"],
  ["hatch", "M42 57L50 57L53 74H34L40 66zM78 56L86 60L89 74H68L76 66zM60 36L68 37L77 54L56 58L62 46zM58 13L67 20L65 37L50 40L57 28z"],
  ["fine", "M40 18L52 24L54 38M30 38L42 44L44 55M18 58L30 63L32 73M57 56L66 62"],
  ["tint", box(8, 75, 88, 9)],
  ["line", box(6, 73, 88, 9)],
  ["fine", "M14 78H36M44 77H62M70 78H86"],
  ["ink", box(16, 82, 8, 13) + box(76, 82, 8, 13)],
  ["heavy", "M8 96H92"],
];

/** A tankard from his tavern. */
const john: Drawing = [
  ["line", "M68 38C92 34 94 76 68 72M68 47C80 46 80 64 68 63"],
  ["tint", "M24 34H72L76 92H26z"],
  ["line", "M22 32H70L73 90H20z"],
  ["cut", "M26 38H44L42 86H24z"],
  ["hatch", "M36 38H44L42 86H34z"],
  ["ink", "M21 44H71V50H21zM20 78H73V84H20z"],
  ["pale", "M18 34C10 30 14 18 24 20C26 8 42 8 46 16C52 6 66 10 68 20C78 18 82 30 74 35C72 42 66 40 64 36C60 44 52 42 50 36C46 48 36 46 34 36C28 40 22 38 18 34z"],
  ["seam", "M26 28C30 24 34 24 37 27M52 24C56 22 60 22 62 26"],
  ["score", "M54 54V74M62 54V74"],
  ["heavy", "M12 94H82"],
];

/** A looking-glass: she does as her neighbour can. */
const martha: Drawing = [
  ["ink", "M45 64H55L57 92C57 98 43 98 43 92z"],
  ["score", "M50 72V90"],
  ["tint", disc(52, 38, 29, 33)],
  ["line", disc(50, 36, 29, 33)],
  ["body", disc(50, 36, 21, 25)],
  ["hatch", "M50 61C62 61 71 50 71 36C71 30 69 24 66 20C68 40 60 54 40 58C43 60 46 61 50 61z"],
  ["line", "M36 38L50 20M40 46L60 20"],
  ["gold", star(82, 12, 9) + star(16, 66, 7)],
  ["ink", disc(50, 66, 5)],
];

/** Milk for the cat that leaves her be. */
const mary: Drawing = [
  ["line", "M66 34C86 30 88 62 68 62"],
  ["tint", "M34 16H70C68 30 76 44 76 62C76 78 68 82 54 82C40 82 32 78 32 62C32 44 40 30 34 16z"],
  ["line", "M24 12L32 14H68C66 28 74 42 74 60C74 76 66 80 52 80C38 80 30 76 30 60C30 44 38 30 32 22z"],
  ["cut", "M34 18H48C50 30 40 44 40 60C40 70 42 74 46 76C36 75 34 70 34 60C34 44 42 30 34 18z"],
  ["hatch", "M44 18H48C50 30 40 44 40 60C40 70 42 74 46 76C40 76 38 70 38 60C38 44 46 30 44 18z"],
  ["score", "M62 30C66 42 68 50 67 62M56 26C60 40 61 52 60 66"],
  ["body", "M8 72H58C58 86 48 94 33 94C18 94 8 86 8 72z"],
  ["hatch", "M36 72H58C58 86 48 94 33 94C42 90 44 80 36 72z"],
  ["light", "M12 75H54L50 80H16z"],
  ["heavy", "M4 96H92"],
];

/** The spinning wheel of her homestead. */
const rebecca: Drawing = [
  ["line", "M52 66L34 96M70 66L84 96M18 70L92 74"],
  ["tint", disc(61, 41, 33)],
  ["cut", disc(60, 40, 25)],
  ["line", disc(60, 40, 33) + disc(60, 40, 25)],
  ["line", "M60 40V15M60 40V65M60 40H35M60 40H85M60 40L42 22M60 40L78 58M60 40L42 58M60 40L78 22"],
  ["score", "M33 30C36 20 44 12 53 10"],
  ["ink", disc(60, 40, 6)],
  ["heavy", "M10 70H94"],
  ["line", "M18 70V34M16 74L8 96"],
  ["body", "M18 18C28 24 27 44 18 50C9 44 8 24 18 18z"],
  ["hatch", "M18 18C28 24 27 44 18 50z"],
  ["fine", "M24 26L50 10"],
];

/** The minister's hat and collar. */
const samuel: Drawing = [
  ["dark", "M2 100C4 82 18 72 36 68H64C82 72 96 82 98 100z"],
  ["dark", "M30 50L36 12C40 8 60 8 64 12L70 50C84 51 94 54 94 58C94 63 74 66 50 66C26 66 6 63 6 58C6 54 16 51 30 50z"],
  ["etch", "M30 50C40 54 60 54 70 50M42 16L38 36M48 14L46 38"],
  ["tint", "M32 40C42 44 58 44 68 40L70 50C58 54 42 54 30 50z"],
  ["gold", box(43, 40, 14, 12)],
  ["seam", box(43, 40, 14, 12)],
  ["pale", "M36 69H64L82 90L52 96L50 90L48 96L18 90z"],
  ["shade", "M50 70H64L82 90L52 96L50 90z"],
  ["seam", "M50 70V90"],
];

/** Her clay pipe, and the smoke she left at every door. */
const sarah: Drawing = [
  ["body", "M14 54H42C42 72 38 82 28 82C18 82 14 72 14 54z"],
  ["hatch", "M30 54H42C42 72 38 82 28 82C34 76 34 64 30 54z"],
  ["ink", "M12 48H44V57H12z"],
  ["fire", "M17 48C20 42 34 42 39 48z"],
  ["body", "M36 72C48 80 62 62 94 66L95 71C66 70 50 90 32 81z"],
  ["heavy", "M28 40C16 32 26 24 32 20C40 14 36 8 28 6"],
  ["line", "M36 38C52 34 42 26 50 20C58 14 66 18 62 24M44 40C56 40 60 32 70 34C78 36 80 30 76 26"],
];

/** The scales of the judge. */
const thomas: Drawing = [
  ["ink", "M46 14H54V84H46z" + disc(50, 12, 6)],
  ["ink", "M30 84H70L78 95H22z"],
  ["score", "M30 91H70"],
  ["heavy", "M14 32L86 20"],
  ["line", "M16 32L4 62M16 32L30 62M84 20L70 50M84 20L96 50"],
  ["tint", "M2 63H34C34 72 28 78 18 78C8 78 2 72 2 63z"],
  ["line", "M1 62H33C33 71 27 77 17 77C7 77 1 71 1 62z"],
  ["body", "M67 50H99C99 59 93 65 83 65C73 65 67 59 67 50z"],
  ["hatch", "M84 50H99C99 59 93 65 83 65z"],
  ["ink", disc(17, 56, 6)],
];

/** The rye cake, and ears of rye. */
const tituba: Drawing = [
  ["line", "M22 62C16 40 18 24 24 6M78 62C84 40 82 24 76 6"],
  ["gold", taper(22, 30, 10, 16, 5) + taper(22, 22, 16, 6, 5) + taper(21, 30, 34, 18, 5) + taper(22, 20, 32, 6, 5) + taper(20, 44, 6, 32, 5) + taper(78, 30, 90, 16, 5) + taper(78, 22, 84, 6, 5) + taper(79, 30, 66, 18, 5) + taper(78, 20, 68, 6, 5) + taper(80, 44, 94, 32, 5)],
  ["line", "M42 30C36 22 48 18 42 8M56 30C50 22 62 18 56 8"],
  ["tint", "M12 66C12 46 30 38 52 38C74 38 92 46 92 66C92 84 76 90 52 90C28 90 12 84 12 66z"],
  ["line", "M10 64C10 44 28 36 50 36C72 36 90 44 90 64C90 82 74 88 50 88C26 88 10 82 10 64z"],
  ["cut", "M14 62C15 48 32 40 50 40C68 40 85 48 86 62C80 72 66 75 50 75C34 75 20 72 14 62z"],
  ["hatch", "M62 41C76 44 85 51 86 62C80 72 66 75 50 75C66 70 72 54 62 41z"],
  ["line", "M28 66L46 48M44 70L64 49M62 70L76 56"],
  ["heavy", "M6 94H94"],
];

/** The doctor's mortar. */
const will: Drawing = [
  ["heavy", "M54 46L82 10"],
  ["ink", disc(83, 9, 6)],
  ["tint", "M16 44H88C88 66 78 76 66 79V86H38V79C26 76 16 66 16 44z"],
  ["line", "M14 42H86C86 64 76 74 64 77V86H36V77C24 74 14 64 14 42z"],
  ["cut", "M18 46H40C40 60 42 68 46 74C30 73 20 64 18 46z"],
  ["hatch", "M30 46H40C40 60 42 68 46 74C36 70 31 60 30 46z"],
  ["ink", "M10 38H90V46H10zM26 86H74V95H26z"],
  ["score", "M16 42H84M32 90.5H68M60 54C60 62 62 66 64 70M72 52C72 60 70 64 68 66"],
  ["gold", taper(34, 36, 14, 14, 9) + taper(36, 36, 36, 8, 8)],
  ["fine", "M35 36L18 18M36 36V13"],
];

/** The ship with which the governor found his treasure. */
const william: Drawing = [
  ["line", "M50 4V70M24 22V66M76 24V66"],
  ["tint", "M38 14H66C70 28 70 40 66 50H38C42 40 42 28 38 14z"],
  ["line", "M36 12H64C68 26 68 38 64 48H36C40 38 40 26 36 12z"],
  ["pale", "M14 26H32C35 36 35 46 32 56H14C17 46 17 36 14 26zM70 28H88C91 38 91 48 88 56H70C73 48 73 38 70 28z"],
  ["shade", "M24 26H32C35 36 35 46 32 56H24zM80 28H88C91 38 91 48 88 56H80z"],
  ["score", "M46 20H60M47 30H61M46 40H60"],
  ["tint", "M50 1L66 5L50 9z"],
  ["ink", "M4 60L14 66H82L96 58C96 72 88 82 82 84H20C12 80 6 72 4 60z"],
  ["score", "M14 72H86M24 78H78"],
  ["line", "M2 88Q10 82 18 88T34 88T50 88T66 88T82 88T98 88M10 96Q18 90 26 96T42 96T58 96T74 96T90 96"],
];

/** Nobody in particular: a hat and a coat on a peg. */
const nobody: Drawing = [
  ["heavy", "M6 8H94"],
  ["ink", disc(50, 9, 6) + disc(16, 9, 6) + disc(84, 9, 6)],
  ["body", "M38 46C30 50 24 60 22 94H78C76 60 70 50 62 46L50 54z"],
  ["cross", "M38 46C30 50 24 60 22 94H48L50 54zM52 94H78C76 60 70 50 62 46L50 54z"],
  ["line", "M50 54V94"],
  ["dark", "M36 38L40 16H60L64 38C76 39 82 41 82 44C82 48 66 50 50 50C34 50 18 48 18 44C18 41 24 39 36 38z"],
  ["etch", "M37 33C44 36 56 36 63 33"],
  ["ink", disc(54, 66, 2.4) + disc(54, 78, 2.4)],
];

/** A ghost keeps a seat, and a candle that gives no light. */
const ghost: Drawing = [
  ["pale", "M24 92C18 76 22 60 24 42C26 20 38 10 50 10C64 10 74 20 76 42C78 60 82 76 76 92C72 86 68 84 64 92C60 98 56 86 50 92C44 98 40 86 36 92C32 84 28 86 24 92z"],
  ["shade", "M58 12C70 16 75 26 76 42C78 60 82 76 76 92C72 86 68 84 64 92C70 66 72 36 58 12z"],
  ["dark", disc(41, 38, 4.6, 6) + disc(58, 38, 4.6, 6) + disc(49.5, 52, 3.6, 4.6)],
  ["seam", "M30 66C34 72 40 74 46 74M34 58C36 62 40 64 44 64"],
];

export const CHARACTERS: Readonly<Record<string, Drawing>> = {
  "abigail-williams": abigail,
  "ann-putnam": ann,
  "cotton-mather": cotton,
  "george-burroughs": george,
  "giles-corey": giles,
  "john-proctor": john,
  "martha-corey": martha,
  "mary-warren": mary,
  "rebecca-nurse": rebecca,
  "samuel-parris": samuel,
  "sarah-good": sarah,
  "thomas-danforth": thomas,
  tituba,
  "will-griggs": will,
  "william-phips": william,
  nobody,
  ghost,
};
