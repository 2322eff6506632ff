/** Counters at a place change when something has landed there, not when it starts. */
import type { Spot } from "./flights";

/** Places to which things are flying, each as often as something flies there. */
export const sky = new (class {
  bound = $state.raw<readonly Spot[]>([]);
})();

/** A value at a place, as it was before the things flying there started. */
export function landed<Value>(spot: () => Spot, value: () => Value): { readonly now: Value } {
  const flies = $derived(sky.bound.includes(spot()));
  let last = value();
  const now = $derived(flies ? last : value());
  $effect(() => {
    last = now;
  });
  return {
    get now() {
      return now;
    },
  };
}
