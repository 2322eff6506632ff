import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Games, OpenTable } from "../../lib/wire/types";
import { house } from "../../lib/wire/wire";
import OpenTables from "./OpenTables.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const GAMES = { salem1692: { name: "salem1692", title: "Salem 1692" } } as unknown as Games;
const table = (code: string, more: object = {}): OpenTable => ({
  ...{ code, game: "salem1692", pace: "quick", language: "en", host: "Ann", players: 3, most: 12 },
  ...more,
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("leads to every table of the list, and follows the list", async () => {
  vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: true, push: null });
  const found = vi.spyOn(house, "openTables").mockResolvedValue([table("KWTM"), table("BCDF")]);
  render(OpenTables, { games: GAMES });
  await vi.advanceTimersByTimeAsync(10);
  const links = () => screen.queryAllByRole<HTMLAnchorElement>("link").map((each) => each.pathname);
  expect(links()).toEqual(["/j/KWTM", "/j/BCDF"]);
  expect(screen.getAllByRole("link")[0]!.textContent).toContain("Salem 1692");
  found.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(links()).toEqual([]);
});

it("asks for nothing in a house without a list", async () => {
  vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
  const found = vi.spyOn(house, "openTables").mockResolvedValue([]);
  render(OpenTables, { games: GAMES });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).not.toHaveBeenCalled();
});
