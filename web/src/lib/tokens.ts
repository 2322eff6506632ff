/** The seat's key, kept for this tab alone and for one purpose: the link that moves the seat to another phone. */

const name = (code: string) => `token ${code.toUpperCase()}`;

export function keepToken(code: string, token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(name(code));
    else sessionStorage.setItem(name(code), token);
  } catch {
    // a device that keeps nothing shows no such link
  }
}

/** Null where this tab does not know the key. */
export function seatToken(code: string): string | null {
  try {
    return sessionStorage.getItem(name(code));
  } catch {
    return null;
  }
}

/** The link that opens this seat elsewhere. */
export function seatLink(code: string, origin: string): string | null {
  const token = seatToken(code);
  return token === null ? null : `${origin}/t/${code}#${token}`;
}
