/**
 * Parts of a table that its first screen does not need, and the texts that they say. All of them are fetched as soon as
 * the table stands and the browser has nothing else to do, by everybody alike: a request never tells what somebody's
 * screen needs next, nothing is seen to load, and a page that loses its network still has all of them.
 */
import { words } from "../texts/words.svelte";
import { missing } from "./missing.svelte";

const LATEST = 5000; // milliseconds until they are fetched from a browser that never rests
const SOON = 100; // until then, in a browser that does not tell when it rests
const AGAIN = 3000; // until a part that could not be fetched is tried again, and longer each time
const TRIES = 3; // after which the reader is asked to load the page again

const parts: (() => Promise<unknown>)[] = [];
let resting: Promise<void> | null = null;

/** Fetches all parts at the next idle moment of the browser, and from then on each that is added. */
export function fetchLater(): Promise<void> {
  if (resting) return resting;
  resting = new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, SOON);
  });
  void resting.then(() => parts.forEach((part) => void part()));
  return resting;
}

/** A part that comes later. Whoever wants it sooner waits like everybody else. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  const whole = async () => (await Promise.all([load(), words.rest()]))[0];
  const part = () => (coming ??= fetchLater().then(() => insist(whole)));
  parts.push(part);
  if (resting) void part();
  return part;
}

/** The result of some work, which is tried until it succeeds. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch {
      missing.part ||= tries === TRIES;
      await new Promise((resolve) => setTimeout(resolve, AGAIN * Math.min(tries, 20)));
    }
  }
}
