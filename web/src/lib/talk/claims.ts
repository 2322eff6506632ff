/** The claims board: who claims what, who agrees or doubts, what contradicts what, and what was taken back. */
import { SPOKE } from "../log/log";
import type { Part, Saying } from "../texts/sayings";
import type { Tagged } from "../texts/texts";
import type { Conflict } from "../wire/types";

export interface Stated {
  /** The line in which it was said first. */
  line: number;
  seat: number;
  saying: Saying;
  takenBack: boolean;
  /** Who has agreed with it or claims the same, and who does not believe it. */
  agreed: readonly number[];
  doubted: readonly number[];
  against: readonly Against[];
}

/** Why a claim cannot be true, and whose claim contradicts it; null: a public fact does, or its own speaker. */
export interface Against {
  why: string;
  seat: number | null;
}

interface Said {
  line: number;
  seat: number;
  saying: Saying;
}

export const keyOf = ({ kind, parts = [] }: Saying): string => `${kind} ${JSON.stringify(parts.map(plain))}`;
const plain = ({ type, ...rest }: Part) => [type, ...Object.values(rest)];

/** Everything that was said in public, saying by saying. */
export const saidIn = (lines: ReadonlyMap<number, Tagged>): Said[] =>
  [...lines].flatMap(([line, event]) =>
    event.type === SPOKE
      ? (event["sayings"] as Saying[]).map((saying) => ({ line, seat: event["seat"] as number, saying }))
      : [],
  );

/** The line that a saying of this kind points at. */
const pointed = ({ saying }: Said, kind: string): number | null =>
  saying.kind === kind ? ((saying.parts?.[0]?.["line"] as number | undefined) ?? null) : null;

/**
 * The claims in the order they were made; a seat's repeated claim is listed once.
 * `kinds` are the sayings that are claims.
 */
export function board(
  lines: ReadonlyMap<number, Tagged>,
  conflicts: readonly Conflict[],
  kinds: readonly string[],
): Stated[] {
  const said = saidIn(lines);
  const speaker = new Map(said.map(({ line, seat }) => [line, seat]));
  const about = (kind: string, line: number) => said.filter((each) => pointed(each, kind) === line);
  const byKey = new Map<string, Said[]>();
  for (const each of said.filter(({ saying }) => kinds.includes(saying.kind)))
    byKey.set(keyOf(each.saying), [...(byKey.get(keyOf(each.saying)) ?? []), each]);

  return [...byKey].flatMap(([key, all]) => {
    const names = all[0]!.saying.parts?.some((part) => part.type === "seat") ?? false;
    return [...new Set(all.map((each) => each.seat))].map((seat): Stated => {
      const own = all.filter((each) => each.seat === seat);
      const at = new Set(own.map((each) => each.line));
      const others = (kind: string) => [...at].flatMap((line) => about(kind, line).map((each) => each.seat));
      const alike = names ? all.filter((each) => each.seat !== seat).map((each) => each.seat) : [];
      const last = own.at(-1)!.line;
      return {
        ...own[0]!,
        takenBack: about("retract", last).some((each) => each.seat === seat),
        agreed: [...new Set([...others("agree"), ...alike])].filter((each) => each !== seat),
        doubted: [...new Set(others("doubt"))].filter((each) => each !== seat),
        against: against(conflicts, { seat, at, key }, speaker),
      };
    });
  }).sort((one, other) => one.line - other.line); // prettier-ignore
}

/** What contradicts a claim, as far as the reader was told. A seat's own sayings count only if they came later. */
function against(
  conflicts: readonly Conflict[],
  claim: { seat: number; at: ReadonlySet<number>; key: string },
  speaker: ReadonlyMap<number, number>,
): Against[] {
  const isIt = (line: number, saying: Saying) => claim.at.has(line) && keyOf(saying) === claim.key;
  const found = conflicts.flatMap(({ line, saying, why, other_line, other }): Against[] => {
    const earlier = other_line == null ? null : speaker.get(other_line);
    const later = speaker.get(line);
    if (earlier === undefined || later === undefined) return []; // not told to this reader, or not yet
    if (isIt(line, saying as Saying)) return [{ why, seat: earlier === claim.seat ? null : earlier }];
    const theirs = other_line != null && other != null && later !== claim.seat && isIt(other_line, other as Saying);
    return theirs ? [{ why, seat: later }] : [];
  });
  return found.filter(
    (each, index) => found.findIndex((one) => one.why === each.why && one.seat === each.seat) === index,
  );
}
