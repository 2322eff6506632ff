/** Heights of elements as custom properties, so that style sheets can make room for what covers the foot of a phone. */
import type { Attachment } from "svelte/attachments";

/** Whether this is a phone: the question covers the table, and nothing else does at the same time. */
export const narrow = (): boolean => globalThis.matchMedia?.("(max-width: 63.99rem)").matches ?? true;

/** Keeps the height in that property of the page, such as --asked; it is removed with the element. */
export function takes(property: string): Attachment<HTMLElement> {
  return (node) => {
    const { style } = document.documentElement;
    let told = -1;
    const tell = (height: number) => {
      if (height === told) return; // the property concerns the style of the whole page
      told = height;
      style.setProperty(property, `${height}px`);
    };
    // the observer tells the first height too, before the frame is drawn and without a layout of its own
    const measured = ([box]: ResizeObserverEntry[]) => tell(Math.round(box!.borderBoxSize[0]!.blockSize));
    const watch = typeof ResizeObserver === "function" ? new ResizeObserver(measured) : null;
    if (watch) watch.observe(node, { box: "border-box" });
    else tell(node.offsetHeight);
    return () => {
      watch?.disconnect();
      style.removeProperty(property);
    };
  };
}
