/** The wire's own types, by the names they have in the server's document. */
import type { components } from "./api";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Board = Schemas["Board"];
export type Place = Schemas["Place"];
export type Decision = Schemas["Decision"];
export type Closed = Schemas["Closed"];
export type Notebook = Schemas["Notebook"];
export type NotesPage = Schemas["NotesPage"];
export type Why = Schemas["Why"];
export type Replay = Schemas["Replay"];
export type Chapter = Schemas["Chapter"];
export type Moment = Schemas["Moment"];
export type GameOffered = Schemas["GameOffered"];
export type Setting = Schemas["Setting"];
export type Games = Record<string, GameOffered>;
