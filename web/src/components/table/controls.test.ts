import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import tables from "../../../../src/meetinghouse/tables/texts/en.ftl?raw";
import type { Table } from "../../lib/table/table.svelte";
import { Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { house } from "../../lib/wire/wire";
import { words } from "../../lib/texts/words.svelte";
import Controls from "./Controls.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says in how long a seat opens to a newcomer, and when it is open", async () => {
  vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
  vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  words.now = new Texts("en", [tables]);
  const table = { code: "KWTM", skew: 0, calls: {} } as Table;
  const message = (opens: number) =>
    ({
      you: { seat: 0, host: false, blocked: [] },
      table: {
        code: "KWTM",
        phase: "playing",
        places: [
          { name: "Ann", person: true },
          { name: "Bea", person: true, bot: true, vacant: true, opens },
        ],
        wishes: {},
      },
    }) as unknown as Message;

  const { rerender } = render(Controls, { table, message: message(1090) });
  expect(screen.getByText("opens in 1:30")).toBeTruthy();
  await rerender({ table, message: message(1000) });
  expect(screen.getByText("open to a substitute")).toBeTruthy();
});
