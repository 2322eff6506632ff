/* Shows push messages. Keeps two pages: one says that the house cannot be reached; the crier, once opened, needs no house. Nothing else is
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

/* In a game over days the house says whose turn it is. Whoever has the table in sight sees it there. */
addEventListener("push", (event) => {
  const { title, body, code } = event.data?.json() ?? {};
  if (!title || !/^[A-Z]+$/.test(code)) return;
  const shown = { body, tag: `turn-${code}`, icon: "/icon-192.png", data: code };
  event.waitUntil(
    pagesOf(code).then((pages) =>
      pages.some((page) => page.visibilityState === "visible")
        ? null
        : self.registration.showNotification(title, shown),
    ),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const code = event.notification.data;
  event.waitUntil(pagesOf(code).then(([page]) => (page ? page.focus() : self.clients.openWindow(`/t/${code}`))));
});

const pagesOf = async (code) => {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((page) => new URL(page.url).pathname === `/t/${code}`);
};
