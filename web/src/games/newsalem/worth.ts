/** What a building would mean to the reader: whether its type scores for them, and whether it completes a set. */
import { trio, typeOf } from "./printed";
import { completes } from "./town";
import type { NewSalemView } from "./view";

export interface Worth {
  mine: boolean;
  completes: boolean;
}

export function worth(view: NewSalemView | null, kind: string): Worth {
  const me = view?.viewer == null ? null : view.people[view.viewer];
  if (!view?.own || !me) return { mine: false, completes: false };
  const type = typeOf(kind);
  const built = [...me.buildings.map((each) => each.kind), ...view.own.picks];
  return { mine: me.character?.types.includes(type) ?? false, completes: completes(kind, built, trio(type)) };
}
