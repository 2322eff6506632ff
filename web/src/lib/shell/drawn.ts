/**
 * Calls back when the next frame is on the screen. Everything is laid out then, so measuring costs nothing. In the
 * middle of a change it would cost a layout of the whole page, and another one for what is changed after it.
 */
export function whenDrawn(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(call));
  const frame = globalThis.requestAnimationFrame?.(soon) ?? void soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const waiting: (() => void)[] = [];
let next: () => void = () => {};

function takeTurn(): void {
  waiting.shift()?.();
  if (waiting.length) next = whenDrawn(takeTurn);
}

/** The same, but of several calls each has a frame of its own, in their order: a slow phone can react between them. */
export function inTurn(call: () => void): () => void {
  if (waiting.push(call) === 1) next = whenDrawn(takeTurn);
  return () => {
    const at = waiting.indexOf(call);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (!waiting.length) next();
  };
}
