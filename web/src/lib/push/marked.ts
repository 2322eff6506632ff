/** The tables for which this device has push messages turned on. */

const KEY = "meetinghouse-push";

function all(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // a device that stores nothing, or something else under our key
  }
}

export const isMarked = (code: string): boolean => all().includes(code);

/** Mark that table, or not; returns whether any is marked now. */
export function mark(code: string, on: boolean): boolean {
  const marked = [...all().filter((each) => each !== code), ...(on ? [code] : [])];
  try {
    localStorage.setItem(KEY, JSON.stringify(marked));
  } catch {
    // private windows may refuse: then the house still knows
  }
  return marked.length > 0;
}
