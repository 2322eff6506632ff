/** The tribunal now: who is accused, the verdicts so far, and who is being judged. */
import type { Tagged } from "../../lib/texts/texts";

export interface Case {
  seat: number;
  /** Votes to execute and to spare; null before they are counted. */
  found: { against: number; mercy: number } | null;
  /** Whether this player is being judged now. */
  now: boolean;
}

/** Read from public events since the accused were named. A player who has fallen since is not judged. */
export function cases(story: readonly Tagged[], fallen: (seat: number) => boolean = () => false): Case[] {
  const from = story.findLastIndex((each) => each.type === "accused");
  if (from < 0) return [];
  const judged = new Map(
    story
      .slice(from)
      .filter((each) => each.type === "judged")
      .map((each) => [each["seat"] as number, each]),
  );
  const seats = story[from]!["seats"] as number[];
  const next = seats.find((seat) => !judged.has(seat) && !fallen(seat));
  return seats.map((seat) => {
    const told = judged.get(seat);
    const found = told
      ? { against: (told["against"] as number[]).length, mercy: (told["mercy"] as number[]).length }
      : null;
    return { seat, found, now: seat === next };
  });
}
