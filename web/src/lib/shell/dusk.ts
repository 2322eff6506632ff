/**
 * Night falls, or day breaks, behind a short darkness, the same for everybody. New forms and new colours concern every
 * element, so that one frame for all of them would keep a slow phone busy for too long. In the dark the parts of a table
 * wait for their turn: what a part contains is styled, laid out and painted in a frame of its own.
 */
import { inTurn } from "./drawn";
import { move } from "./motion";

const LIFTS = 160; // milliseconds
const UNLIT = "unlit"; // the class of a part that waits for its turn

/** The parts of a table by frames. None holds the focus: a part that waits would lose it. */
function parts(): HTMLElement[][] {
  const found = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.contains(document.activeElement));
  const seats = found(".stage [data-seat]");
  const half = Math.ceil(seats.length / 2);
  return [seats.slice(0, half), seats.slice(half), found(".book")];
}

/** It is dark from this frame on; `paint` gives the page its colours in the next one. Returns a function that ends all of it at once. */
export function dusk(paint: () => void): () => void {
  const waiting = parts();
  const light = (part: readonly HTMLElement[]) => part.forEach((each) => each.classList.remove(UNLIT));
  for (const each of waiting.flat()) each.classList.add(UNLIT);
  const dark = document.createElement("div");
  dark.className = "dusk";
  document.body.append(dark);

  function lift(): void {
    dark.style.pointerEvents = "none";
    const lifting = move(dark, [{ opacity: 1 }, { opacity: 0 }], { duration: LIFTS });
    if (lifting) lifting.onfinish = () => dark.remove();
    else dark.remove();
  }

  const turns = [paint, ...waiting.map((part) => () => light(part)), lift].map((step) => inTurn(step));
  return () => {
    for (const drop of turns) drop();
    light(waiting.flat());
    dark.remove();
  };
}
