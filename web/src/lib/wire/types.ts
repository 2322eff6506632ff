/** The types of the HTTP API, by their names in the OpenAPI document. */
import type { components } from "./api";
import type { Seen, SentView } from "./seen";

type Schemas = components["schemas"];

/** A message as it is sent, and as the page has it, with its views merged. */
export type SentMessage = Schemas["Message"];
export type Message = Omit<SentMessage, "view" | "opened"> & { view: AnyView | null; opened: AnyView | null };
type AnyView = SeenOf<NonNullable<SentMessage["view"]>>;
type SeenOf<V> = V extends SentView ? Seen<V> : never;
export type Changed = Schemas["Changed"];
export type Board = Schemas["Board"];
export type Place = Schemas["Place"];
export type Speed = NonNullable<Place["speed"]>;
export type Decision = Schemas["Decision"];
export type HouseTold = Schemas["HouseTold"];
export type OpenTable = Schemas["OpenTable"];
export type Closed = Schemas["Closed"];
export type Notebook = Schemas["Notebook"];
export type NotesPage = Schemas["NotesPage"];
export type Vocabulary = Schemas["Vocabulary"];
export type Conflict = Schemas["Conflict"];
export type Truths = Schemas["Truths"];
export type Phrase = Schemas["Phrase"];
export type Blank = Schemas["Blank"];
export type Why = Schemas["Why"];
export type Replay = Schemas["Replay"];
export type Chapter = Schemas["Chapter"];
export type Moment = Schemas["Moment"];
export type Worlds = Schemas["Worlds"];
export type GameOffered = Schemas["GameOffered"];
export type Setting = Schemas["Setting"];
export type Games = Record<string, GameOffered>;
