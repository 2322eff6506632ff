/** What a reader may see of a game of Quinte-bourg, as the server's document has it. */
import type { components } from "../../lib/wire/api";
import type { Seen } from "../../lib/wire/seen";
import type { State } from "./art/marks";

type Told = Seen<components["schemas"]["QuintebourgView"]>;
type Hale<Part extends { health: string }> = Omit<Part, "health"> & { health: State };

export type { State };
export type Town = Told["town"];
export type Person = Hale<Told["people"][number]>;
export type Own = Hale<NonNullable<Told["own"]>>;
export type QuintebourgView = Omit<Told, "people" | "own" | "opened"> & {
  people: Person[];
  own: Own | null;
  opened: Own[];
};
