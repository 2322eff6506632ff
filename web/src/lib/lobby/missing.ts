/** Who is missing before a game can begin. */
import type { Board } from "../wire/types";

export interface Missing {
  /** How many more people have to sit down. */
  seats: number;
  /** Players with a seat who are not ready. */
  unready: string[];
  /** Those of them who are away. */
  away: string[];
}

export function missing({ least, places }: Pick<Board, "least" | "places">): Missing {
  const unready = places.filter((each) => !each.ready && !each.host);
  return {
    seats: Math.max(0, least - places.length),
    unready: unready.map((each) => each.name),
    away: unready.filter((each) => each.away).map((each) => each.name),
  };
}
