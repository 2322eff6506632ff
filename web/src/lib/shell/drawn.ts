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
