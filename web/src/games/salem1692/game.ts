/** What Salem 1692 brings to the pages. */
import type { Game } from "../games";

export const game: Game = {
  order: 1,
  dark: ["dawn", "night"],
  pages: () => import("./pages"),
  end: () => import("./end"),
  front: () => import("./front"),
  lessons: () => import("./lessons"),
  guide: () => import("./guide/book"),
  learn: () => import("./learn"),
};
