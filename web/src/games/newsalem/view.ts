/** What a reader may see of a game of New Salem, as the server's document has it. */
import type { components } from "../../lib/wire/api";
import type { Seen } from "../../lib/wire/seen";

export type NewSalemView = Seen<components["schemas"]["NewSalemView"]> & { opened?: Own[] };
export type Own = components["schemas"]["NewSalemOwn"];
export type Person = NewSalemView["people"][number];
export type Piece = components["schemas"]["Piece"];
export type EventOnTable = components["schemas"]["EventOnTable"];
