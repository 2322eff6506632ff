/** The strokes of a portrait as elements. They are made once and copied: a table shows the same portraits many times. */
import type { Attachment } from "svelte/attachments";
import type { Drawing } from "./drawing";

const SVG = "http://www.w3.org/2000/svg";
const made = new WeakMap<Drawing, [whole?: DocumentFragment, small?: DocumentFragment]>();

/** Draws into this group; a small portrait has no fine lines. */
export const drawn =
  (drawing: Drawing, small: boolean): Attachment<SVGGElement> =>
  (group) => {
    const copies = made.get(drawing) ?? [];
    made.set(drawing, copies);
    copies[small ? 1 : 0] ??= strokes(small ? drawing.filter(([tool]) => tool !== "fine") : drawing);
    group.replaceChildren(copies[small ? 1 : 0]!.cloneNode(true));
  };

function strokes(drawing: Drawing): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [tool, d, transform] of drawing) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", tool);
    path.setAttribute("d", d);
    if (transform) path.setAttribute("transform", transform);
    fragment.append(path);
  }
  return fragment;
}
