/** A house without a server: tables from fixtures, and calls that are answered from them. */
import ghosts from "../../src/games/salem1692/fixtures/ghosts.json";
import twelve from "../../src/games/salem1692/fixtures/twelve.json";
import { Table } from "../../src/lib/table/table.svelte";
import type { Tagged } from "../../src/lib/texts/texts";
import type { Message, Place } from "../../src/lib/wire/types";
import games from "./games.json";

const NOTES = { text: "Ben was quiet all night.\nAsk Cora about the second trial.", suspicions: { 1: 3, 2: 1, 4: 5 } };
export const CLOSED = [
  { option: { type: "card", kind: "robbery" }, rule: "SAL-CARD-ROBBERY-01" },
  { option: { type: "seat", seat: 2 }, rule: "SAL-TARGET-01" },
];
const REASONS = [
  { entry: 1, seat: 2, reason: { key: "suspects", params: { seat: 1, share: 0.6 } } },
  { entry: 2, seat: 5, reason: { key: "suspects", params: { seat: 3, share: 0.4 } } },
];
const CHAPTERS = [
  { entry: 1, seat: 2, asked: { kind: "turn" }, choice: { type: "card", kind: "accusation" }, lines: [] },
  { entry: 2, seat: 5, asked: { kind: "turn" }, choice: { type: "word", word: "draw" }, lines: [] },
];

const SEATS = [0, 1, 2, 3].map((seat) => ({ type: "seat", seat }));
const HOW_MUCH = ["little", "much", "sure"].map((word) => ({ type: "word", word }));
const OTHER = { of: "seat", options: SEATS, closed: [], others: true };
const PHRASES = [
  { kind: "never-witch", mood: "claim", blanks: [], rule: "" },
  { kind: "suspect", mood: "opinion", blanks: [OTHER, { of: "word", options: HOW_MUCH, closed: [] }], rule: "" },
  { kind: "go-for", mood: "request", blanks: [OTHER], rule: "" },
  { kind: "ask", mood: "question", blanks: [OTHER, OTHER], rule: "" },
  { kind: "will-spare", mood: "promise", blanks: [OTHER], rule: "SAL-TARGET-01" },
];

const TRUTHS = {
  lines: [
    { entry: 1, number: 3, seat: 1, sayings: [{ kind: "am-constable" }], truths: [false] },
    { entry: 2, number: 5, seat: 2, sayings: [{ kind: "never-witch" }], truths: [true] },
  ],
  conflicts: [],
};
const OPEN_TABLES = [
  { code: "KWTM", game: "salem1692", pace: "classic", host: "Ann", players: 3, most: 12 },
  { code: "BRFD", game: "quintebourg", pace: "relaxed", host: "Jean-Baptiste Maximilien", players: 20, most: 21 },
];

const BOOK = {
  calls: [
    { name: "treat", state: "done", kinds: [] },
    { name: "stalk", state: "open", kinds: [] },
    { name: "camera", state: "coming", kinds: [] },
  ],
  entries: [],
  repairs: [],
  secret: true,
};

const ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [/\/api\/games$/, games],
  [/\/api\/house$/, { network: "http://192.168.1.7:1692", open_tables: true }],
  [/\/open-tables$/, OPEN_TABLES],
  [/\/notebook$/, NOTES],
  [/\/pages\b/, []],
  [/\/closed\//, CLOSED],
  [
    /\/vocabulary$/,
    { channels: [{ channel: "town", phrases: PHRASES }], conflicts: [], claims: ["never-witch"], lines: 0 },
  ],
  [/\/book$/, BOOK],
  [/\/reasons/, REASONS],
  [/\/truths/, TRUTHS],
  [/\/replay/, { chapters: CHAPTERS }],
  [/\/whose$/, { seat: 1, name: "Bartholomew" }],
];

/** A stream of one message. */
class OneMessage extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;

  constructor() {
    super();
    const { viewer, own, ...shared } = DAY.view!;
    const sent = { ...DAY, view: { viewer, own, public: shared } };
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(sent) })));
  }

  close(): void {}
}

/** Calls to the house are answered from here from now on; a call without an answer here succeeds. */
export function answerFromFixtures(): void {
  globalThis.EventSource = OneMessage as unknown as typeof EventSource;
  const beyond = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (!path.startsWith("/api/")) return beyond(input, init);
    const answer = ANSWERS.find(([which]) => which.test(path))?.[1] ?? {};
    return Promise.resolve(Response.json(answer));
  };
}

/** A table as its reader has it after that message. */
export function tableOf(message: Message): Table {
  const table = new Table(message.table.code);
  const story = message.story as Tagged[];
  table.message = message;
  table.story = story;
  table.own = new Set(message.private.map((place) => story[place]!));
  table.skew = Date.now() / 1000 - message.table.now;
  table.line = "open";
  return table;
}

export const namesIn = (message: Message): string[] => message.table.places.map((each) => each.name);

/** On somebody's turn, when much has happened. */
export const DAY = twelve as unknown as Message;
/** At the beginning of a game for two. */
export const FIRST = ghosts as unknown as Message;

/** The same message with another table, reader or story. */
export function changed(message: Message, more: { table?: object; you?: object; [part: string]: unknown }): Message {
  const { table = {}, you = {}, ...rest } = more;
  return {
    ...message,
    ...rest,
    table: { ...message.table, ...table },
    you: { ...message.you, ...you },
  } as Message;
}

const place = (name: string, more: Partial<Place> = {}) => ({ ...DAY.table.places[0]!, host: false, name, ...more });

export const PLACES = [
  place("Ann", { host: true }),
  place("Bartholomew"),
  place("Cora", { ready: false }),
  place("Jean-Baptiste Maximilien", { away: true, ready: false }),
  place("Silas", { bot: true, person: false }),
];

/** Before a game, as the host sees it or somebody else. */
export const lobby = (game: string, more: { table?: object; you?: object } = {}): Message =>
  changed(DAY, {
    view: null,
    decisions: [],
    offers: [],
    story: [
      { type: "joined", name: "Bartholomew", seat: 1 },
      { type: "said", name: "Bartholomew", channel: "lobby", text: "Good evening! Who brought the cat?" },
      { type: "phrase-said", name: "Cora", channel: "lobby", phrase: "one-moment" },
    ],
    private: [],
    length: 3,
    table: { phase: "lobby", game, places: PLACES, ...more.table },
    you: { seat: 0, host: true, ...more.you },
  });
