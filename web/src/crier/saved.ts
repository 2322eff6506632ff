/** The game that this device keeps, so that a lock, a call or a closed tab does not end it. */
import { open, type Position } from "./play";
import { settled, type Book, type Setup } from "./script";

const KEY = "meetinghouse-crier";

export interface SavedGame {
  setup: Setup;
  position: Position | null;
  /** The table before the part that runs, or the last one, with the taps that could be undone then. */
  before: Position | null;
  earlier: Position[];
  past: Position[];
  pause: number;
  stretch: number;
}

export function save(game: SavedGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // without storage the game lasts as long as the page is open
  }
}

/** The saved game, with whatever it lacks of today's positions; null if there is none that can be read. */
export function saved(book: Book, language: string): SavedGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as SavedGame | null;
    const script = kept && book.scripts[kept.setup.game];
    if (!script) return null;
    const picked = kept.setup.picked ?? kept.setup.values;
    const fixed = { ...kept.setup, picked: kept.position ? kept.setup.values : picked };
    const setup = { ...settled(script, fixed, language), picked };
    const whole = (old: Position): Position => ({ ...open(script, setup), ...old });
    const [position, before] = [kept.position && whole(kept.position), kept.before && whole(kept.before)];
    const [past, earlier] = [kept.past.map(whole), (kept.earlier ?? []).map(whole)];
    return { ...kept, setup, position, before, past, earlier };
  } catch {
    return null;
  }
}
