/** A link with a seat's key: it opens the seat, or asks first where this browser has another one at the table. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import english from "../../../src/meetinghouse/server/texts/en.ftl?raw";
import { go } from "../lib/shell/router.svelte";
import { Texts } from "../lib/texts/texts";
import { seatToken } from "../lib/seats/tokens";
import { words } from "../lib/texts/words.svelte";
import Table from "./Table.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

const PATIENCE = 15_000; // a machine may be busy
vi.setConfig({ testTimeout: 2 * PATIENCE });

let asked: [string, unknown][] = [];
let shown: object | null = null;
let busy = 0; // how many calls are told to come later

class Stream {
  constructor(path: string) {
    asked.push([path, null]);
  }
  addEventListener(): void {}
  close(): void {}
}

/** A table that is hidden from whoever shows no token. */
beforeEach(() => {
  asked = [];
  busy = 0;
  localStorage.clear();
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("scrollTo", () => {});
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string | null }) => {
    if (path.startsWith("/texts/")) return new Response(english);
    if (path === "/api/house") return new Response("{}"); // a page of another test, which is just going
    asked.push([path, JSON.parse(init?.body ?? "null")]);
    if (busy-- > 0)
      return new Response(JSON.stringify({ refused: "too-fast", params: { seconds: 1 } }), { status: 429 });
    if (shown && path.endsWith("/whose")) return new Response(JSON.stringify(shown));
    if (shown && path.endsWith("/session")) return new Response("{}");
    return new Response(JSON.stringify({ refused: "unknown-code", params: { code: "KWTM" } }), { status: 404 });
  });
  words.now = new Texts("en", [english]);
  words.ready = true;
});
afterEach(() => {
  cleanup();
  go("/", true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = (check: () => void) => vi.waitFor(async () => (await tick(), check()), { timeout: PATIENCE });

function opened(): void {
  go("/t/KWTM#secret", true);
  render(Table, { code: "KWTM" });
}
const STREAM = ["/api/tables/KWTM/stream", null];
const WHOSE = ["/api/tables/KWTM/whose", { token: "secret" }];
const SESSION = ["/api/tables/KWTM/session", { token: "secret" }];

it("opens its seat where this browser has none, also at a table that is hidden from strangers", async () => {
  shown = { seat: 1, name: "Bob" };
  opened();
  await settled(() => expect(asked).toEqual([WHOSE, SESSION, STREAM]));
  expect(seatToken("KWTM")).toBe("secret");
  expect(location.hash).toBe("");
});

it("takes no seat where it is not known, and asks nothing more that counts as a guess", async () => {
  shown = null;
  opened();
  await settled(() => expect(asked).toEqual([WHOSE, STREAM]));
  expect(seatToken("KWTM")).toBe(null);
});

it("is tried again while too many are at the door, until the reader goes elsewhere", async () => {
  vi.useFakeTimers();
  shown = { seat: 1, name: "Bob" };
  busy = 2;
  opened();
  await vi.advanceTimersByTimeAsync(6500);
  expect(asked).toEqual([WHOSE, WHOSE, WHOSE, SESSION, STREAM]);
  cleanup();
  asked = [];
  busy = 9;
  opened();
  await vi.advanceTimersByTimeAsync(100);
  cleanup();
  go("/", true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([WHOSE]);
});

it("names both seats and waits where this browser has another one", async () => {
  shown = { seat: 1, name: "Bob", yours: "Ann" };
  opened();
  await settled(() => expect(screen.getByRole("heading", { hidden: true }).textContent).toMatch(/Ann.*Bob|Bob.*Ann/));
  expect(asked.slice(0, 2)).toEqual([WHOSE, STREAM]); // a slow page may ask for the stream again
  screen.getAllByRole("button", { hidden: true })[0]!.click();
  await settled(() => expect(screen.queryByRole("heading", { hidden: true })).toBe(null));
  expect(asked).not.toContainEqual(SESSION);
});
