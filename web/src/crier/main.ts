/** The page of the crier: one file, which needs no network once it is here. */
import { mount } from "svelte";
import "../fonts.css";
import "../app.css";
import { likes } from "../lib/shell/settings.svelte";
import { noise, soundsLike } from "../lib/sound/sound";
import { measured, rain } from "./bed";
import Page from "./Page.svelte";
import { Crier } from "./crier.svelte";
import type { Book } from "./script";

const book = JSON.parse(document.getElementById("book")!.textContent) as Book;
soundsLike(rain);
const crier = new Crier(book);
mount(Page, { target: document.getElementById("app")!, props: { crier } });

/** Have the browser keep the page, and open it without a network; over https, or on this very machine. */
async function keepPage(): Promise<void> {
  if (!location.protocol.startsWith("http") || !isSecureContext || !("serviceWorker" in navigator)) return;
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/crier.webmanifest";
  document.head.append(manifest);
  await navigator.serviceWorker.register("/sw.js");
  const cache = await caches.open("crier-1");
  await cache.add(new Request("/crier", { cache: "reload", credentials: "omit" }));
  await navigator.serviceWorker.ready; // until the worker is active, a page without a network is not found
  document.documentElement.dataset["kept"] = "yes";
}
void keepPage().catch(() => {}); // a certificate may not do; then the page is there as long as the network

// for measurements: how loud the soft sound is at a volume
Object.assign(globalThis, { loudness: (volume = likes.ambience) => measured(volume, noise) });
