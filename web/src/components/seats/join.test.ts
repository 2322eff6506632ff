import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { likes } from "../../lib/shell/settings.svelte";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import { Refusal } from "../../lib/wire/wire";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Join from "./Join.svelte";

const message = { table: { code: "KWTM", locked: false } } as unknown as Message;

/** A table at which that name is taken; returns the calls made to it. */
function taken() {
  const sit = vi.fn((name: string) => Promise.reject(new Refusal(409, { refused: "name-taken", params: { name } })));
  render(Join, { table: { calls: { sit } } as unknown as Table, message });
  screen.getByRole("button", { name: "Take a seat" }).click();
  return sit;
}

beforeEach(() => {
  words.now = written("en");
});
afterEach(cleanup);

describe("sitting down", () => {
  it("without a name where somebody has none already, asks for one", async () => {
    likes.name = " ";
    const sit = taken();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("What shall we call you"));
    expect(sit).toHaveBeenCalledWith("Guest", undefined);
    expect(screen.getByRole("alert").textContent).not.toContain("Guest");
  });

  it("under a name that somebody has, says so", async () => {
    likes.name = "Ann";
    taken();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("already called Ann"));
  });
});
