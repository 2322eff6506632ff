/** What everybody may read off a seat, and where it sits: the ring and the list say the same. */
import { frame, type Plan } from "../../lib/seats/ring";
import type { Texts } from "../../lib/texts/texts";
import type { SalemView } from "./view";

export type Person = SalemView["people"][number];
export type Tryal = Person["row"][number];

const RED = new Set(["accusation", "evidence", "witness"]);

export interface Pile {
  card: string;
  count: number;
  /** Accusations, which the bar of the seat counts. */
  red: boolean;
}

/** The cards in front of a seat, each kind once; accusations come last, because the bar shows them already. */
export function piles(person: Person): Pile[] {
  const found = new Map<string, number>();
  for (const each of person.front) {
    const card = each.as_witness ? "witness" : each.card;
    found.set(card, (found.get(card) ?? 0) + 1);
  }
  const all = [...found].map(([card, count]) => ({ card, count, red: RED.has(card) }));
  return [...all.filter((each) => !each.red), ...all.filter((each) => each.red)];
}

/** The row as it lies for everybody: faces that are up, null for a back. */
export function openRow(person: Person): (string | null)[] {
  return person.row.map((each) => (each.up ? each.face : null));
}

/** Whether everybody knows that this is a witch: a Witch card is up, or it was told when the player left the game. */
function openWitch(person: Person): boolean {
  return person.row.some((each) => each.up && each.face === "witch") || (!person.living && person.witch === true);
}

/** One accusation short of a trial. */
export function onTheBrink(person: Person): boolean {
  return person.living && person.threshold - person.accusations === 1;
}

/** What lies with a seat besides cards, as keys of texts. */
export function tokens(view: SalemView, person: Person): string[] {
  const found: string[] = [];
  if (view.table.gavel === person.seat) found.push("board-gavel");
  if (view.table.confessed.includes(person.seat)) found.push("board-confessed");
  if (person.one_more_witch_card) found.push("board-one-more");
  if (openWitch(person)) found.push("board-witch");
  return found;
}

/** A seat in words, for screen readers and for the list. */
export function told(t: Texts, view: SalemView, person: Person): string[] {
  const lines: string[] = [];
  if (person.ghost) lines.push(t.say("page-salem-ghost"));
  if (person.character) lines.push(t.word("character", person.character));
  if (view.table.turn === person.seat) lines.push(t.say("page-salem-on-turn"));
  if (!person.living) lines.push(t.say("board-out"));
  else {
    lines.push(t.say("page-salem-accusations", { count: person.accusations, needs: person.threshold }));
    if (onTheBrink(person)) lines.push(t.say("page-salem-on-the-brink"));
  }
  lines.push(...tokens(view, person).map((each) => t.say(each)));
  const row = openRow(person);
  const up = row.filter((each) => each !== null);
  if (up.length) lines.push(t.say("page-salem-turned-up", { faces: t.words("face", up) }));
  if (row.length > up.length) lines.push(t.say("page-salem-face-down", { count: row.length - up.length }));
  if (person.front.length) lines.push(t.say("page-salem-in-front", { cards: inFront(t, person) }));
  if (person.living) lines.push(t.say("page-salem-in-hand", { count: person.hand }));
  return lines;
}

function inFront(t: Texts, person: Person): string {
  return t.join(piles(person).map(({ card, count }) => pile(t, card, count)));
}

export function pile(t: Texts, card: string, count: number): string {
  return t.many("card", card, count);
}

// --- where they sit

/** Seats around a grid with this number of columns. */
export function plan(count: number, columns: number): Plan {
  const grid = frame(count, columns);
  const at = (each: number) => grid.cells[Math.round((each * grid.cells.length) / count) % grid.cells.length]!;
  return { ...grid, cells: Array.from({ length: count }, (_, each) => at(each)) };
}

/** Phones: three columns up to eight seats, four beyond. */
export const narrow = (count: number): Plan => plan(count, count <= 8 ? 3 : 4);

/** Wide screens with more than eight: a long table with rounded ends. */
export const stadium = (count: number): Plan => plan(count, Math.max(5, Math.ceil((count + 4) / 2) - 3));

const SPREAD: Readonly<Record<number, number>> = { 8: 0.7 }; // below 1: seats move up and down, so that no two touch
/** Half a table of seven: a little off the ellipse, so that no two touch, however much lies there. */
const SEVEN: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.8, 0.72],
  [0.98, -0.42],
  [0.327, -0.95],
];

/** A place on the ellipse, in parts of its radii; the first sits below. */
export function ellipse(count: number, at: number): { x: number; y: number } {
  const turn = (2 * Math.PI * at) / count;
  if (count === 7) {
    const [x, y] = SEVEN[Math.min(at, count - at)]!;
    return { x: at <= 3 ? -x : x, y };
  }
  const y = Math.cos(turn);
  return { x: -Math.sin(turn), y: Math.sign(y) * Math.abs(y) ** (SPREAD[count] ?? 1) };
}
