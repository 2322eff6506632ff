/** Every emblem, on the plate of its sort. */
import { CAMPS } from "./camps";
import { disc } from "../../../lib/art/shapes";
import { soft, type Drawing } from "./drawing";
import { EFFECTS } from "./effects";
import { PARTY } from "./party";
import { POSTS } from "./posts";

export type Sort = "role" | "post" | "camp";

const ROUND: Drawing = [
  ["night", disc(50, 50, 48)],
  ["rim thin", disc(50, 50, 47)],
];
const SQUARE: Drawing = [
  ["lamp", soft(3, 3, 94, 94, 16)],
  ["rim thin", soft(3, 3, 94, 94, 16)],
];
const OCTAGON: Drawing = [
  ["pale", "M26 2H74L98 26V74L74 98H26L2 74V26z"],
  ["rim line", "M27 4H73L96 27V73L73 96H27L4 73V27z"],
];

const on = (plate: Drawing, signs: Readonly<Record<string, Drawing>>): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(signs).map(([kind, sign]) => [kind, [...plate, ...sign]]));

export const EMBLEMS: Readonly<Record<Sort, Readonly<Record<string, Drawing>>>> = {
  role: { ...on(ROUND, PARTY), ...on(SQUARE, EFFECTS) },
  post: on(OCTAGON, POSTS),
  camp: CAMPS,
};

const named = (sort: Sort, kind: string): Drawing | undefined =>
  Object.hasOwn(EMBLEMS[sort], kind) ? EMBLEMS[sort][kind] : undefined;

export function emblem(kind: string, of?: Sort): Drawing {
  const found = of ? named(of, kind) : (named("role", kind) ?? named("post", kind) ?? named("camp", kind));
  return found ?? [];
}
