/** How suspicion of each seat changed: the bots' thoughts when they moved, people's sealed suspicions, and one's own notes. */
import type { Chapter, NotesPage, Why } from "../wire/types";

export interface Point {
  /** After how many entries of the record. */
  at: number;
  /** From 0 to 1. */
  share: number;
}

export interface Suspected {
  seat: number;
  /** The mean of the bots' last thoughts about that seat. */
  bots: Point[];
  /** What the reader's own notes said. */
  own: Point[];
  /** When people named that seat in sealed suspicions, and whether they were right. */
  named: { at: number; by: number }[];
}

export interface Past {
  reasons: readonly Why[];
  chapters: readonly Chapter[];
  pages: readonly NotesPage[];
}

/** The curve of each seat. Players who knew, and thoughts about oneself, do not count. */
export function suspicions(past: Past, seats: number, knew: (seat: number) => boolean): Suspected[] {
  const found = Array.from({ length: seats }, (_, seat): Suspected => ({ seat, bots: [], own: [], named: [] }));
  const beliefs = found.map(() => new Map<number, number>());
  const bots = new Set<number>();
  for (const { entry, seat, reason } of past.reasons) {
    bots.add(seat);
    const { seat: about, share } = (reason?.params ?? {}) as { seat?: unknown; share?: unknown };
    if (typeof about !== "number" || typeof share !== "number" || about === seat || knew(seat)) continue;
    const of = beliefs[about];
    if (!of) continue;
    of.set(seat, share);
    const mean = [...of.values()].reduce((sum, each) => sum + each, 0) / of.size;
    put(found[about]!.bots, { at: entry + 1, share: mean });
  }
  for (const { asked, choice, entry } of past.chapters) {
    if (asked?.kind !== "suspicion" || entry === null || bots.has(asked.seat) || knew(asked.seat)) continue;
    const named = (choice as { type?: string; seat?: number } | null)?.seat;
    if (named !== undefined && named !== asked.seat) found[named]?.named.push({ at: entry + 1, by: asked.seat });
  }
  for (const { entry, notebook } of past.pages)
    for (const [seat, share] of Object.entries(notebook.suspicions))
      if (found[Number(seat)]) put(found[Number(seat)]!.own, { at: entry, share: Number(share) / 100 });
  return found;
}

/** One value for each moment, and none if nothing changed. */
function put(points: Point[], point: Point): void {
  const last = points.at(-1);
  if (last?.at === point.at) last.share = point.share;
  else if (last?.share !== point.share) points.push(point);
}

/** A line of steps in a box of that width and height, continued to the end. */
export function stepped(points: readonly Point[], until: number, width: number, height: number): string {
  const x = (at: number) => round((at / Math.max(1, until)) * width);
  const y = (share: number) => round(height - share * height);
  let path = "";
  for (const { at, share } of points) path += path ? `H${x(at)}V${y(share)}` : `M${x(at)} ${y(share)}`;
  return path && `${path}H${width}`;
}

const round = (number: number) => Math.round(number * 10) / 10;

export interface Nose {
  seat: number;
  named: number;
  right: number;
}

/** The best first: by the share of right names, then by their number. Players who named nobody are left out. */
export function ranked(noses: readonly Nose[]): Nose[] {
  return noses
    .filter((each) => each.named > 0)
    .sort((one, other) => other.right / other.named - one.right / one.named || other.named - one.named);
}

/** How many of the reader's notes were right at the end: a value above a half means foe, one below friend. */
export function noseOf(
  suspicions: Readonly<Record<number, number>>,
  foe: (seat: number) => boolean,
  seat: number,
): Nose {
  const told = Object.entries(suspicions).filter(([about, share]) => Number(share) !== 50 && Number(about) !== seat);
  return {
    seat,
    named: told.length,
    right: told.filter(([about, share]) => foe(Number(about)) === Number(share) > 50).length,
  };
}
