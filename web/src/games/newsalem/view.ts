/** What a reader may see of a game of New Salem, as the server's document has it. */
import type { components } from "../../lib/api";

export type NewSalemView = components["schemas"]["NewSalemView"];
export type Own = NonNullable<NewSalemView["own"]>;
export type Person = NewSalemView["people"][number];
export type Piece = components["schemas"]["Piece"];
export type EventOnTable = components["schemas"]["EventOnTable"];
