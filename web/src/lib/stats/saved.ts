/** The reader's games, stored on this device only, until the reader deletes them. */
import { read, written } from "./file";
import { merged, type PlayedGame } from "./stats";

const KEY = "games";
const ASIDE = "games-unreadable"; // unknown data under our name is moved here, not overwritten
const MOST = 5000;
let unsaved: PlayedGame[] = []; // on a device that stores nothing
/** Games counted since the page was loaded: they do not return at once after they were deleted. */
const counted = new Set<string>();

export function saved(): PlayedGame[] {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? unsaved : read(text);
  } catch {
    return unsaved;
  }
}

function save(games: readonly PlayedGame[]): void {
  try {
    const before = localStorage.getItem(KEY);
    if (before !== null && !isReadable(before)) localStorage.setItem(ASIDE, before);
    localStorage.setItem(KEY, written(games.slice(-MOST)));
  } catch {
    unsaved = [...games];
  }
}

function isReadable(text: string): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

/** A game counts once, however often its end is shown; its suspicions and lies may become known later. */
export function remember(game: PlayedGame): void {
  const before = saved();
  const known = before.find((each) => each.id === game.id);
  if (known && known.named >= game.named && known.lies >= game.lies) return;
  if (!known && counted.has(game.id)) return;
  counted.add(game.id);
  if (known) save(before.map((each) => (each === known ? later(known, game) : each)));
  else save(merged(before, [game]));
}

function later(known: PlayedGame, game: PlayedGame): PlayedGame {
  const nose = game.named > known.named ? { named: game.named, right: game.right } : {};
  const lies = game.lies > known.lies ? { lies: game.lies, caught: game.caught } : {};
  return { ...known, ...nose, ...lies };
}

/** Add the games of a file; returns how many are new. A damaged file changes nothing. */
export function addFile(text: string): number {
  const before = saved();
  const both = merged(before, read(text));
  save(both);
  return both.length - before.length;
}

export function forget(): void {
  unsaved = [];
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(ASIDE);
  } catch {
    // then there is nothing
  }
}
