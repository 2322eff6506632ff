/** How the story of Salem is told: its parts, its filters, and which events are important. */
import type { Story } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";

// prettier-ignore
const TRIALS = new Set([
  "trial-began", "trial-declined", "trial-lapsed", "pointed-at-two", "tryal-revealed", "one-more-witch-card",
  "eliminated", "past-disclosed", "spared-by-match", "confessed", "target-announced", "target-safe", "game-won",
]);

const ACCUSING = new Set(["accusation", "evidence", "witness", "alibi", "scapegoat", "piety"]);

function accuses(event: Tagged): boolean {
  if (event.type === "card-played") return ACCUSING.has(String(event["card"])) || event["as_witness"] === true;
  return event.type === "trial-began" || event.type === "front-moved";
}

function part(event: Tagged): [string, number | null] | null {
  switch (event.type) {
    case "game-set":
      return ["beginning", null];
    case "turn-began":
      return ["turn", event["seat"] as number];
    case "narrated":
      if (event["line"] === "dawn-sleep") return ["dawn", null];
      return event["line"] === "night-sleep" ? ["night", null] : null;
    case "black-card-drawn":
      return event["card"] === "conspiracy" ? ["conspiracy", null] : null;
    case "game-won":
      return ["end", null];
    default:
      return null;
  }
}

export const story: Story = {
  part,
  filters: { trials: (event) => TRIALS.has(event.type), accusations: accuses },
  grave: new Set(["trial-began", "tryal-revealed", "eliminated", "game-won", "black-card-drawn", "past-disclosed"]),
  quiet: new Set(["turn-began", "turn-ended"]),
  secret: ["dawn", "night", "confession"],
};
