/** What Quinte-bourg brings to the pages. */
import type { Game } from "../games";

export const game: Game = {
  order: 3,
  dark: ["night", "invocation"],
  pages: () => import("./pages"),
  end: () => import("./end"),
  front: () => import("./front"),
  lessons: () => import("./lessons"),
  guide: () => import("./guide/book"),
  learn: () => import("./learn"),
};
