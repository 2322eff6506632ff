/** How the story of New Salem is told: its rounds, its filters, and which events are important. */
import type { Story } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";

const ROUNDS = 5;
const EVENTS = new Set(["event-triggered", "hope-given", "character-investigated"]);
const BUILDINGS = new Set(["buildings-played", "redrawn", "redrew", "despair-removed", "removal-lost"]);

function part(event: Tagged): [string, number | null] | null {
  switch (event.type) {
    case "game-set":
      return ["beginning", null];
    case "round-began":
      return [`round-${String(event["round"])}`, null];
    case "round-ended":
      return event["round"] === ROUNDS ? ["end", null] : null;
    default:
      return null;
  }
}

export const story: Story = {
  part,
  filters: { events: (event) => EVENTS.has(event.type), buildings: (event) => BUILDINGS.has(event.type) },
  grave: new Set(["event-triggered", "character-revealed", "despair-counted", "game-won"]),
  quiet: new Set(["hands-passed", "round-ended"]),
  secret: [],
};
