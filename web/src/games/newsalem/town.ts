/** What can be read off a quarter: its streets, what a card would complete, who is still choosing. */
import type { Texts } from "../../lib/texts/texts";
import { TYPES } from "./art/types";
import type { EventOnTable, NewSalemView, Person } from "./view";

/** A building on its plot, and its place in the tableau. */
export interface Plot {
  kind: string;
  despair: number;
  place: number;
}

export interface Street {
  type: string;
  plots: (Plot | null)[];
  /** Whether all three are built, so that they make one picture. */
  whole: boolean;
  /** Whether these are second copies, for which no empty plots are shown. */
  spare: boolean;
}

/** A quarter street by street: of each type the first copies together, then the second ones. */
export function streets(person: Person, trio: (type: string) => readonly string[]): Street[] {
  const found: Street[] = [];
  for (const type of TYPES) {
    const kinds = trio(type);
    const copies = kinds.map((kind) =>
      person.buildings.flatMap((each, place) => (each.kind === kind ? [{ kind, despair: each.despair, place }] : [])),
    );
    const most = Math.max(0, ...copies.map((each) => each.length));
    for (let row = 0; row < most; row++) {
      const plots = copies.map((each) => each[row] ?? null);
      const whole = plots.length > 1 && plots.every((each) => each !== null);
      found.push({ type, plots, whole, spare: row > 0 && !whole });
    }
  }
  return found;
}

export const setsOf = (person: Person, trio: (type: string) => readonly string[]): number =>
  streets(person, trio).filter((each) => each.whole).length;

export const despairOf = (person: Person): number => person.buildings.reduce((sum, each) => sum + each.despair, 0);

/** Whether that building would complete a set, with what lies there and what was kept in this round. */
export function completes(kind: string, built: readonly string[], trio: readonly string[]): boolean {
  const count = (which: string, more: boolean) =>
    built.filter((each) => each === which).length + (more && which === kind ? 1 : 0);
  const sets = (more: boolean) => Math.min(...trio.map((each) => count(each, more)));
  return trio.includes(kind) && sets(true) > sets(false);
}

/** Hope that a player lacks for an event. */
export const lacking = (event: EventOnTable, hope: number): number => Math.max(0, event.cost - hope);

/** The quarter's signs in words, for screen readers, without what its streets say. */
export function told(t: Texts, view: NewSalemView, person: Person): string[] {
  const lines = [
    t.say("page-newsalem-hope", { count: person.hope }),
    t.say("page-newsalem-despair-here", { count: despairOf(person) }),
  ];
  if (person.set_points) lines.push(t.say("page-newsalem-set-points", { count: person.set_points }));
  lines.push(...marks(t, view, person).map((each) => each.text));
  return lines;
}

export interface Mark {
  kind: "trial" | "pardon" | "ready" | "choosing" | "redrew" | "hand" | "picks";
  text: string;
}

/** What lies beside a quarter, and what its owner is doing. */
export function marks(t: Texts, view: NewSalemView, person: Person): Mark[] {
  const found: Mark[] = [];
  if (person.on_trial) found.push({ kind: "trial", text: t.say("board-on-trial") });
  if (person.pardons) found.push({ kind: "pardon", text: t.say("board-pardoned", { count: person.pardons }) });
  if (person.redrew) found.push({ kind: "redrew", text: t.say("board-redrew") });
  if (view.phase === "over") return found;
  if (person.ready) found.push({ kind: "ready", text: t.say("page-newsalem-ready") });
  else if (view.waiting.includes(person.seat))
    found.push({ kind: "choosing", text: t.say("page-newsalem-choosing", { phase: view.phase }) });
  if (person.hand) found.push({ kind: "hand", text: t.say("page-newsalem-in-hand", { count: person.hand }) });
  if (person.picks) found.push({ kind: "picks", text: t.say("page-newsalem-picks", { count: person.picks }) });
  return found;
}
