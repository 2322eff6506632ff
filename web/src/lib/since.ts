/** How far this browser has read the story of a table, and when it looked last: kept on this device alone. */

export interface Read {
  seat: number | null;
  length: number;
  at: number; // seconds
}

/** Whoever was away for less has missed nothing worth a summary. */
export const LONG = 60;

const key = (code: string) => `read ${code}`;

/** What was read with these eyes; a seat is told another story than the public. */
export function lastRead(code: string, seat: number | null): Read | null {
  try {
    const read = JSON.parse(localStorage.getItem(key(code)) ?? "null") as Read | null;
    return read?.seat === seat ? read : null;
  } catch {
    return null; // a device that keeps nothing
  }
}

export function keepRead(code: string, read: Read | null): void {
  try {
    if (read) localStorage.setItem(key(code), JSON.stringify(read));
    else localStorage.removeItem(key(code));
  } catch {
    // as above
  }
}

/** How long ago, in words. */
export function ago(seconds: number, language: string): string {
  const [length, unit] = ([[86400, "day"], [3600, "hour"], [60, "minute"]] as const).find(([each]) => seconds >= each) ?? [60, "minute"]; // prettier-ignore
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
