import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import Absent from "./Absent.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

afterEach(cleanup);
const table = { skew: Date.now() / 1000 } as Table; // the server's clock is at 0
const message = (phase: string, places: object[]) => ({ table: { phase, places } }) as unknown as Message;

it("names everybody who is away, and counts down; the seconds are not announced", () => {
  const places = [
    { name: "Ann" },
    { name: "Ben", until: 40 },
    { name: "Cat", until: 95 },
    { name: "Dan", until: null },
  ];
  render(Absent, { table, message: message("playing", places) });
  const told = screen.getAllByRole("status").map((each) => each.textContent?.replace(/\s+/g, " ").trim());
  expect(told).toEqual(["⟨page-away-bot⟩ 0:40", "⟨page-away-bot⟩ 1:35"]);
  for (const each of document.querySelectorAll(".time")) expect(each.getAttribute("aria-live")).toBe("off");
});

it("says outside a game that somebody else becomes host", () => {
  render(Absent, { table, message: message("lobby", [{ name: "Ann", until: 40 }]) });
  expect(screen.getByRole("status").textContent).toContain("⟨page-away-host⟩");
});
