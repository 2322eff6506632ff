/** What moves on the table when something happens: a picture from one place to another, or a seat that shakes. */
import type { Tagged } from "../texts/texts";

/** A seat by its number, or a `data-spot` of the stage. */
export type Spot = number | string;

export interface Flight {
  to: Spot;
  /** The origin: the first of these that is on the screen; without any, the target only shakes. */
  from?: readonly Spot[];
  /** What flies, drawn by the game. */
  kind?: string;
  /** Whether the target is accused of something. */
  shakes?: boolean;
}

/** What an event sets in motion. */
export type Flights = (event: Tagged, you: number | null) => readonly Flight[];

/** A few at most, so that nobody has to watch a long past. */
export const MOST_ALOFT = 8;

export const selector = (spot: Spot): string =>
  typeof spot === "number" ? `[data-seat="${spot}"]` : `[data-spot="${spot}"]`;

/** Only for events told to everybody: private ones must not be visible to a neighbour. */
export function aloft(
  news: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  flights: Flights,
  you: number | null,
): Flight[] {
  return news
    .filter((event) => !own.has(event))
    .flatMap((event) => flights(event, you))
    .slice(-MOST_ALOFT);
}
