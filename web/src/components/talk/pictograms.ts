/** Our own pictograms for gestures, the same as on the server: lines on a square of 24 by 24. */

/** The most signs in one gesture. */
export const MOST_SIGNS = 6;

/** The dots of a die: the middle, then the corners. */
const DOTS = ["12 12", "7.8 7.8", "16.2 16.2", "16.2 7.8", "7.8 16.2"];
/** A face of a die with these dots. */
function die(...dots: number[]): string {
  const edge = "M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z";
  return edge + dots.map((dot) => `M${DOTS[dot]}m-.7 0a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0`).join("");
}

/** A pointing hand, before the name of the player. */
export const POINTING =
  "M2.5 8.5v9M2.5 9.5c2.5 0 4-1.5 5.5-3.5 1.2-1.5 3-.5 2.5 1.2L10 9.5h9.5a1.6 1.6 0 0 1 0 3.2H12M12 12.7h1.5" +
  "a1.6 1.6 0 0 1 0 3.2H11M11 15.9h.8a1.5 1.5 0 0 1-.3 3H7c-2 0-2.5-1.4-4.5-1.4";

export const PICTOGRAMS: Readonly<Record<string, string>> = {
  yes: "M4 13l5.5 5.5L20 6",
  no: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  question: "M8 8.5a4 4 0 1 1 6 3.5c-1.5.9-2 1.7-2 3.5M12 19.5v.5",
  wait: "M7 3.5h10M7 20.5h10M8 3.5v3l4 5.5 4-5.5v-3M8 20.5v-3l4-5.5 4 5.5v3",
  go: "M3.5 12h16M13 5.5l6.5 6.5-6.5 6.5",
  hush: "M4 9c2.5-2.5 5-3 8-1.5C15 6 17.5 6.5 20 9c-2 4-4.5 5.5-8 5.5S6 13 4 9zM12 3.5v17",
  me: "M12 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7M5 20.5c.5-5 3-7.5 7-7.5s6.5 2.5 7 7.5zM12 13.5v4M10 15.7l2 2 2-2",
  heart: "M12 20C6 15.5 3.5 12.5 3.5 9a4.3 4.3 0 0 1 8.5-1.5A4.3 4.3 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11z",
  danger: "M12 4l9 16H3zM12 10v5M12 17.5v.5",
  skull:
    "M8 17v3.5h8V17c2.5-1.2 4-3.5 4-6.2C20 6.7 16.5 3.5 12 3.5S4 6.7 4 10.8C4 13.5 5.5 15.8 8 17zM8.7 9.5" +
    "v2.5M15.3 9.5v2.5M12 14v1M10.7 18v2.5M13.3 18v2.5",
  knife: "M3.5 20.5l6-6M7.5 12.5l4 4M9.5 14.5L19 4c1.5 3 1.5 6-1 8.5l-4 4z",
  shield: "M12 3.5c2.5 1.7 5 2.5 8 2.5 0 7-2 11.5-8 14.5-6-3-8-7.5-8-14.5 3 0 5.5-.8 8-2.5z",
  eye: "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6",
  sleep: "M4 9.5h7L4 19h7M14 4h5.5L14 11h5.5",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7",
  moon: "M14.5 3.5a8.7 8.7 0 1 0 6 12.5 7.7 7.7 0 0 1-6-12.5z",
  home: "M3 12l9-8 9 8M5.5 10v10.5h13V10M10 20.5V15h4v5.5",
  hospital: "M3.5 3.5h17v17h-17zM12 7.5v9M7.5 12h9",
  coin: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17M12 7a5 5 0 1 1 0 10 5 5 0 1 1 0-10",
  vote: "M3.5 13.5h17v7h-17zM8 13.5v-10h8v10M10 8l1.5 1.5L14 6.5",
  one: die(0),
  two: die(1, 2),
  three: die(0, 1, 2),
  four: die(1, 2, 3, 4),
  five: die(0, 1, 2, 3, 4),
};
