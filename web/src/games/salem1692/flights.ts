/** What flies over the table of Salem: cards from a hand to a seat, from the deck, and to the discard pile. */
import type { Flight } from "../../lib/table/flights";
import type { Tagged } from "../../lib/texts/texts";

const RED = new Set(["accusation", "evidence", "witness"]);
const DECK = "deck";
const DISCARD = "discard";

export function flights(event: Tagged, you: number | null): Flight[] {
  const seat = (field: string) => event[field] as number;
  const card = String(event["card"] ?? "");
  /** One's own cards come from the hand, if it is on the screen. */
  const hand = (who: number) => (who === you ? ["hand", who] : [who]);
  switch (event.type) {
    case "card-played": {
      const kind = event["as_witness"] ? "witness" : card;
      return [{ from: hand(seat("by")), to: seat("target"), kind, shakes: RED.has(kind) }];
    }
    case "card-drawn":
      return [{ from: [DECK], to: seat("seat"), kind: "back" }];
    case "black-card-drawn":
      return [{ from: [DECK], to: seat("seat"), kind: card }];
    case "cat-given":
      return [{ from: [DECK], to: seat("seat"), kind: "black-cat" }];
    case "card-recovered":
      return [{ from: [DISCARD], to: seat("seat"), kind: card }];
    case "top-discarded":
      return [{ from: [DECK], to: DISCARD, kind: card }];
    case "cards-discarded":
      return [{ from: hand(seat("seat")), to: DISCARD, kind: (event["cards"] as string[])[0] ?? "back" }];
    case "cards-taken":
      return [{ from: [seat("dead")], to: seat("seat"), kind: card || "back" }];
    case "hand-robbed":
      return [{ from: [seat("victim")], to: seat("recipient"), kind: "back" }];
    case "front-moved": {
      const cards = event["cards"] as string[];
      const shakes = cards.some((each) => RED.has(each));
      return [{ from: [seat("source")], to: seat("destination"), kind: cards[0] ?? "back", shakes }];
    }
    case "tryal-taken":
      return [{ from: [seat("giver")], to: seat("taker"), kind: "tryal" }];
    case "trial-began":
      return [{ to: seat("accused"), shakes: true }];
    default:
      return [];
  }
}
