/** Calls to the server. A refusal is an error that can be put into words. */
import type { Book, DealtCards, Draw, Drawn } from "../master/master";
import type { Saying } from "../texts/sayings";
import type { Refused, Sign } from "../texts/texts";
import { forgetDraft } from "../table/notes.svelte";
import { dropToken, keepToken, seatToken } from "../seats/tokens";
import type { Recorded } from "../fairness/verify";
import type {
  Board,
  Closed,
  Games,
  HouseTold,
  Message,
  Moment,
  Notebook,
  NotesPage,
  OpenTable,
  Replay,
  Speed,
  Truths,
  Vocabulary,
  Why,
  Worlds,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.refused);
  }
}

const OFFLINE: Refused = { refused: "offline" };
const UNREADABLE: Refused = { refused: "broken" };

export async function send<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method === "POST") Object.assign(headers, { "Content-Type": "application/json", "Idempotency-Key": key });
  const content = method === "POST" ? JSON.stringify(body ?? {}) : null;
  for (let attempt = 1; ; attempt++) {
    try {
      // sent again with the same key if the connection breaks, so that it happens once
      const response = await fetch(path, { method, headers, body: content, credentials: "same-origin" });
      const data: unknown = await response.json().catch(() => UNREADABLE);
      if (response.ok) return data as Answer;
      throw new Refusal(response.status, data as Refused);
    } catch (error) {
      if (error instanceof Refusal && (attempt === 3 || !isPassing(error))) throw error;
      if (attempt === 3) throw new Refusal(0, OFFLINE);
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}

/** Whether another server may answer soon: this one is about to stop or lacks the rules, or a proxy has reached none. */
function isPassing({ status, refused }: Refusal): boolean {
  if (status !== 503) return status === 502 || status === 504;
  return refused === UNREADABLE || ["closing", "other-rules"].includes(refused.refused);
}

/** Why a stream is refused, which EventSource does not tell; null if it is not refused. */
export async function refusalOf(table: string): Promise<Refusal | null> {
  try {
    const response = await fetch(table, { credentials: "same-origin" });
    return response.ok ? null : new Refusal(response.status, (await response.json()) as Refused);
  } catch {
    return null; // the connection is broken, and nothing was refused
  }
}

export interface Opened {
  code: string;
  token: string;
}

export interface Seated {
  seat: number;
  token: string;
}

let offered: Promise<Games> | null = null; // the same as long as the page is open

export const house = {
  house: () => send<HouseTold>("GET", "/api/house"),
  openTables: () => send<OpenTable[]>("GET", "/api/open-tables"),
  games: () =>
    (offered ??= send<Games>("GET", "/api/games").catch((error: unknown) => {
      offered = null; // requested again the next time
      throw error;
    })),
  /** `letters` is the length of the code; by default as the house has it. */
  open: (game: string, options: object, pace: string, language: string, letters?: number, moderated = false) =>
    send<Opened>("POST", "/api/tables", {
      game,
      options,
      pace,
      language,
      ...(letters ? { letters } : {}),
      ...(moderated ? { moderated } : {}),
    }),
};

/** The query of a request, with the number of a game if one is named. */
function query(asked: Record<string, string>, game?: number): string {
  const all = new URLSearchParams(game === undefined ? asked : { ...asked, game: String(game) });
  return all.size ? `?${all}` : "";
}

/** The calls of one table. */
export class Calls {
  #path: string;
  #code: string;
  #as: Record<string, string>;

  /** The calls for one seat, if several are played on this phone. */
  constructor(code: string, seat: number | null = null) {
    this.#code = code;
    this.#path = `/api/tables/${code}`;
    this.#as = seat === null ? {} : { as: String(seat) };
  }

  #post<Answer = object>(what: string, body: object = {}): Promise<Answer> {
    return send<Answer>("POST", `${this.#path}/${what}${query(this.#as)}`, body);
  }

  read = (openly = false) => send<Message>("GET", this.#path + (openly ? "?as=public" : ""));
  sit = (name: string, seat?: number) =>
    this.#post<Seated>("seats", seat === undefined ? { name } : { name, seat }).then((seated) => {
      keepToken(this.#code, seated.token);
      return seated;
    });
  /** `yours` is the name at this browser's other seat at the table. */
  whose = (token: string) => this.#post<{ seat: number | null; name: string; yours?: string }>("whose", { token });
  session = (token: string) =>
    this.#post("session", { token }).then((done) => {
      if (token !== seatToken(this.#code)) forgetDraft(this.#code); // the notes of another seat
      keepToken(this.#code, token);
      return done;
    });
  /** Add a person who plays on this phone. */
  beside = (name: string) => this.#post("phone", { name });
  addBots = (bot: string, count: number) => this.#post("bots", { bot, count });
  remove = (seat: number) => this.#post("remove", { seat });
  order = (seats: number[]) => this.#post("order", { seats });
  lock = (locked: boolean) => this.#post("lock", { locked });
  list = (listed: boolean) => this.#post("list", { listed });
  call = (link: string) => this.#post("call", { link });
  /** What can still be true: for the reader, or for everybody. */
  worlds = (openly: boolean) =>
    send<Worlds>("GET", `${this.#path}/worlds${query(openly ? { as: "public" } : this.#as)}`);
  countWorlds = (counted: boolean) => this.#post("worlds", { counted });
  admitWatchers = (watchers: boolean) => this.#post("watchers", { watchers });
  settings = (options: Board["options"], pace: string, game = "") => this.#post("settings", { options, pace, game });
  rename = (name: string) => this.#post("name", { name });
  /** With or without the hash of a share of the shuffle. */
  ready = (ready: boolean, hash?: string) => this.#post("ready", hash === undefined ? { ready } : { ready, hash });
  start = (hash?: string) => this.#post("start", hash === undefined ? {} : { hash });
  share = (share: string) => this.#post("share", { share });
  stop = () => this.#post("stop");
  seen = () => this.#post("seen");
  /** `chance`: what a master has drawn by hand. */
  answer = (decision: string, choice: unknown, chance: readonly Drawn[] = []) =>
    this.#post("answers", chance.length ? { decision, choice, chance } : { decision, choice });
  /** The calls of a master. */
  book = () => send<Book>("GET", `${this.#path}/book`);
  close = (chance: readonly Drawn[]) => this.#post("close", { chance });
  draw = (move: object) => this.#post<{ draw: Draw | null; dealt?: DealtCards | null; ends?: boolean }>("draw", move);
  deal = (chance: readonly Drawn[]) => this.#post("deal", { chance });
  /** Give somebody who plays without a device their seat on one. */
  giveSeat = (seat: number) => this.#post<Seated>("give-seat", { seat });
  takeEntryBack = (entry: number, why: string) => this.#post("take-back", { entry, why });
  repair = (id: string, choice: unknown, why: string) => this.#post("repair", { id, choice, why });
  closed = (decision: string) => send<Closed[]>("GET", `${this.#path}/closed/${decision}${query(this.#as)}`);
  wish = (what: "pause" | "resume" | "extend") => this.#post(what);
  speed = (speed: Speed) => this.#post("speed", { speed });
  eyes = (open: boolean) => this.#post("eyes", { open });
  say = (channel: string, text: string) => this.#post("chat", { channel, text });
  phrase = (channel: string, phrase: string) => this.#post("chat", { channel, phrase });
  gesture = (channel: string, signs: readonly Sign[]) => this.#post("chat", { channel, signs });
  /** Say a line of sayings, which is part of the game. */
  speak = (channel: string, sayings: readonly Saying[]) => this.#post("sayings", { channel, sayings });
  vocabulary = () => send<Vocabulary>("GET", `${this.#path}/vocabulary${query(this.#as)}`);
  /** Have this device told when it is one's turn: what the browser says of its subscription, and the language. */
  push = (endpoint: string, p256dh: string, auth: string, language: string) =>
    this.#post("push", { endpoint, p256dh, auth, language });
  pushOff = (endpoint: string) => this.#post("push-off", { endpoint });
  mute = (seat: number, muted: boolean) => this.#post("mute", { seat, muted });
  block = (seat: number, blocked: boolean) => this.#post("block", { seat, blocked });
  notebook = () => send<Notebook>("GET", `${this.#path}/notebook${query(this.#as)}`);
  note = (notebook: Notebook) => this.#post("notebook", notebook);
  erase = () =>
    this.#post("erase").then((done) => {
      forgetDraft(this.#code);
      return done;
    });
  /** `erase`: delete the player's name, chat and notes too. */
  leave = (erase = false) =>
    this.#post("leave", erase ? { erase } : {}).then((done) => {
      if (!this.#as["as"]) dropToken(this.#code);
      forgetDraft(this.#code);
      return done;
    });
  takeBack = () => this.#post("return");
  substitute = (seat: number) => this.#post("substitute", { seat });
  putOut = (seat: number) => this.#post("put-out", { seat });
  /** `soon`: the next game begins once everybody is ready, or after a few seconds. */
  rematch = (soon = false) => this.#post("rematch", soon ? { soon } : {});
  truths = (game?: number) => send<Truths>("GET", `${this.#path}/truths${query({}, game)}`);
  record = () => send<Recorded>("GET", `${this.#path}/record`);
  reasons = (game?: number) => send<Why[]>("GET", `${this.#path}/reasons${query({}, game)}`);
  /** Calls about a finished game: the one with this number, or the last one. */
  replay = (eyes: string, game?: number) => send<Replay>("GET", `${this.#path}/replay${query({ seat: eyes }, game)}`);
  moment = (entry: number, eyes: string, game?: number) =>
    send<Moment>("GET", `${this.#path}/replay/${entry}${query({ seat: eyes }, game)}`);
  worldsThen = (entry: number, eyes: string, game?: number) =>
    send<Worlds>("GET", `${this.#path}/replay/${entry}/worlds${query({ seat: eyes }, game)}`);
  pages = (game?: number) => send<NotesPage[]>("GET", `${this.#path}/notebook/pages${query({}, game)}`);
}
