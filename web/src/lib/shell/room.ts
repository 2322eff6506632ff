/** Heights of elements as custom properties, so that style sheets can make room for what covers the foot of a phone. */
import type { Attachment } from "svelte/attachments";

/** Whether this is a phone: the question covers the table, and nothing else does at the same time. */
export const narrow = (): boolean => globalThis.matchMedia?.("(max-width: 63.99rem)").matches ?? true;

/** Keeps the height in that property of the page, such as --asked; it is removed with the element. */
export function takes(property: string): Attachment<HTMLElement> {
  return (node) => {
    const { style } = document.documentElement;
    const tell = () => {
      const height = `${node.offsetHeight}px`;
      // only if it changes, because the property concerns the style of the whole page
      if (style.getPropertyValue(property) !== height) style.setProperty(property, height);
    };
    const watch = typeof ResizeObserver === "function" ? new ResizeObserver(tell) : null;
    watch?.observe(node);
    tell();
    return () => {
      watch?.disconnect();
      style.removeProperty(property);
    };
  };
}
