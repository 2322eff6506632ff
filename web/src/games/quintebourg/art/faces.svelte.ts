/** The portraits, loaded later: nobody needs them to play, and the table opens sooner without them. */
type Loaded = typeof import("./people/faces");

class Faces {
  now = $state.raw<Loaded | null>(null);
  #coming: Promise<void> | null = null;

  /** Load all portraits, so that nobody who watches the network can tell whose portrait is shown. */
  load(): Promise<void> {
    this.#coming ??= import("./people/faces").then(
      (loaded) => void (this.now = loaded),
      () => void (this.#coming = null), // the next portrait tries again
    );
    return this.#coming;
  }

  /** Load them as soon as the browser has nothing else to do. */
  loadLater(): () => void {
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(() => void this.load(), 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void this.load(), { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }
}

export const faces = new Faces();
