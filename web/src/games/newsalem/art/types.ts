/** The six types in the order of the rules, and the shape of each one's sign. */
export const TYPES = ["entertainment", "education", "finance", "law", "commerce", "darkness"] as const;

/** On a field of 40: each type has a shape of its own. */
export const SHAPES: Readonly<Record<string, string>> = {
  entertainment: "M20 2a18 18 0 1 1-.01 0z",
  education: "M4 5h32v30H4z",
  finance: "M11 3h18l9 17-9 17H11L2 20z",
  law: "M4 4h32v16q0 12-16 18Q4 32 4 20z",
  commerce: "M20 1l19 19-19 19L1 20z",
  darkness: "M20 2l18 33H2z",
};
