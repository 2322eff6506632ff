/** What can be read off the town: its plots and who lives there, how people are, what hangs at their doors. */
import { frame, type Cell, type Plan } from "../../lib/seats/ring";
import type { Option, Texts } from "../../lib/texts/texts";
import type { Person, QuintebourgView, State } from "./view";

export const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** A plot of the ring, and who lives there. */
export interface Plot {
  place: number;
  people: Person[];
}

/** The ring clockwise, the reader's own house first. */
export function ring(view: QuintebourgView, you: number | null): Plot[] {
  const plots = view.town.order.map((place) => ({
    place,
    people: view.people.filter((each) => !each.bunker && each.house === place),
  }));
  const at = Math.max(
    0,
    plots.findIndex(({ people }) => people.some((each) => each.seat === you)),
  );
  return [...plots.slice(at), ...plots.slice(0, at)];
}

/** Those who live below the hospital. */
export const inBunker = (view: QuintebourgView): Person[] => view.people.filter((each) => each.bunker);

export const inMorgue = (state: State): boolean => state === "q" || state === "m";
export const onTheirFeet = (state: State): boolean => state === "i" || state === "b";

/** Who lies in hospital, as published; and who in the morgue. */
export const patients = (view: QuintebourgView): Person[] =>
  view.people.filter(({ health }) => health === "b" || health === "c");
export const bodies = (view: QuintebourgView): Person[] => view.people.filter(({ health }) => inMorgue(health));

/** Votes for each name so far; those of absent people are not known yet. */
export function tally(view: QuintebourgView): Map<number, number> {
  const found = new Map<number, number>();
  for (const { names } of view.town.votes) for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** The signs at somebody's door in words, for screen readers and for the list. */
export function told(t: Texts, view: QuintebourgView, person: Person, names: readonly string[]): string[] {
  const lines = [t.say(`health-${person.health}`)];
  if (person.bunker) lines.push(t.say("place-bunker"));
  lines.push(...person.posts.map((post) => t.word("post", post)));
  if (person.spouse !== null) lines.push(t.say("page-quintebourg-married-to", { name: t.name(person.spouse, names) }));
  if (person.charmed) lines.push(t.say("page-quintebourg-charmed"));
  if (person.condemned) lines.push(t.say("page-quintebourg-condemned"));
  if (person.invoked) lines.push(t.say("page-quintebourg-invoked"));
  if (person.watching) lines.push(t.say("page-quintebourg-watching"));
  if (view.town.richest === person.seat) lines.push(t.say("page-quintebourg-richest"));
  if (person.place) lines.push(t.say("page-quintebourg-stands", { place: placeName(t, view, person.place, names) }));
  if (view.town.voting === person.seat) lines.push(t.say("page-quintebourg-votes-now"));
  else if (view.waiting.includes(person.seat)) lines.push(t.say("page-quintebourg-waited-for"));
  return lines;
}

// --- places

/** A house by its number and those who live in it. */
export function houseName(t: Texts, view: QuintebourgView | null, place: number, names: readonly string[]): string {
  const house = t.say("place-house", { number: place + 1 });
  const who =
    view?.people.filter((each) => !each.bunker && each.house === place).map((each) => t.name(each.seat, names)) ?? [];
  return who.length ? t.say("page-quintebourg-house-of", { house, names: t.join(who) }) : house;
}

/** Where somebody stands at the feast: square, tavern, house-4. */
export function placeName(t: Texts, view: QuintebourgView, place: string, names: readonly string[]): string {
  const number = /^house-(\d+)$/.exec(place)?.[1];
  return number === undefined ? t.word("place", place) : houseName(t, view, Number(number), names);
}

export const seatOf = (option: Option): number | null =>
  !Array.isArray(option) && option.type === "seat" ? (option["seat"] as number) : null;
export const houseOf = (option: Option): number | null =>
  !Array.isArray(option) && option.type === "position" ? (option["place"] as number) : null;

/** At the feast: every public place, and the houses where somebody is. */
export function places(view: QuintebourgView): { place: string; people: Person[] }[] {
  const visited = new Set(view.people.map((each) => each.place).filter((each) => each.startsWith("house-")));
  return ["square", "tavern", "church", "hall", ...visited].map((place) => ({
    place,
    people: view.people.filter((each) => each.place === place),
  }));
}

// --- where the houses stand

/** The cells around a grid. Some on the long sides are left empty, but every side has houses. */
function without(cells: readonly Cell[], gaps: number, rows: number): Cell[] {
  const long = cells.filter(({ row }, at) => at > 0 && (row === 1 || row === rows));
  const left = new Set(
    Array.from({ length: gaps }, (_, each) => long[Math.floor(((each + 0.5) * long.length) / gaps)]),
  );
  return cells.filter((each) => !left.has(each));
}

/** Houses around a grid with this number of columns. */
export function plan(count: number, columns: number): Plan {
  const grid = frame(count, columns);
  return { ...grid, cells: without(grid.cells, grid.cells.length - count, grid.rows) };
}

/** The shared screen is wider than it is high. */
export const broad = (count: number): Plan => plan(count, count <= 8 ? 3 : count <= 12 ? 5 : count <= 16 ? 7 : 9);
export const narrow = (count: number): Plan => plan(count, count <= 8 ? 3 : 4);
export const wide = (count: number): Plan => plan(count, count <= 8 ? 3 : count <= 14 ? 5 : 7);
