/** The strokes of a drawing as elements. They are made once and copied: a table shows the same drawings many times. */
import type { Drawing, Kit } from "./drawing";

const SVG = "http://www.w3.org/2000/svg";
const made = new WeakMap<Drawing<string>, [whole?: DocumentFragment, plain?: DocumentFragment]>();

/** What is seen of a drawing: a plain one leaves out what would blur when it is small. */
export const seen = <Tool extends string>(drawing: Drawing<Tool>, kit: Kit<Tool>, plain: boolean): Drawing<Tool> =>
  plain ? drawing.filter(([tool]) => !kit.delicate?.includes(tool)) : drawing;

/** A copy of its strokes. A drawing has one kit, wherever it is shown. */
export function strokes<Tool extends string>(drawing: Drawing<Tool>, kit: Kit<Tool>, plain: boolean): Node {
  const copies = made.get(drawing) ?? [];
  made.set(drawing, copies);
  return (copies[plain ? 1 : 0] ??= paths(seen(drawing, kit, plain))).cloneNode(true);
}

function paths(drawing: Drawing<string>): DocumentFragment {
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
