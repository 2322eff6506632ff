/** What is entered unasked: the last tap enters it, and what was entered does not stay on the screen. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import type { Decision } from "../../lib/wire/types";
import Unasked from "./Unasked.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  words.now = written("en", "quintebourg");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAMES = ["Ann", "Bob", "Cid"];
const offer = (kind: string, options: unknown[]) =>
  ({ id: `1-${kind}`, seat: 1, kind, options, least: 1, most: 1 }) as unknown as Decision;

function shown(offers: Decision[]) {
  const answer = vi.fn(async () => ({}));
  const table = { entered: 0, answer, closed: async () => [] } as unknown as Table;
  render(Unasked, { props: { table, offers, names: NAMES } });
  return answer;
}

it("says what a tap has entered, and no longer than a while", async () => {
  const answer = shown([offer("invoke", [{ type: "word", word: "invoke" }])]);
  await fireEvent.click(screen.getByText("Bob"));
  await vi.advanceTimersByTimeAsync(10);
  expect(answer).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toContain("Bob");
  await vi.advanceTimersByTimeAsync(6000);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("enters a choice with its last tap", async () => {
  const [ann, cid] = [0, 2].map((seat) => ({ type: "seat", seat }));
  const answer = shown([offer("propose", [ann, cid])]);
  await fireEvent.click(screen.getByText("Bob"));
  await tick();
  expect(answer).not.toHaveBeenCalled();
  await fireEvent.click(screen.getAllByText("Cid").at(-1)!);
  await vi.advanceTimersByTimeAsync(10);
  expect(answer).toHaveBeenCalledWith("1-propose", cid);
});
