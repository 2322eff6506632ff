/** Who plays a seat, if not its owner: a key of the texts. */
import type { Board } from "../wire/types";

export type Presence = "place-stood-in" | "place-bot" | "place-vacant" | "place-away" | null;

export function presence(board: Board, seat: number): Presence {
  const place = board.places[seat];
  if (!place) return null;
  if (place.vacant) return "place-vacant";
  if (place.bot) return place.person ? "place-stood-in" : "place-bot";
  return place.away ? "place-away" : null;
}
