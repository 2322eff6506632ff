import { narrow } from "../../lib/shell/room";

interface Now {
  seats: HTMLElement | undefined;
  /** Cards are taken up. */
  aims: boolean;
  /** It is the reader's turn. */
  turn: boolean;
}

/** On a phone the page scrolls so that no seat is behind the question when cards are taken up, and back after the turn. */
export function scrollsToSeats(told: () => Now): void {
  const aims = $derived(told().aims);
  const turn = $derived(told().turn);
  let left: number | null = null; // how far it was scrolled then
  $effect(() => {
    if (!aims || !globalThis.matchMedia || !narrow()) return;
    told().seats?.scrollIntoView?.({ block: "start" });
    left = scrollY;
  });
  $effect(() => {
    if (turn || left === null) return;
    if (Math.abs(scrollY - left) < 1) scrollTo(0, 0); // the reader has not scrolled since
    left = null;
  });
}
