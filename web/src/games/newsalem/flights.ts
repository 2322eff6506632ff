/** What flies over the table of New Salem: buildings into their quarters, and cubes; and who is brought to trial. */
import type { Flight } from "../../lib/table/flights";
import type { Tagged } from "../../lib/texts/texts";

const TOWN = "town";

export function flights(event: Tagged): Flight[] {
  const seat = event["seat"] as number;
  switch (event.type) {
    case "buildings-played":
      return (event["buildings"] as string[]).map((kind) => ({ from: [TOWN], to: seat, kind }));
    case "despair-removed":
      return [{ from: [event["owner"] as number], to: TOWN, kind: "despair" }];
    case "hope-given":
      return [{ from: [event["giver"] as number], to: event["receiver"] as number, kind: "hope" }];
    case "event-triggered": {
      const target = (event["target"] ?? null) as number | null;
      const paid: Flight = { from: [seat], to: TOWN, kind: "hope" };
      return target === null ? [paid] : [paid, { to: target, shakes: event["card"] === "trial" }];
    }
    default:
      return [];
  }
}
