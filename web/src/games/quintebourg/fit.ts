/** On the shared screen the town fills the height above the narrator's lines. */
export function fit(town: HTMLElement): (() => void) | undefined {
  const stage = town.closest<HTMLElement>(".stage");
  if (!stage || typeof ResizeObserver === "undefined") return;
  const measure = () => {
    const room = stage.getBoundingClientRect().bottom - town.getBoundingClientRect().top;
    const share = room / town.offsetHeight;
    town.style.transform = share > 0 && share < 1 ? `scale(${share.toFixed(3)})` : "";
  };
  const observer = new ResizeObserver(measure);
  for (const each of [stage, town, town.parentElement]) if (each) observer.observe(each);
  return () => observer.disconnect();
}
