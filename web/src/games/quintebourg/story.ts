/** How the story of Quinte-bourg is told: its days and nights, what can be looked for in it, what weighs. */
import type { Story } from "../../lib/ways.svelte";
import type { Tagged } from "../../lib/texts";

const VOTES = new Set([
  "session-called", "law-proposed", "no-law-proposed", "law-decided", "direction-chosen", "voted", "vote-paid", "absent-voted", "votes-replaced",
  "tied-to-coma", "president-deposed", "condemned", "nobody-condemned", "accused", "judged",
]); // prettier-ignore
const HEALTH = new Set(["health-reported", "health-announced", "health-felt", "condemned", "tied-to-coma", "treated"]);
const POSTS = new Set([
  "posts-dealt", "posts-shifted", "posts-exchanged", "resigned", "scrutineer-changed", "post-vacated", "post-withdrawn",
  "applied", "appointed", "president-deposed",
]); // prettier-ignore

function part(event: Tagged): [string, number | null] | null {
  switch (event.type) {
    case "town-founded":
      return ["beginning", null];
    case "night-fell":
      return [`night-${String(event["weekday"])}`, null];
    case "day-broke":
      return [`day-${String(event["weekday"])}`, null];
    case "role-shown":
      return event["seat"] === 0 ? ["end", null] : null; // everybody's, in a row
    default:
      return null;
  }
}

const NIGHTS = ["mon", "tue", "wed", "thu", "fri", "sat"].map((day) => `night-${day}`);

export const story: Story = {
  part,
  filters: {
    votes: (event) => VOTES.has(event.type),
    health: (event) => HEALTH.has(event.type),
    posts: (event) => POSTS.has(event.type),
  },
  grave: new Set(["condemned", "tied-to-coma", "health-reported", "health-announced", "camp-won", "invoked", "married"]),
  quiet: new Set(["debate-began", "wave-called", "called"]),
  secret: ["night", "invocation", ...NIGHTS],
  spoken: new Set(["narrated", "night-fell", "called", "wave-called", "day-broke"]),
};
