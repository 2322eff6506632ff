/** The parts of the guide, and the clauses on which each is based. */
interface Contents {
  /** Texts of cards that belong here, beside the guide's own. */
  texts: readonly string[];
  rules: readonly string[];
}

export const SECTIONS = {
  about: { texts: ["game-about"], rules: ["QB-CAMP-01", "QB-CAMP-02", "QB-CAMP-03"] },
  week: { texts: [], rules: ["QB-CAL-01", "QB-CAL-02", "QB-CAL-03", "QB-CAL-08"] },
  health: {
    texts: ["notch-means", "standing-means", "alive-means", "morgue-means"],
    rules: ["QB-HEALTH-02", "QB-HEALTH-12", "QB-HEALTH-33"],
  },
  camps: { texts: [], rules: ["QB-CAMP-05", "QB-CAMP-09", "QB-WIN-17", "QB-END-02"] },
  party: { texts: [], rules: ["QB-CAMP-03"] },
  effects: { texts: [], rules: ["QB-CAMP-02"] },
  invoking: { texts: ["invocation-help"], rules: ["QB-ACT-01", "QB-ACT-05", "QB-SCREEN-07"] },
  day: { texts: [], rules: ["QB-CAL-09"] },
  posts: { texts: [], rules: ["QB-KNOW-03"] },
  laws: { texts: [], rules: ["QB-KNOW-18"] },
  night: { texts: [], rules: ["QB-MJ-02", "QB-MJ-03", "QB-PHASE-02", "QB-PHASE-05"] },
  attacks: {
    texts: ["attack-limits", "odds-outnumbering", "odds-not-outnumbering"],
    rules: ["QB-HEALTH-14", "QB-KNOW-46"],
  },
  pairs: { texts: [], rules: ["QB-ACT-09", "QB-KNOW-14"] },
  mafia: { texts: ["mafia-power", "henchman-means"], rules: ["QB-KNOW-15", "QB-HEALTH-19", "QB-HEALTH-20"] },
  known: { texts: [], rules: ["QB-KNOW-04", "QB-KNOW-16", "QB-KNOW-19", "QB-KNOW-40"] },
} as const satisfies Record<string, Contents>;

export type SectionKey = keyof typeof SECTIONS;

/** Each camp, and the modes in which it may be there. */
// prettier-ignore
export const CAMPS: readonly (readonly [string, string])[] = [
  ["amoureux", "vme"], ["idealistes", "vme"], ["mc", "ve"], ["setheux", "ve"], ["reptiliens", "ve"], ["nobel", "me"],
  ["geometres", "me"], ["algebristes", "me"], ["analystes", "me"], ["villageois", "v"],
];

// prettier-ignore
export const PARTY: readonly (readonly [string, string])[] = [
  ["medecin", "vme"], ["sesiano", "vme"], ["amoureux", "vme"], ["skadi", "vme"], ["rept-alpha", "ve"], ["rept-rouge", "ve"],
  ["rept-noire", "ve"], ["reptilienne", "ve"], ["seth", "ve"], ["fennec", "ve"], ["cortex", "ve"], ["minus", "ve"],
  ["villageois", "v"], ["hess", "me"], ["algebriste", "me"], ["rappaz", "me"], ["analyste", "me"], ["pach", "me"],
  ["geometre", "me"], ["nobel", "me"],
];

// prettier-ignore
export const EFFECTS: readonly string[] = [
  "scientifique", "geek", "chercheur", "bricoleur", "ingenieur", "infirmier", "pharmacien", "chirurgien", "brancardier",
  "anesthesiste", "curieux", "fouineur", "indiscret", "fureteur", "commere", "tricheur", "brigand", "hackeur",
  "marchand-de-sable", "morphee", "laura", "coriace", "artiste", "eris", "cupidon", "assassin", "parrain", "bras-droit",
];

// prettier-ignore
export const POSTS: readonly string[] = [
  "scrutateur", "bourreau", "notaire", "president", "senateur", "procureur", "chef-armees", "pretre-cupide", "pretre-odieux",
  "adj-randy", "adj-armish", "pick-mirko", "pick-mirka",
];

export const HEALTH: readonly string[] = ["i", "b", "c", "q", "m"];
