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
    const watch = typeof ResizeObserver === "function" ? new ResizeObserver(() => tell(node.offsetHeight)) : null;
    watch?.observe(node);
    tell(node.offsetHeight); // at once, so that nothing jumps in the next frame
    return () => {
      watch?.disconnect();
      style.removeProperty(property);
    };
  };
}
