/** This device's shares of the shuffle: drawn here, announced by their hashes, opened once all hashes are fixed. */
import { sha256 } from "./sha256";
import type { Tagged } from "../texts/texts";
import type { Message } from "../wire/types";
import type { Calls } from "../wire/wire";

export interface Drawn {
  code: string;
  /** The hash of the house's share, as this device saw it before it drew its own. */
  house: string;
  share: string;
  hash: string;
  /** When it was opened: the seat, and the hashes of all seats. */
  seat?: number;
  list?: readonly string[];
  opened?: boolean;
  /** The start was stopped. */
  spent?: boolean;
  /** The game that began with it: its number at the table, and the hash of its seed. */
  game?: number;
  commitment?: string;
}

const KEY = "shares";
const MOST = 24;
const PATIENCE = 500; // milliseconds until a share is sent again
let unsaved: Drawn[] = []; // on a device that stores nothing

/** The hash that announces a share: the same as share_hash() in meetinghouse/engine/shares.py. */
export const hashOf = (share: string): string => sha256(`meetinghouse share\n${share}`);

/** The seed made of shares: the same as mixed() there. */
export const mixed = (shares: readonly string[]): string =>
  sha256(`meetinghouse shares\n${shares.map((each) => `${each}\n`).join("")}`);

/** All shares of this device, the last one first. */
function drawn(): Drawn[] {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === null ? unsaved : (JSON.parse(saved) as Drawn[]);
  } catch {
    return unsaved;
  }
}

function save(shares: Drawn[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
  } catch {
    unsaved = shares;
  }
}

function change(hash: string, more: Partial<Drawn>): void {
  save(drawn().map((each) => (each.hash === hash ? { ...each, ...more } : each)));
}

/** Draw a share for a table whose house has shown this hash; returns the hash of the share, or nothing if the house has none. */
export function draw(code: string, house: string | undefined): string | undefined {
  if (!house) return undefined;
  const share = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const hash = hashOf(share);
  save([{ code, house, share, hash }, ...drawn()].slice(0, MOST));
  return hash;
}

/** The share with which this device took part in that game of the table. */
export function drawnFor(code: string, game: number | undefined): Drawn | null {
  return drawn().find((each) => each.code === code && each.game !== undefined && each.game === game) ?? null;
}

/** The reader's own share in the current list. */
function listed(message: Message): Drawn | undefined {
  const hash = message.table.shuffle?.hashes[message.you.seat ?? -1];
  return hash ? drawn().find((each) => each.code === message.table.code && each.hash === hash) : undefined;
}

/** Whether shares are being opened although the house's hash is not the one this device saw: then it keeps its own closed. */
export function distrusts(message: Message): boolean {
  const shuffle = message.table.shuffle;
  const own = shuffle?.until ? listed(message) : undefined;
  return own !== undefined && own.house !== shuffle?.house;
}

/** Whether the last start was stopped in the reader's name, although this device has opened its share. */
export function accused(message: Message, story: readonly Tagged[]): boolean {
  const at = story.findLastIndex((each) => ["shares-listed", "game-started", "rematched"].includes(each.type));
  const name = message.table.places[message.you.seat ?? -1]?.name;
  const blamed = story
    .slice(at + 1)
    .some((each) => each.type === "start-stopped" && !each["left"] && each["name"] === name);
  return (
    blamed &&
    drawn().some((each) => each.code === message.table.code && each.opened && each.house === story[at]?.["house"])
  );
}

/** The seats whose devices have not opened their shares, while all others wait. */
export function awaited(message: Message): number[] {
  const shuffle = message.table.shuffle;
  if (!shuffle?.until) return [];
  return shuffle.hashes.flatMap((hash, seat) => (hash && !shuffle.opened.includes(seat) ? [seat] : []));
}

/** Whether the last start was stopped. */
function stopped(story: readonly Tagged[]): boolean {
  return (
    story.findLast((each) => ["start-stopped", "game-started", "rematched"].includes(each.type))?.type ===
    "start-stopped"
  );
}

/** What a device does by itself: it opens its share, draws another after a stopped start, and remembers the game. */
export async function attend(
  calls: Pick<Calls, "ready" | "share">,
  message: Message,
  story: readonly Tagged[],
): Promise<void> {
  const { table, you } = message;
  const place = you.seat === null ? undefined : table.places[you.seat];
  const last = drawn().find((each) => each.code === table.code);
  if (!place || you.seat === null) return;
  if (table.phase !== "lobby") {
    const game = table.phase === "playing" ? (table.finished?.at(-1) ?? 0) + 1 : table.finished?.at(-1);
    if (last?.opened && !last.spent && last.game === undefined && game !== undefined && table.commitment)
      change(last.hash, { game, commitment: table.commitment });
    return;
  }
  if (!table.shuffle) return;
  const { house, hashes, opened, until } = table.shuffle;
  const own = listed(message);
  if (until) {
    if (!own || own.opened || own.house !== house || opened.includes(you.seat)) return;
    change(own.hash, { seat: you.seat, list: hashes });
    await calls.share(own.share);
    change(own.hash, { opened: true });
    return;
  }
  const spent = last?.opened && !last.spent && last.game === undefined && last.house !== house;
  if (spent) change(last.hash, { spent: true });
  const elsewhere = place.ready && hashes[you.seat] && !own; // drawn on another device, which had this seat before
  if (elsewhere || (spent && !you.host && !place.ready && stopped(story)))
    await calls.ready(true, draw(table.code, house));
}

/** Does all this for one table, message by message. */
export class Shares {
  #next: [Message, readonly Tagged[]] | null = null;
  #busy = false;

  constructor(readonly calls: Pick<Calls, "ready" | "share">) {}

  see(message: Message, story: readonly Tagged[]): void {
    this.#next = [message, story];
    if (!this.#busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const seen = this.#next;
      this.#next = null;
      try {
        await attend(this.calls, ...seen);
      } catch {
        // refused, or the connection is broken: try again while shares are being opened
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        if (seen[0].table.shuffle?.until) this.#next ??= seen;
      }
    }
    this.#busy = false;
  }
}
