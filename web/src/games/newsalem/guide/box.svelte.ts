/** What is printed on the cards, read from the server, because reconstructed cards may be replaced by real ones. */
import type { components } from "../../../lib/wire/api";
import { house } from "../../../lib/wire/wire";

export type Piece = components["schemas"]["Piece"];

class Box {
  pieces = $state.raw<readonly Piece[]>([]);

  /** If the server does not answer, the guide has all its texts but no cards. */
  async load(): Promise<void> {
    if (this.pieces.length) return;
    this.pieces = await house.games().then(
      (games) => games["newsalem"]?.box ?? [],
      () => [],
    );
  }
}

export const box = new Box();

export const of = (pieces: readonly Piece[], group: string): Piece[] => pieces.filter((each) => each.group === group);
export const count = (piece: Piece, fact: string): number => Number(piece.facts[fact] ?? 0);

/** How many copies are used with this number of players; by default all copies. */
export function copies(piece: Piece, players = Infinity): number {
  return (piece.facts["numbers"] as number[] | undefined)?.filter((number) => number <= players).length ?? 0;
}

// --- sources

/** `public:S4,S8` is from public sources. */
const sourceOf = (source: string): string => source.split(":")[0]!;

/** The facts of one component by source, the largest group first. */
export function sourced(piece: Piece): [source: string, facts: string[]][] {
  const found = new Map<string, string[]>();
  for (const [fact, source] of Object.entries(piece.sources ?? {}))
    found.set(sourceOf(source), [...(found.get(sourceOf(source)) ?? []), fact]);
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}

export interface Origin {
  group: string;
  facts: string[];
  /** The components by source, the smallest group first. */
  parts: [source: string, kinds: string[]][];
}

/** All components by source; facts with the same sources are in one group. */
export function origins(pieces: readonly Piece[]): Origin[] {
  const found: Origin[] = [];
  for (const group of new Set(pieces.map((each) => each.group))) {
    const own = of(pieces, group);
    const alike = new Map<string, Origin>();
    for (const fact of new Set(own.flatMap((each) => Object.keys(each.sources ?? {})))) {
      const kinds = new Map<string, string[]>();
      for (const { kind, sources } of own) {
        const source = sources?.[fact];
        if (source) kinds.set(sourceOf(source), [...(kinds.get(sourceOf(source)) ?? []), kind]);
      }
      const parts = [...kinds].sort(([, one], [, other]) => one.length - other.length);
      const key = JSON.stringify(parts);
      const before = alike.get(key);
      if (before) before.facts.push(fact);
      else alike.set(key, { group, facts: [fact], parts });
    }
    found.push(...alike.values());
  }
  return found;
}
