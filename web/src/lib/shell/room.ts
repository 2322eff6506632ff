/** Heights of elements as custom properties, so that style sheets leave room for what covers the bottom of a phone. */
import type { Attachment } from "svelte/attachments";
import { MediaQuery } from "svelte/reactivity";

/** Whether this is a phone: the question covers the table, and nothing else does at the same time. */
export const narrow = (): boolean =>
  !globalThis.matchMedia || (phone ??= new MediaQuery("(max-width: 63.99rem)")).current;
let phone: MediaQuery | undefined;

/** Whether this is a phone too low for a ring of seats above the reader's cards and the question. */
export const low = (): boolean =>
  globalThis.matchMedia !== undefined &&
  (lowest ??= new MediaQuery("(max-width: 63.99rem) and (max-height: 37rem)")).current;
let lowest: MediaQuery | undefined;

const heights = new Map<string, string>();
/** Only these have the properties: on the whole page, each new height would concern the style of every element. */
const guests = new Set<HTMLElement>();

/** Keeps the height of this element as a property, such as --asked, of those that make room for it. */
export function sharesHeight(property: string): Attachment<HTMLElement> {
  return (node) => {
    if (typeof ResizeObserver === "undefined") return;
    // called after layout and before the next frame; to read the height here would cost another layout
    const watch = new ResizeObserver((told) => {
      const size = told.at(-1)?.borderBoxSize[0];
      if (size) tell(property, `${Math.round(size.blockSize)}px`);
    });
    watch.observe(node, { box: "border-box" });
    return () => {
      watch.disconnect();
      tell(property, null);
    };
  };
}

/** This element has all heights as properties. */
export const makesRoom: Attachment<HTMLElement> = (node) => {
  guests.add(node);
  for (const [property, height] of heights) node.style.setProperty(property, height);
  return () => void guests.delete(node);
};

function tell(property: string, height: string | null): void {
  if ((heights.get(property) ?? null) === height) return;
  if (height === null) heights.delete(property);
  else heights.set(property, height);
  for (const { style } of guests) style.setProperty(property, height);
}
