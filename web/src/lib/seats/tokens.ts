/**
 * The keys of this browser's seats, by table: first that of the current seat, then those of earlier seats.
 * They are for the link that moves a seat to another phone, and for the way back from a seat opened by a link.
 */

interface SavedTokens {
  at: number;
  tokens: string[];
}

const PREFIX = "seats ";
const MOST = 4; // of one table
const LASTS = 30 * 86_400_000; // as long as a seat's cookie

const name = (code: string) => PREFIX + code.toUpperCase();

function read(key: string): SavedTokens {
  try {
    const { at, tokens } = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<SavedTokens>;
    if (typeof at === "number" && Array.isArray(tokens) && Date.now() - at < LASTS) return { at, tokens };
  } catch {
    // a device that stores nothing, or something else under that name
  }
  return { at: 0, tokens: [] };
}

function write(key: string, tokens: string[]): void {
  try {
    for (const each of Object.keys(localStorage))
      if (each.startsWith(PREFIX) && !read(each).tokens.length) localStorage.removeItem(each);
    if (tokens.length) localStorage.setItem(key, JSON.stringify({ at: Date.now(), tokens: tokens.slice(0, MOST) }));
    else localStorage.removeItem(key);
  } catch {
    // a device that stores nothing shows no such link
  }
}

/** The current seat has this key; earlier keys stay. */
export function keepToken(code: string, token: string): void {
  write(name(code), [token, ...read(name(code)).tokens.filter((each) => each !== token)]);
}

/** Forget a key that no longer opens anything; by default that of the current seat. */
export function dropToken(code: string, token = seatToken(code)): void {
  write(
    name(code),
    read(name(code)).tokens.filter((each) => each !== token),
  );
}

/** Null if this browser does not know the key. */
export function seatToken(code: string): string | null {
  return read(name(code)).tokens[0] ?? null;
}

/** The keys of earlier seats of this browser. */
export function tokensBefore(code: string): string[] {
  return read(name(code)).tokens.slice(1);
}

/** The link that opens this seat elsewhere. */
export function seatLink(code: string, origin: string): string | null {
  const token = seatToken(code);
  return token === null ? null : `${origin}/t/${code}#${token}`;
}
