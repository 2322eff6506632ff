import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import engine from "../../../src/meetinghouse/engine/texts/en.ftl?raw";
import pages from "../../../src/meetinghouse/server/texts/en.ftl?raw";
import tables from "../../../src/meetinghouse/tables/texts/en.ftl?raw";
import { likes } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { Texts } from "../lib/texts";
import type { Message } from "../lib/types";
import { Refusal } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Join from "./Join.svelte";

const message = { table: { code: "KWTM", locked: false } } as unknown as Message;

/** A table at which that name is taken; returns what was asked of it. */
function taken() {
  const sit = vi.fn((name: string) => Promise.reject(new Refusal(409, { refused: "name-taken", params: { name } })));
  render(Join, { table: { calls: { sit } } as unknown as Table, message });
  screen.getByRole("button", { name: "Take a seat" }).click();
  return sit;
}

beforeEach(() => {
  words.now = new Texts("en", [[engine, pages, tables].join("\n\n")]);
});
afterEach(cleanup);

describe("sitting down", () => {
  it("without a name where somebody has none already, asks for one", async () => {
    likes.name = " ";
    const sit = taken();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Please tell us yours"));
    expect(sit).toHaveBeenCalledWith("Guest", undefined);
    expect(screen.getByRole("alert").textContent).not.toContain("Guest");
  });

  it("under a name that somebody has, says so", async () => {
    likes.name = "Ann";
    taken();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("already called Ann"));
  });
});
