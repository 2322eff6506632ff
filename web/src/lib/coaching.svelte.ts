/** Whether the coach is there, and what was said: kept on this device alone. */
import { LESSONS, type Lesson } from "./coach";

const KEY = "meetinghouse-coach";

interface Coaching {
  on: boolean;
  seen: Lesson[];
}

function stored(): Coaching {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Coaching>;
    return { on: found.on === true, seen: (found.seen ?? []).filter((each) => LESSONS.includes(each)) };
  } catch {
    return { on: false, seen: [] };
  }
}

export const coaching = $state<Coaching>(stored());

export function keepCoaching(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(coaching));
  } catch {
    // a device that keeps nothing
  }
}

/** From the first lesson. */
export function beginCoaching(): void {
  coaching.on = true;
  coaching.seen = [];
  keepCoaching();
}
