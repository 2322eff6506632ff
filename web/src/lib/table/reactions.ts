/** Our own pictograms for reactions, as the server knows them: lines on a square of 24 by 24. */
const FACE = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z";

export const REACTIONS: Readonly<Record<string, string>> = {
  watching:
    "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 8.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7zM12 11v2",
  laughing:
    FACE +
    "M7 10.500c.600-1.500 2.400-1.500 3 0M14 10.500c.600-1.500 2.400-1.500 3 0M7 14h10c-.500 3-2.500 4.500-5 4.500S7.500 17 7 14z",
  shocked:
    FACE +
    "M8.500 9v1.500M15.500 9v1.500M12 13.500a2 2.500 0 1 1 0 5a2 2.500 0 1 1 0-5zM6.500 6.500l2.500-1M17.500 6.500l-2.500-1",
  "thumbs-up":
    "M3 10.500h3.500v9.500H3zM6.500 11.500L10.500 4c1.800 0 2.500 1.200 2 3l-.8 3h6.300c1.500 0 2.300 1.200 2 2.600" +
    "l-1.300 5.400c-.4 1.300-1.200 2-2.500 2H6.500",
  candle: "M9 11h6v9H9zM6 20.500h12M12 11V9M12 2.500c2.500 2.500 2.500 5.500 0 6.500c-2.500-1-2.500-4 0-6.500z",
};

export const isReaction = (phrase: unknown): phrase is string =>
  typeof phrase === "string" && Object.hasOwn(REACTIONS, phrase);
