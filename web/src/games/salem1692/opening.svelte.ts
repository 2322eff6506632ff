/** The end: seats are opened one after the other, those the table suspected most first. */
import type { SalemView } from "./view";

/** How often each seat was named by somebody who could not know. */
export function suspected(view: SalemView): number[] {
  return view.people.map(
    (person) => (view.suspicions ?? []).filter((each) => each.named === person.seat && !each.knew).length,
  );
}

/** The seats, the most suspected first; equally suspected ones in the order of the table. */
export function bySuspicion(view: SalemView): number[] {
  const counts = suspected(view);
  return [...view.table.ring].sort((one, other) => counts[other]! - counts[one]!);
}

/** How well a seat guessed; only suspicions of players who could not know count. */
export function score(view: SalemView, seat: number): { named: number; right: number } {
  const own = (view.suspicions ?? []).filter((each) => each.seat === seat && !each.knew);
  return { named: own.length, right: own.filter((each) => each.right).length };
}

/** The table with everything open, except seats that are not opened yet. */
export function openedTable(view: SalemView, opened: SalemView | null, shut: ReadonlySet<number>): SalemView {
  const open = opened ?? (view.viewer === null && view.turned?.length ? view : null);
  if (!open) return view;
  const people = open.people.map((person, seat) =>
    shut.has(seat) ? view.people[seat]! : { ...person, row: person.row.map((card) => ({ ...card, up: true })) },
  );
  return { ...open, people };
}

/** Shows all cards that the reader knows face up, for somebody who is out and watches with all views open. */
export function openRows(view: SalemView): SalemView {
  const people = view.people.map((person) => ({
    ...person,
    row: person.row.map((card) => ({ ...card, up: card.up || card.face !== null })),
  }));
  return { ...view, people };
}
