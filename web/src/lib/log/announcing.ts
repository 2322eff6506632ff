/** What screen readers are told: every event once, as soon as it may be told, in order. */
import type { Tagged } from "../texts/texts";

export class Announcing {
  #known = new WeakSet<Tagged>();
  #first: Tagged | undefined;

  /** The new part of the story; nothing if the story begins again, as after sitting down. */
  news(story: readonly Tagged[], tellable: readonly Tagged[]): Tagged[] {
    const anew = this.#first !== story[0] && this.#first !== undefined;
    this.#first = story[0];
    const found = tellable.filter((each) => !this.#known.has(each));
    for (const each of found) this.#known.add(each);
    return anew ? [] : found;
  }
}
