/** What the game on the table brings of its own to the log, the sounds and the light; without it, plain ways. */
import type { Tagged } from "./texts";

export interface Story {
  /** What opens a part: the heading's key below `page-log-`, and a seat where it is somebody's turn. */
  part: (event: Tagged) => [heading: string, seat: number | null] | null;
  /** What can be looked for, beside everything and one's own: keys below `page-log-`. */
  filters: Readonly<Record<string, (event: Tagged) => boolean>>;
  /** Events that weigh. */
  grave: ReadonlySet<string>;
  /** Events that the headings tell already. */
  quiet: ReadonlySet<string>;
  /** Phases, and parts of the same name, in which who does what is secret. */
  secret: readonly string[];
  /** What the narrator says, beside lines of its own. */
  spoken?: ReadonlySet<string>;
}

/** A card that is turned, or so many strokes of the bell. */
export type Sound = "card" | number;

export interface Ways {
  story: Story;
  /** What an event that everybody is told sounds like. */
  sound: (event: Tagged) => Sound | null;
  /** Phases that are night. */
  dark: readonly string[];
}

export const PLAIN: Ways = {
  story: {
    part: (event) => (event.type === "turn-began" && typeof event["seat"] === "number" ? ["turn", event["seat"]] : null),
    filters: {},
    grave: new Set(["game-won"]),
    quiet: new Set(["turn-began", "turn-ended"]),
    secret: ["night"],
  },
  sound: (event) => (event.type === "game-over" ? 3 : null),
  dark: ["night"],
};

class Current {
  now = $state.raw<Ways>(PLAIN);
}

export const ways = new Current();

/** Whether that is a line of the narrator's. */
export const isSpoken = (event: Tagged, game: Story = ways.now.story): boolean => event.type === "narrated" || (game.spoken?.has(event.type) ?? false);

/** Whether who does what is secret in that phase. */
export const isSecret = (phase: string): boolean => ways.now.story.secret.includes(phase);

/** Whether that phase is night. */
export const isDark = (phase: string): boolean => ways.now.dark.includes(phase);
