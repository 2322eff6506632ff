/** Whether the coach is there, and which lessons were given; stored on this device only. */

const KEY = "meetinghouse-coach";

interface Coaching {
  on: boolean;
  seen: Record<string, string[]>;
}

function stored(): Coaching {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Coaching>;
    const seen = typeof found.seen === "object" && !Array.isArray(found.seen) ? found.seen : {};
    return {
      on: found.on === true,
      seen: Object.fromEntries(Object.entries(seen).filter(([, keys]) => Array.isArray(keys))),
    };
  } catch {
    return { on: false, seen: {} };
  }
}

export const coaching = $state<Coaching>(stored());

/** Whether the coach speaks. Meanwhile a phone folds the question: only one thing covers the table. */
export const speech = $state<{ open: boolean; unless: string | null }>({
  open: false,
  unless: null, // a question that the reader has unfolded: the coach waits until it is answered
});

export function keepCoaching(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(coaching));
  } catch {
    // a device that stores nothing
  }
}

/** Begin with the first lesson of that game. */
export function beginCoaching(game: string): void {
  coaching.on = true;
  coaching.seen[game] = [];
  keepCoaching();
}
