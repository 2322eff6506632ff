/** The next game with the same people: the host's tap, and everybody's consent. */
import { draw } from "../fairness/shares";
import type { Calls } from "../wire/wire";

/** Join the next game, with a share of the shuffle. */
export async function joinIn(calls: Pick<Calls, "read" | "ready">, code: string): Promise<void> {
  const { table } = await calls.read();
  await calls.ready(true, draw(code, table.shuffle?.house));
}

/** Begin the next game: at once if all others are bots; with people as soon as all have joined, or after a few seconds. */
export async function playAgain(calls: Pick<Calls, "read" | "ready" | "rematch">, code: string, seated: boolean) {
  await calls.rematch(true);
  if (seated) await joinIn(calls, code);
}
