/** Whether the coach is there, and what was said of which game: kept on this device alone. */

const KEY = "meetinghouse-coach";

interface Coaching {
  on: boolean;
  seen: Record<string, string[]>;
}

function stored(): Coaching {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Coaching>;
    const seen = typeof found.seen === "object" && !Array.isArray(found.seen) ? found.seen : {};
    return { on: found.on === true, seen: Object.fromEntries(Object.entries(seen).filter(([, keys]) => Array.isArray(keys))) };
  } catch {
    return { on: false, seen: {} };
  }
}

export const coaching = $state<Coaching>(stored());

/** Whether the coach speaks of the reader's own cards on the table: what is asked makes room for them. */
export const pointing = $state({ own: false });

export function keepCoaching(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(coaching));
  } catch {
    // a device that keeps nothing
  }
}

/** From the first lesson of that game. */
export function beginCoaching(game: string): void {
  coaching.on = true;
  coaching.seen[game] = [];
  keepCoaching();
}
