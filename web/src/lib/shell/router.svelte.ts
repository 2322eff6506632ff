/** The current page follows from the address; links are ordinary links. */

export interface Place {
  page: string;
  code: string;
  /** The rest of the path, such as the number of a game. */
  rest: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const [, page = "", code = "", rest = ""] = location.pathname.split("/");
  return {
    page,
    code: code.toUpperCase(),
    rest,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export const place = $state<{ now: Place }>({ now: read() });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.now = read();
  scrollTo(0, 0);
}

/** Follow links to our pages without reloading. */
export function catchLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (place.now = read()));
