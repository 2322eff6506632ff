/** Tables at which this browser has a seat, so that the front page leads back to them. */

export interface Mine {
  code: string;
  game: string;
  /** When it was last looked at, in milliseconds. */
  at: number;
}

const KEY = "tables";
const MOST = 4;
const LASTS = 30 * 86_400_000; // as long as the cookie of a seat

/** The most recent ones first. */
export function mine(now = Date.now()): Mine[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
    return found.filter((each) => /^[A-Z]{4}(?:[A-Z]{2})?$/.test(each.code) && now - each.at < LASTS);
  } catch {
    return []; // a device that stores nothing, or something else under that name
  }
}

function save(tables: readonly Mine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // then the front page has no link back
  }
}

export function remember(code: string, game: string, now = Date.now()): void {
  save([{ code, game, at: now }, ...mine(now).filter((each) => each.code !== code)]);
}

export function forget(code: string): void {
  save(mine().filter((each) => each.code !== code));
}
