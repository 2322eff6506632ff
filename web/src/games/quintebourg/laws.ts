/** The laws that may be proposed, in the order of the rulebook. */
// prettier-ignore
export const LAWS: readonly string[] = [
  "condorcet", "no-blank", "doctor-only", "two", "up-to-three", "three", "not-neighbours", "only-neighbours", "hurt", "no-urn",
  "all-vote", "coma-vote", "tie-coma", "self-vote", "pay-any", "pay-scrutineer", "pay-deputy", "pay-doctor", "pot",
  "tie-all-executed", "tie-all-pardoned",
];
