/** Long names become smaller until their button holds them; only then words are broken, and smaller still. */
const WAYS: [size: string, height: string, wrap: string][] = [
  ["1em", "", "normal"],
  ["0.75em", "1", "normal"],
  ["0.75em", "1", "anywhere"],
  ["0.62em", "1", "anywhere"],
  ["0.5em", "1", "anywhere"],
];

function fit(button: HTMLElement, name: HTMLElement): void {
  for (const [fontSize, lineHeight, overflowWrap] of WAYS) {
    Object.assign(name.style, { fontSize, lineHeight, overflowWrap });
    const high = [...button.children].reduce((sum, each) => sum + (each as HTMLElement).offsetHeight, 0);
    const { paddingTop, paddingBottom } = getComputedStyle(button);
    const room = button.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    if (high <= room && name.scrollWidth <= name.clientWidth) return;
  }
}

/** Fits the name in a button, now and whenever the name or its room changes. */
export function fitting(button: HTMLElement): () => void {
  const name = button.querySelector<HTMLElement>(".name")!;
  const again = () => fit(button, name);
  again();
  const resized = new ResizeObserver(again);
  resized.observe(button);
  const changed = new MutationObserver(again);
  changed.observe(button, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
