/** A link with settings: it says what the table would be, and opens it. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import engine from "../../../src/meetinghouse/engine/texts/en.ftl?raw";
import own from "../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import english from "../../../src/meetinghouse/server/texts/en.ftl?raw";
import around from "../../../src/meetinghouse/tables/texts/en.ftl?raw";
import { go } from "../lib/shell/router.svelte";
import { likes } from "../lib/shell/settings.svelte";
import New from "./New.svelte";

const PATIENCE = 15_000; // a machine may be busy
vi.setConfig({ testTimeout: 2 * PATIENCE });
const setting = (name: string, more: object) => ({ name, presets: null, least: null, most: null, group: "x", ...more });
const GAME = {
  name: "salem1692",
  title: "Salem 1692",
  least: 2,
  most: 12,
  options: [
    setting("edition", { default: "en", values: ["en", "fr", "es"] }),
    setting("seconds", { default: 30, values: null, least: 5, most: 60 }),
  ],
  paces: ["classic", "quick"],
  clocks: {},
  styles: {},
};
let opened: unknown[] = [];

beforeEach(() => {
  opened = [];
  likes.language = "en";
  likes.name = "Ann";
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string | null }) => {
    if (path.startsWith("/texts/")) return new Response([engine, around, english, own].join("\n\n"));
    if (path === "/api/games") return new Response(JSON.stringify({ salem1692: GAME }));
    if (path === "/api/tables") opened.push(JSON.parse(init?.body ?? "{}"));
    return new Response(JSON.stringify({ code: "KWTM", token: "t", seat: 0 }));
  });
});
afterEach(() => {
  cleanup();
  go("/", true);
  vi.unstubAllGlobals();
});
const settled = (check: () => void) => vi.waitFor(async () => (await tick(), check()), { timeout: PATIENCE });

it("opens a table with its settings, in one tap", async () => {
  go("/new?game=salem1692&pace=quick&edition=fr&seconds=12", true);
  render(New, { code: "" });
  await settled(() => screen.getByRole("heading", { name: "Salem 1692" }));
  expect(screen.getByText("Quick")).toBeTruthy();
  expect(screen.getByText("12")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByRole("button", { name: "Open a table" }).click();
  await settled(() => expect(location.pathname).toBe("/t/KWTM"));
  expect(opened).toEqual([
    { game: "salem1692", options: { edition: "fr", seconds: 12 }, pace: "quick", language: "en" },
  ]);
});

it("says what does not fit and what would, and keeps the rest", async () => {
  go("/new?game=salem1692&edition=fr&seconds=900", true);
  render(New, { code: "" });
  await settled(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "Option seconds cannot be “900”. It takes a number from 5 to 60.",
    ),
  );
  screen.getByRole("button", { name: "Open a table" }).click();
  await settled(() => expect(opened).toMatchObject([{ options: { edition: "fr" }, pace: "classic" }]));
});

it("opens nothing for a game that the house does not have, and says which it has", async () => {
  go("/new?game=chess", true);
  render(New, { code: "" });
  await settled(() =>
    expect(screen.getByRole("alert").textContent).toContain("There is no game called “chess”. Known games: salem1692."),
  );
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["/new", "/new?game=", "/new?pace=quick"])("leads to the front page without a game: %s", async (link) => {
  go(link, true);
  render(New, { code: "" });
  expect(screen.queryByRole("alert")).toBeNull();
  await settled(() => expect(location.pathname + location.search).toBe("/"));
});
