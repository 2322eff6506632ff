import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { Refusal } from "../../lib/wire/wire";
import Erase from "./Erase.svelte";

afterEach(cleanup);

function shown(erase: () => Promise<object>): { follow: ReturnType<typeof vi.fn>; erase: ReturnType<typeof vi.fn> } {
  const mine = { follow: vi.fn(), erase: vi.fn(erase) };
  render(Erase, { table: { calls: { erase: mine.erase }, follow: mine.follow } as unknown as Table });
  return mine;
}

describe("deleting one's data", () => {
  it("asks first, and lets one think better of it", async () => {
    const mine = shown(async () => ({}));
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase⟩" }));
    expect(screen.getByRole("alert").textContent).toContain("page-erase-sure");
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase-no⟩" }));
    expect(mine.erase).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is done once it is confirmed, and the story is read anew", async () => {
    const mine = shown(async () => ({}));
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase⟩" }));
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase-yes⟩" }));
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("page-erased"));
    expect(mine.erase).toHaveBeenCalledOnce();
    expect(mine.follow).toHaveBeenCalledOnce();
  });

  it("says why not", async () => {
    shown(() => Promise.reject(new Refusal(409, { refused: "erase-later" })));
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase⟩" }));
    await fireEvent.click(screen.getByRole("button", { name: "⟨page-erase-yes⟩" }));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("erase-later"));
  });
});
