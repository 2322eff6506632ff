/** What a reader may see of a game of Salem, as the server's document has it. */
import type { components } from "../../lib/api";

export type SalemView = components["schemas"]["SalemView"];
