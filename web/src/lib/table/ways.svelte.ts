/** What the current game adds to the log, the sounds and the light; without it, there are plain defaults. */
import type { Tagged } from "../texts/texts";

/** Why something happened, or what follows from it: the key of a sentence, and the clauses on which it is based. */
export interface Why {
  text?: string;
  rules: readonly string[];
}

export interface Story {
  /** Events that begin a section: the heading's key below `page-log-`, and a seat if it is somebody's turn. */
  part: (event: Tagged) => [heading: string, seat: number | null] | null;
  /** Further filters of the log: keys below `page-log-`. */
  filters: Readonly<Record<string, (event: Tagged) => boolean>>;
  /** Important events. */
  grave: ReadonlySet<string>;
  /** Events that the headings already tell. */
  quiet: ReadonlySet<string>;
  /** Phases, and sections of the same name, in which it is secret who acts. */
  secret: readonly string[];
  /** Events that the narrator says, beside its own lines. */
  spoken?: ReadonlySet<string>;
  /** Events that need an explanation in the log. */
  why?: (event: Tagged, viewer: number | null) => Why | null;
}

/** A card that is turned, or so many strokes of the bell. */
export type Sound = "card" | number;

export interface Ways {
  story: Story;
  /** The sound of a public event. */
  sound: (event: Tagged) => Sound | null;
  /** Phases that are night. */
  dark: readonly string[];
}

export const PLAIN: Ways = {
  story: {
    part: (event) =>
      event.type === "turn-began" && typeof event["seat"] === "number" ? ["turn", event["seat"]] : null,
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

/** Whether this is a line of the narrator. */
export const isSpoken = (event: Tagged, game: Story = ways.now.story): boolean =>
  event.type === "narrated" || (game.spoken?.has(event.type) ?? false);

/** Whether it is secret who acts in that phase. */
export const isSecret = (phase: string): boolean => ways.now.story.secret.includes(phase);

/** Whether that phase is night. */
export const isDark = (phase: string): boolean => ways.now.dark.includes(phase);
