/** The player's guide: what it has sections about, and which clauses each rests on. */

export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  about: ["NEW-SETUP-01", "NEW-ROUND-01"],
  goal: ["NEW-END-07", "NEW-END-08", "NEW-END-09", "NEW-WIN-01", "NEW-WIN-04"],
  setup: ["NEW-SETUP-02", "NEW-SETUP-03", "NEW-SETUP-04", "NEW-SETUP-06", "NEW-SETUP-07", "NEW-RULING-26"],
  rounds: ["NEW-ROUND-02", "NEW-DEAL-01", "NEW-DATA-09", "NEW-REND-01", "NEW-REND-02", "NEW-REND-03"],
  draft: ["NEW-DRAFT-01", "NEW-DRAFT-02", "NEW-DRAFT-03", "NEW-DRAFT-06", "NEW-ENG-05"],
  "last-two": ["NEW-DISC-01", "NEW-DISC-02", "NEW-DISC-05", "NEW-VIS-09", "NEW-RULING-24"],
  cubes: ["NEW-CUBE-01", "NEW-CUBE-03", "NEW-CUBE-04", "NEW-CUBE-05", "NEW-CUBE-06", "NEW-CUBE-07", "NEW-CUBE-08"],
  buildings: ["NEW-COMP-06", "NEW-COMP-07", "NEW-COMP-12"],
  events: ["NEW-EVENT-01", "NEW-EVENT-02", "NEW-EVENT-05", "NEW-EVENT-06", "NEW-EVENT-26", "NEW-RULING-08"],
  giving: ["NEW-GIVE-01", "NEW-GIVE-02", "NEW-GIVE-03", "NEW-EVENT-03", "NEW-EVENT-04", "NEW-RULING-11"],
  characters: ["NEW-COMP-02", "NEW-COMP-11", "NEW-VIS-01"],
  end: ["NEW-END-01", "NEW-END-02", "NEW-END-03", "NEW-END-04", "NEW-END-05", "NEW-END-10", "NEW-EX-11"],
  scoring: ["NEW-SCORE-01", "NEW-SCORE-02", "NEW-SCORE-03", "NEW-SCORE-04", "NEW-SCORE-05", "NEW-WIN-02", "NEW-WIN-03"],
  players: ["NEW-DATA-05", "NEW-DATA-12"],
  tips: ["NEW-RULING-27"],
  known: ["NEW-META-01", "NEW-META-02", "NEW-META-03"],
  house: ["NEW-RULING-08", "NEW-RULING-33", "NEW-VIS-21"],
  fair: ["NEW-VIS-10", "NEW-ENG-01"],
};

/** The clauses of each event. */
export const EVENT_RULES: Readonly<Record<string, readonly string[]>> = {
  cleansing: ["NEW-EVENT-11", "NEW-EVENT-12", "NEW-EVENT-13"],
  investigation: ["NEW-EVENT-14", "NEW-EVENT-15", "NEW-EVENT-16", "NEW-RULING-16"],
  trial: ["NEW-EVENT-17", "NEW-EVENT-18", "NEW-EVENT-19", "NEW-EVENT-20", "NEW-RULING-12"],
  pardon: ["NEW-EVENT-21", "NEW-EVENT-22", "NEW-EVENT-24", "NEW-EVENT-25", "NEW-RULING-14"],
};
