/** Dragging a card to a seat: a picture of it follows the pointer, and it is played on the seat where it is dropped. */
import type { Attachment } from "svelte/attachments";

const FAR = 10; // pixels: less is a tap

/** Begins with `lift`; `drop` is called if it is dropped on a seat that can be chosen. */
export function drags(lift: () => void, drop: (seat: number) => void): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost && Math.hypot(x, y) < FAR) return;
      if (!ghost) {
        ghost = lifted(card);
        lift();
      }
      ghost.style.transform = `translate(${x}px, ${y}px)`;
    }

    function end(event: PointerEvent): void {
      const dragged = ghost !== null;
      letGo();
      if (!dragged) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const seat = under?.closest<HTMLElement>("[data-seat][data-choosable]")?.dataset["seat"];
      if (seat !== undefined) drop(Number(seat));
    }

    function begin(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    }

    function letGo(): void {
      ghost?.remove();
      ghost = from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    }

    card.addEventListener("pointerdown", begin);
    return () => {
      letGo();
      card.removeEventListener("pointerdown", begin);
    };
  };
}

const swallow = (event: Event) => event.stopPropagation();

/** A picture of the card in its place, above everything. */
function lifted(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  Object.assign(ghost.style, {
    position: "fixed",
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
    opacity: "0.9",
  });
  document.body.append(ghost);
  return ghost;
}
