/** The master's entries say what was asked, where the page knows it. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Book } from "../../lib/master/master";
import type { Table } from "../../lib/table/table.svelte";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Entries from "./Entries.svelte";

beforeEach(() => void (words.now = written("en", "quintebourg")));
afterEach(cleanup);

it("names the question beside the answer", () => {
  const seat = (number: number) => ({ type: "seat", seat: number });
  const book = { calls: [], repairs: [], secret: false, gazette: [] } as unknown as Book;
  const entries = [
    { id: "1-3", choice: seat(0) },
    { id: "2-9", choice: seat(1) },
  ];
  const asked = (id: string) => (id === "1-3" ? { seat: 1, kind: "vote" } : undefined);
  render(Entries, {
    props: { table: {} as Table, book: { ...book, entries }, names: ["Ann", "Gus", "Cid"], asked },
  });
  const [newest, first] = screen.getAllByRole("listitem", { hidden: true }).map((each) => each.textContent ?? "");
  expect(first).toContain(`Gus: “${words.now.decision({ seat: 1, kind: "vote" }, [])}” Ann`);
  expect(newest).toContain("Cid: Gus");
});
