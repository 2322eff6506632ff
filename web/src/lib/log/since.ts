/** How far this browser has read the story of a table, and when it last looked; stored on this device only. */

export interface Read {
  seat: number | null;
  length: number;
  at: number; // seconds
}

/** People who were away for less need no summary. */
export const LONG = 60;

const key = (code: string) => `read ${code}`;

/** What this viewer has read; a seat is told another story than the public. */
export function lastRead(code: string, seat: number | null): Read | null {
  try {
    const read = JSON.parse(localStorage.getItem(key(code)) ?? "null") as Read | null;
    return read?.seat === seat ? read : null;
  } catch {
    return null; // a device that stores nothing
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
  const [length, unit] = (
    [
      [86400, "day"],
      [3600, "hour"],
      [60, "minute"],
    ] as const
  ).find(([each]) => seconds >= each) ?? [60, "minute"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
