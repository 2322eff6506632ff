/** Calls to the server. What it refuses is an error that can be put into words. */
import type { Refused, Sign } from "./texts";
import { forgetDraft } from "./notes.svelte";
import { dropToken, keepToken, seatToken } from "./tokens";
import type { Recorded } from "./verify";
import type { Board, Closed, Games, Message, Moment, Notebook, NotesPage, Replay, Why } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.refused);
  }
}

const OFFLINE: Refused = { refused: "offline" };

export async function send<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method === "POST") Object.assign(headers, { "Content-Type": "application/json", "Idempotency-Key": key });
  const content = method === "POST" ? JSON.stringify(body ?? {}) : null;
  for (let attempt = 1; ; attempt++) {
    try {
      // sent again under the same key when the line breaks: it happens once
      const response = await fetch(path, { method, headers, body: content, credentials: "same-origin" });
      const data: unknown = await response.json().catch(() => ({ refused: "broken" }));
      if (response.ok) return data as Answer;
      throw new Refusal(response.status, data as Refused);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (attempt === 3) throw new Refusal(0, OFFLINE);
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}

/** Why a stream is refused, which the browser's own reader of streams does not tell; null where it is not. */
export async function refusalOf(path: string): Promise<Refusal | null> {
  const enough = new AbortController();
  try {
    const response = await fetch(path, { credentials: "same-origin", signal: enough.signal });
    return response.ok ? null : new Refusal(response.status, (await response.json()) as Refused);
  } catch {
    return null; // the line is broken, and nobody has refused anything
  } finally {
    enough.abort(); // of a stream that begins nobody wants more
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

export const house = {
  house: () => send<{ network: string | null }>("GET", "/api/house"),
  games: () => send<Games>("GET", "/api/games"),
  /** Its code has so many letters; as the house has it where nobody has said. */
  open: (game: string, options: object, pace: string, language: string, letters?: number) =>
    send<Opened>("POST", "/api/tables", { game, options, pace, language, ...(letters ? { letters } : {}) }),
};

/** What is asked for, and of which game of the table where that is said. */
function query(asked: Record<string, string>, game?: number): string {
  const all = new URLSearchParams(game === undefined ? asked : { ...asked, game: String(game) });
  return all.size ? `?${all}` : "";
}

/** One table's calls. */
export class Calls {
  #path: string;
  #code: string;

  constructor(code: string) {
    this.#code = code;
    this.#path = `/api/tables/${code}`;
  }

  #post<Answer = object>(what: string, body: object = {}): Promise<Answer> {
    return send<Answer>("POST", `${this.#path}/${what}`, body);
  }

  look = (openly = false) => send<Message>("GET", this.#path + (openly ? "?as=public" : ""));
  sit = (name: string, seat?: number) =>
    this.#post<Seated>("seats", seat === undefined ? { name } : { name, seat }).then((seated) => {
      keepToken(this.#code, seated.token);
      return seated;
    });
  /** Yours: the name this browser has at another seat of the table. */
  whose = (token: string) => this.#post<{ seat: number | null; name: string; yours?: string }>("whose", { token });
  session = (token: string) =>
    this.#post("session", { token }).then((done) => {
      if (token !== seatToken(this.#code)) forgetDraft(this.#code); // another seat's notes
      keepToken(this.#code, token);
      return done;
    });
  addBot = (bot: string) => this.#post("bots", { bot });
  addBots = (bot: string, count: number) => this.#post("bots", { bot, count });
  remove = (seat: number) => this.#post("remove", { seat });
  order = (seats: number[]) => this.#post("order", { seats });
  lock = (locked: boolean) => this.#post("lock", { locked });
  admitWatchers = (watchers: boolean) => this.#post("watchers", { watchers });
  settings = (options: Board["options"], pace: string) => this.#post("settings", { options, pace });
  rename = (name: string) => this.#post("name", { name });
  /** With the hash of a share of the shuffle, or without. */
  ready = (ready: boolean, hash?: string) => this.#post("ready", hash === undefined ? { ready } : { ready, hash });
  start = (hash?: string) => this.#post("start", hash === undefined ? {} : { hash });
  share = (share: string) => this.#post("share", { share });
  stop = () => this.#post("stop");
  answer = (decision: string, choice: unknown) => this.#post("answers", { decision, choice });
  closed = (decision: string) => send<Closed[]>("GET", `${this.#path}/closed/${decision}`);
  wish = (what: "pause" | "resume" | "extend") => this.#post(what);
  say = (channel: string, text: string) => this.#post("chat", { channel, text });
  phrase = (channel: string, phrase: string) => this.#post("chat", { channel, phrase });
  gesture = (channel: string, signs: readonly Sign[]) => this.#post("chat", { channel, signs });
  mute = (seat: number, muted: boolean) => this.#post("mute", { seat, muted });
  block = (seat: number, blocked: boolean) => this.#post("block", { seat, blocked });
  notebook = () => send<Notebook>("GET", `${this.#path}/notebook`);
  note = (notebook: Notebook) => this.#post("notebook", notebook);
  erase = () =>
    this.#post("erase").then((done) => {
      forgetDraft(this.#code);
      return done;
    });
  /** Erase: with one's name, what one said and one's notes. */
  leave = (erase = false) =>
    this.#post("leave", erase ? { erase } : {}).then((done) => {
      dropToken(this.#code);
      forgetDraft(this.#code);
      return done;
    });
  takeBack = () => this.#post("return");
  substitute = (seat: number) => this.#post("substitute", { seat });
  putOut = (seat: number) => this.#post("put-out", { seat });
  rematch = () => this.#post("rematch");
  record = () => send<Recorded>("GET", `${this.#path}/record`);
  reasons = (game?: number) => send<Why[]>("GET", `${this.#path}/reasons${query({}, game)}`);
  /** Of a game that is over: the one of that number, or the last one. */
  replay = (eyes: string, game?: number) => send<Replay>("GET", `${this.#path}/replay${query({ seat: eyes }, game)}`);
  moment = (entry: number, eyes: string, game?: number) =>
    send<Moment>("GET", `${this.#path}/replay/${entry}${query({ seat: eyes }, game)}`);
  pages = (game?: number) => send<NotesPage[]>("GET", `${this.#path}/notebook/pages${query({}, game)}`);
}
