/** What is printed on the buildings, as the house tells it: symbols are never typed into the page. */
import { BUILDINGS } from "./art/buildings";
import { TYPES } from "./art/types";
import { box } from "./guide/box.svelte";

export interface Printed {
  type: string;
  hope: number;
  despair: number;
  removals: number;
}

/** What is printed on a building; null if it is not known yet, or if this is not a building. */
export function printed(kind: string): Printed | null {
  const found = box.pieces.find((each) => each.group === "building" && each.kind === kind);
  return found ? (found.facts as unknown as Printed) : null;
}

/** The three of a type, in the order in which they stand in the street. */
export function trio(type: string): string[] {
  const found = box.pieces
    .filter((each) => each.group === "building" && each.facts["type"] === type)
    .map((each) => each.kind);
  const at = TYPES.findIndex((each) => each === type);
  return found.length || at < 0 ? found : Object.keys(BUILDINGS).slice(3 * at, 3 * at + 3);
}

export const typeOf = (kind: string): string => TYPES.find((type) => trio(type).includes(kind)) ?? "";
