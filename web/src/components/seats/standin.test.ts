import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import StandIn from "./StandIn.svelte";

const message = (bot: boolean, phase = "playing") =>
  ({ you: { seat: 1 }, table: { phase, places: [{}, { name: "Bea", bot, person: true }] } }) as unknown as Message;

describe("a bot in the reader's seat", () => {
  afterEach(cleanup);

  it("steps aside at one tap", async () => {
    const takeBack = vi.fn(async () => ({}));
    render(StandIn, { table: { calls: { takeBack } } as unknown as Table, message: message(true) });
    await fireEvent.click(screen.getByRole("button"));
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it("is not spoken of where the reader plays, or the game is over", () => {
    render(StandIn, { table: {} as Table, message: message(false) });
    render(StandIn, { table: {} as Table, message: message(true, "over") });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
