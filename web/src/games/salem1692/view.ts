/** What a reader may see of a game of Salem, as the server's document has it. */
import type { components } from "../../lib/wire/api";
import type { Seen } from "../../lib/wire/seen";

export type SalemView = Seen<components["schemas"]["SalemView"]> & Partial<Pick<All, "turned" | "suspicions">>;
type All = components["schemas"]["SalemOwn"];
