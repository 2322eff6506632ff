/** What flies over the table of Quinte-bourg: ballots to the players they name, and coins; and who is accused. */
import type { Flight, Spot } from "../../lib/table/flights";
import type { Tagged } from "../../lib/texts/texts";

const URN = "urn";
const MOST_VOTES = 3; // of one person; a ranking names more

export function flights(event: Tagged): Flight[] {
  const seat = event["seat"] as number;
  switch (event.type) {
    case "voted": {
      const named = (event["names"] as number[]).filter((each) => each !== seat).slice(0, MOST_VOTES);
      const to: readonly Spot[] = named.length ? named : [URN]; // a blank one
      return to.map((each) => ({ from: [seat], to: each, kind: "ballot" }));
    }
    case "vote-paid":
      return [{ from: [seat], to: (event["taker"] as number | null) ?? URN, kind: "coin" }];
    case "law-decided":
      return event["accepted"] ? [{ to: URN, shakes: true }] : [];
    case "accused":
    case "tied-to-coma":
      return (event["seats"] as number[]).map((each) => ({ to: each, shakes: true }));
    case "condemned":
      return [{ to: seat, shakes: true }];
    default:
      return [];
  }
}
