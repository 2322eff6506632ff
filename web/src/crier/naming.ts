/** What the crier calls people, and what it says of them. */
import { say, words } from "../lib/texts/words.svelte";
import { returned, unconfirmed } from "./confirm";
import type { Position } from "./play";
import { ghosts, valuesOf, type Line, type Script, type Setup } from "./script";

export function nameOf(script: Script, setup: Setup, seat: number): string {
  const empty = ghosts(script, setup);
  const ghost = empty.indexOf(seat);
  if (ghost >= 0) return say("ghost-name", { number: ghost + 1 });
  const number = seat - empty.filter((each) => each < seat).length;
  return setup.names[number]?.trim() || say("crier-name", { number: number + 1 });
}

/** Names in a sentence; none of them is broken over two lines. */
export function namesOf(script: Script, setup: Setup, seats: number[]): string {
  const named = seats.map((seat) => nameOf(script, setup, seat).replaceAll(" ", "\u00a0"));
  return named.length ? words.now.join(named) : say("crier-nobody");
}

/** The text of a line, for this table. */
export function captionOf(script: Script, { setup, notes }: Position, line: Line): string {
  const noted = line.tells ? (notes[line.tells] ?? []) : [];
  const key = line.otherwise && noted.length === 0 ? line.otherwise : line.text;
  const names = line.tells ? namesOf(script, setup, noted) : "";
  return say(key, { ...valuesOf(script, setup), names, count: noted.length });
}

/** What to ask before the table confirms who is out; nothing if it has. */
export function doubtOf(script: Script, position: Position): string {
  if (!unconfirmed(script, position)) return "";
  const out = [...position.out].sort((one, other) => one - other);
  const key = returned(position) ? "crier-confirm-back" : "crier-confirm-sure";
  return say(key, { names: namesOf(script, position.setup, out) });
}
