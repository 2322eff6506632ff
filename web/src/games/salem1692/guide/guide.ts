/** The player's guide: what it has sections about, and which clauses each rests on. */

export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  about: ["SAL-PLAY-01", "SAL-PLAY-05"],
  goal: ["SAL-TERM-05", "SAL-TERM-06", "SAL-PLAY-06", "SAL-PLAY-07", "SAL-WIN-01", "SAL-WIN-02"],
  setup: ["SAL-SETUP-01", "SAL-SETUP-02", "SAL-SETUP-03", "SAL-SETUP-06", "SAL-SETUP-17", "SAL-LAW-12"],
  dawn: ["SAL-DAWN-01", "SAL-DAWN-02", "SAL-DAWN-03", "SAL-DAWN-04", "SAL-DAWN-06", "SAL-TURN-01"],
  turn: [
    "SAL-TURN-02",
    "SAL-TURN-03",
    "SAL-TURN-04",
    "SAL-TURN-05",
    "SAL-TURN-06",
    "SAL-TURN-08",
    "SAL-LAW-01",
    "SAL-LAW-02",
    "SAL-LAW-04",
  ],
  colours: ["SAL-COLOR-01", "SAL-COLOR-02", "SAL-COLOR-03", "SAL-COLOR-04", "SAL-COLOR-05", "SAL-COLOR-07"],
  cards: ["SAL-COMP-01"],
  trial: [
    "SAL-TRIAL-02",
    "SAL-TRIAL-03",
    "SAL-TRIAL-06",
    "SAL-TRIAL-09",
    "SAL-TRIAL-10",
    "SAL-TRIAL-11",
    "SAL-TRIAL-16",
  ],
  conspiracy: [
    "SAL-CONSP-02",
    "SAL-CONSP-06",
    "SAL-CONSP-10",
    "SAL-CONSP-14",
    "SAL-CONSP-15",
    "SAL-CONSP-16",
    "SAL-CONSP-18",
  ],
  night: [
    "SAL-NIGHT-01",
    "SAL-NIGHT-03",
    "SAL-NIGHT-04",
    "SAL-NIGHT-05",
    "SAL-NIGHT-06",
    "SAL-NIGHT-07",
    "SAL-NIGHT-09",
    "SAL-NIGHT-16",
  ],
  confession: ["SAL-NIGHT-11", "SAL-NIGHT-12", "SAL-NIGHT-13", "SAL-NIGHT-14", "SAL-NIGHT-19"],
  elimination: [
    "SAL-ELIM-01",
    "SAL-ELIM-02",
    "SAL-ELIM-03",
    "SAL-ELIM-08",
    "SAL-ELIM-10",
    "SAL-ELIM-15",
    "SAL-LAW-11",
    "SAL-DEAD-02",
  ],
  characters: ["SAL-COMP-03", "SAL-SETUP-06", "SAL-SETUP-07", "SAL-ELIM-14"],
  winning: ["SAL-WIN-01", "SAL-WIN-02", "SAL-WIN-03", "SAL-WIN-06", "SAL-WIN-09", "SAL-WIN-10"],
  ghosts: [
    "SAL-GHOST-01",
    "SAL-GHOST-07",
    "SAL-GHOST-13",
    "SAL-GHOST-23",
    "SAL-GHOST-27",
    "SAL-GHOST-33",
    "SAL-GHOST-34",
  ],
  editions: [],
  house: ["SAL-TIME-10", "SAL-SCRIPT-GEN-01", "SAL-TIME-01", "SAL-INV-16"],
  fair: ["SAL-INV-15"],
};

export type Colour = "red" | "green" | "blue" | "black";

interface CardFacts {
  colour: Colour;
  copies: number;
  /** The beginning of the IDs of the clauses about it. */
  rules: string;
}

export const CARDS: Readonly<Record<string, CardFacts>> = {
  accusation: { colour: "red", copies: 35, rules: "SAL-CARD-ACCUSATION" },
  evidence: { colour: "red", copies: 5, rules: "SAL-CARD-EVIDENCE" },
  witness: { colour: "red", copies: 1, rules: "SAL-CARD-WITNESS" },
  alibi: { colour: "green", copies: 3, rules: "SAL-CARD-ALIBI" },
  arson: { colour: "green", copies: 1, rules: "SAL-CARD-ARSON" },
  curse: { colour: "green", copies: 1, rules: "SAL-CARD-CURSE" },
  robbery: { colour: "green", copies: 1, rules: "SAL-CARD-ROBBERY" },
  scapegoat: { colour: "green", copies: 2, rules: "SAL-CARD-SCAPEGOAT" },
  stocks: { colour: "green", copies: 3, rules: "SAL-CARD-STOCKS" },
  asylum: { colour: "blue", copies: 1, rules: "SAL-CARD-ASYLUM" },
  "black-cat": { colour: "blue", copies: 1, rules: "SAL-CARD-BLACKCAT" },
  matchmaker: { colour: "blue", copies: 2, rules: "SAL-CARD-MATCHMAKER" },
  piety: { colour: "blue", copies: 1, rules: "SAL-CARD-PIETY" },
  conspiracy: { colour: "black", copies: 1, rules: "SAL-CONSP" },
  night: { colour: "black", copies: 1, rules: "SAL-NIGHT" },
};

export function colourOf(card: string): Colour | null {
  return CARDS[card]?.colour ?? null;
}

/** Characters, each with the beginning of the IDs of the clauses about them. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  "abigail-williams": "SAL-CHAR-ABIGAIL",
  "ann-putnam": "SAL-CHAR-ANN",
  "cotton-mather": "SAL-CHAR-COTTON",
  "george-burroughs": "SAL-CHAR-GEORGE",
  "giles-corey": "SAL-CHAR-GILES",
  "john-proctor": "SAL-CHAR-JOHN",
  "martha-corey": "SAL-CHAR-MARTHA",
  "mary-warren": "SAL-CHAR-MARY",
  "rebecca-nurse": "SAL-CHAR-REBECCA",
  "samuel-parris": "SAL-CHAR-PARRIS",
  "sarah-good": "SAL-CHAR-SARAH",
  "thomas-danforth": "SAL-CHAR-THOMAS",
  tituba: "SAL-CHAR-TITUBA",
  "will-griggs": "SAL-CHAR-GRIGGS",
  "william-phips": "SAL-CHAR-PHIPS",
};

/** Where the three editions differ. */
export const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  deck: ["SAL-SETUP-11", "SAL-SETUP-12", "SAL-NIGHT-22", "SAL-NIGHT-23"],
  pick: ["SAL-TRIAL-07", "SAL-TRIAL-08"],
  trials: ["SAL-TRIAL-12", "SAL-TRIAL-13"],
  piety: ["SAL-CARD-PIETY-02", "SAL-CARD-PIETY-03"],
  witches: ["SAL-ELIM-04", "SAL-ELIM-05", "SAL-ELIM-06"],
  matchmakers: ["SAL-CARD-MATCHMAKER-05", "SAL-CARD-MATCHMAKER-06"],
  both: ["SAL-CARD-MATCHMAKER-12", "SAL-CARD-MATCHMAKER-13", "SAL-CARD-MATCHMAKER-14", "SAL-CARD-MATCHMAKER-15"],
  past: ["SAL-ELIM-12"],
  convert: ["SAL-WIN-07", "SAL-WIN-08"],
  conspiracy: ["SAL-CONSP-07", "SAL-CONSP-08", "SAL-CONSP-12"],
  order: ["SAL-LAW-07"],
  two: ["SAL-TWO-02", "SAL-TWO-03", "SAL-TWO-04", "SAL-TWO-05"],
  people: ["SAL-CHAR-ANN", "SAL-CHAR-GILES", "SAL-CHAR-JOHN", "SAL-CHAR-REBECCA"],
  ghosts: ["SAL-PLAY-02", "SAL-PLAY-03", "SAL-GHOST-16", "SAL-GHOST-17", "SAL-GHOST-36"],
};
