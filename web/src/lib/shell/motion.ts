/** Motion made by the pages: only properties that need no layout, and none if the reader wants none. */
import { likes } from "./settings.svelte";

export const isCalm = (): boolean =>
  likes.calm || typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Frames of transform and opacity: nothing else is animated, so that there is no layout. */
export interface Frame {
  transform?: string;
  opacity?: number;
  offset?: number;
}

export function move(element: Element, frames: Frame[], timing: KeyframeAnimationOptions): Animation | null {
  if (isCalm() || typeof element.animate !== "function") return null;
  return element.animate(frames as Keyframe[], timing);
}

const SHAKE: Frame[] = ["0", "-4px", "4px", "-3px", "2px", "0"].map((far) => ({ transform: `translateX(${far})` }));

export const shake = (element: Element): Animation | null =>
  move(element, SHAKE, { duration: 420, easing: "ease-out" });

const known = new WeakMap<Element, unknown>();

/** For a number: it grows for a moment when it changes. */
export const ticks =
  (value: unknown, delay = 0) =>
  (element: Element): void => {
    const isNew = known.has(element) && known.get(element) !== value;
    known.set(element, value);
    if (isNew)
      move(element, [{ transform: "scale(1)" }, { transform: "scale(1.45)" }, { transform: "scale(1)" }], {
        duration: 360,
        delay,
        easing: "ease-in-out",
      });
  };
