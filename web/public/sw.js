/* Keeps two pages: one says that the house cannot be reached; the crier, once opened, needs no house. Nothing else is
   kept: what a table sends is secret. */
const KEPT = "offline-1";
const PAGE = "/offline";
const CRIER = "crier-1"; // the page of the crier puts itself there

const fresh = (page) => new Request(page, { cache: "reload", credentials: "omit" });

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(fresh(PAGE)))
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const drop = (names) =>
    Promise.all(names.filter((each) => each !== KEPT && each !== CRIER).map((each) => caches.delete(each)));
  event.waitUntil(caches.keys().then(drop));
});

/* Only whole pages are looked after; calls, streams and files go their own way. */
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const online = () => fetch(event.request).catch(() => caches.match(PAGE));
  const crier = new URL(event.request.url).pathname === "/crier"; // it brings itself up to date once it is open
  event.respondWith(crier ? caches.match("/crier").then((kept) => kept ?? online()) : online());
});
