/** What a reader may see of a game of Quinte-bourg, as the server's document has it. */
import type { components } from "../../lib/wire/api";
import type { Seen } from "../../lib/wire/seen";
import type { State } from "./art/marks";

type SeenView = Seen<components["schemas"]["QuintebourgView"]>;
type Hale<Part extends { health: string }> = Omit<Part, "health"> & { health: State };

export type { State };
export type Town = SeenView["town"];
export type Person = Hale<SeenView["people"][number]>;
export type Own = Hale<NonNullable<SeenView["own"]>>;
export type QuintebourgView = Omit<SeenView, "people" | "own" | "opened"> & {
  people: Person[];
  own: Own | null;
  opened: Own[];
};
