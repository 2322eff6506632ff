/** The pages as an app: whether they can be installed, and what is missing in a house without https. */

/** The browser's offer to install the page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const SOON = 3000; // milliseconds; the table comes first

export class App {
  offer = $state.raw<Offer | null>(null);
  readonly installed = globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false;

  /** Whether the page is secure: only over https browsers install pages and keep one for offline use. */
  constructor(readonly secure = globalThis.isSecureContext === true) {}

  /** Listen for the browser's offer, and keep the page that is shown when the house cannot be reached. */
  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // we ask where it does not disturb
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    if (this.secure && "serviceWorker" in navigator)
      setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), SOON); // fails if the certificate is not trusted
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null; // it can be used once
    await offer?.prompt();
  }
}

export const device = new App();
