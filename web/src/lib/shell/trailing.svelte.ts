/**
 * A value that follows another one when the next picture is on the screen. What is read beside the table is drawn by it, so
 * that a message keeps the page busy for two short stretches instead of a long one.
 */
import { untrack } from "svelte";
import { whenDrawn } from "./drawn";

export class Trailing<Value> {
  #now: { value: Value } = $state.raw()!;

  /** Made while a component is set up, and follows until that is taken away. */
  constructor(read: () => Value) {
    this.#now = { value: untrack(read) };
    let latest = this.#now.value;
    let stop: (() => void) | null = null;
    const follow = () => {
      stop = null;
      this.#now = { value: latest };
    };
    $effect(() => {
      const value = read();
      if (value === latest) return;
      latest = value;
      if (document.hidden)
        follow(); // no picture comes
      else stop ??= whenDrawn(follow); // one call for all that comes until then
    });
    $effect(() => () => stop?.());
  }

  get now(): Value {
    return this.#now.value;
  }
}
