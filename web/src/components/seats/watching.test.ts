import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import pages from "../../../../src/meetinghouse/server/texts/en.ftl?raw";
import type { Table } from "../../lib/table/table.svelte";
import { Texts } from "../../lib/texts/texts";
import { keepToken } from "../../lib/seats/tokens";
import type { Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import Watching from "./Watching.svelte";

const message = (vacant = false, opens: number | null = null) =>
  ({ you: { seat: null }, table: { code: "KWTM", places: [{ vacant, opens }] } }) as unknown as Message;
const here = { skew: 0 } as Table;

beforeEach(() => {
  localStorage.clear();
  words.now = new Texts("en", [pages]);
});
afterEach(cleanup);

describe("somebody without a seat", () => {
  it("is told that they watch, and how a seat opens", async () => {
    const { rerender } = render(Watching, { table: here, message: message() });
    expect(screen.getByRole("region", { name: "You are watching" }).textContent).toContain("Ask the table");
    expect(screen.queryByRole("button")).toBeNull();
    await rerender({ table: here, message: message(true, Date.now() / 1000 + 90) });
    expect(screen.getByRole("region").textContent).toContain("A seat opens soon");
    await rerender({ table: here, message: message(true, Date.now() / 1000 - 1) });
    expect(screen.getByRole("region").textContent).toContain("A seat is free");
  });

  it("takes the seat back whose key this browser still has", async () => {
    keepToken("KWTM", "secret");
    const session = vi.fn(async () => ({}));
    const follow = vi.fn();
    render(Watching, { table: { ...here, calls: { session }, follow } as unknown as Table, message: message() });
    await fireEvent.click(screen.getByRole("button", { name: "Take your seat back" }));
    expect(session).toHaveBeenCalledWith("secret");
    expect(follow).toHaveBeenCalledOnce();
  });
});
