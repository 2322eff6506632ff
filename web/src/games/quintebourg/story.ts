/** How the story of Quinte-bourg is told: its days and nights, its filters, and which events are important. */
import type { Story, Why } from "../../lib/table/ways.svelte";
import type { Tagged } from "../../lib/texts/texts";
import { LAWS } from "./laws";

// prettier-ignore
const VOTES = new Set([
  "session-called", "law-proposed", "no-law-proposed", "law-decided", "direction-chosen", "voted", "vote-paid",
  "absent-voted", "votes-replaced", "tied-to-coma", "president-deposed", "condemned", "nobody-condemned", "accused", "judged",
]);
const HEALTH = new Set(["health-reported", "health-announced", "health-felt", "condemned", "tied-to-coma", "treated"]);
// prettier-ignore
const POSTS = new Set([
  "posts-dealt", "posts-shifted", "posts-exchanged", "resigned", "scrutineer-changed", "post-vacated", "post-withdrawn",
  "applied", "appointed", "president-deposed",
]);

function part(event: Tagged): [string, number | null] | null {
  switch (event.type) {
    case "town-founded":
      return ["beginning", null];
    case "night-fell":
      return [`night-${String(event["weekday"])}`, null];
    case "day-broke":
      return [`day-${String(event["weekday"])}`, null];
    case "role-shown":
      return event["seat"] === 0 ? ["end", null] : null; // told of every seat in turn
    default:
      return null;
  }
}

const NIGHTS = ["mon", "tue", "wed", "thu", "fri", "sat"].map((day) => `night-${day}`);

/** What a law will do, and what comes of an invocation. */
function why(event: Tagged, viewer: number | null): Why | null {
  switch (event.type) {
    case "law-proposed":
    case "law-decided": {
      const law = String(event["law"]);
      const rules = [`QB-LAW-${String(LAWS.indexOf(law) + 1).padStart(2, "0")}`];
      return event["accepted"] ? { text: `law-${law}-effect`, rules } : { rules };
    }
    case "invoked":
      return event["seat"] === viewer ? null : { text: "page-quintebourg-why-invoked", rules: ["QB-RULING-43"] };
    default:
      return null;
  }
}

export const story: Story = {
  part,
  why,
  filters: {
    votes: (event) => VOTES.has(event.type),
    health: (event) => HEALTH.has(event.type),
    posts: (event) => POSTS.has(event.type),
  },
  grave: new Set([
    "condemned",
    "tied-to-coma",
    "health-reported",
    "health-announced",
    "camp-won",
    "invoked",
    "married",
  ]),
  quiet: new Set(["debate-began", "wave-called", "called"]),
  secret: ["night", "invocation", ...NIGHTS],
  spoken: new Set(["narrated", "night-fell", "called", "wave-called", "day-broke"]),
};
