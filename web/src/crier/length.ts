/** How long a step lasts: it follows from the script, the caption and the settings, never from what anybody taps. */
import { valuesOf, type Line, type Script, type Setup } from "./script";

const LETTERS = 13; // that a voice speaks in a second
const LEAST = 1.5;

/** Seconds for a sentence, read aloud or from the screen. */
export const spoken = (text: string, speed: number): number => Math.max(LEAST, text.length / LETTERS) / speed;

/** Seconds to act, without the sentence. An hourglass is never stretched. */
export function acting(script: Script, setup: Setup, line: Line, stretch: number): number {
  const seconds =
    typeof line.seconds === "string" ? Number(valuesOf(script, setup)[line.seconds]) : (line.seconds ?? 0);
  return line.glass ? seconds : seconds * stretch;
}
