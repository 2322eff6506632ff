/** Files of tests share a window, but no module and no change to the window: what one sets up, another does not find. */
import { afterAll, vi } from "vitest";

type Properties = Record<string, PropertyDescriptor>;
const kinds = [Element, HTMLElement, HTMLDialogElement].map((each) => each.prototype);
const shared: object[] = [globalThis, document, navigator, ...kinds];
const before = shared.map((each) => Object.getOwnPropertyDescriptors(each) as Properties);
const had = "matchMedia" in globalThis ? globalThis.matchMedia : undefined; // vitest keeps the window's names behind setters

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  shared.forEach((each, index) => restore(each, before[index]!));
  globalThis.matchMedia = had!;
  vi.resetModules();
});

function restore(object: object, was: Properties): void {
  for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(object) as Properties)) {
    if (name.startsWith("__")) continue; // the test runner's own
    const then = was[name];
    if (!then) Reflect.deleteProperty(object, name);
    else if (now.value !== then.value) Reflect.defineProperty(object, name, then);
  }
}
