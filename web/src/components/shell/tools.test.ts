import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { likes } from "../../lib/shell/settings.svelte";
import ScreenTools from "./ScreenTools.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const hold = vi.fn();
const tools = () => document.querySelector(".tools")!;
const gone = () => tools().classList.contains("gone");
async function passes(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  likes.screen = null;
  render(ScreenTools, { delay: 30, hold });
});
afterEach(() => {
  cleanup();
  likes.screen = null;
  vi.useRealTimers();
});

it("goes by itself, and is back when somebody moves the mouse or presses a key", async () => {
  expect(gone()).toBe(false);
  await passes(20);
  expect(gone()).toBe(true);
  for (const wake of [fireEvent.pointerMove, fireEvent.keyDown]) {
    await wake(window);
    expect(gone()).toBe(false);
    await passes(6);
    expect(gone()).toBe(true);
  }
});

it("stays as long as the keyboard is in it", async () => {
  await fireEvent.focusIn(screen.getByLabelText("⟨page-language⟩"));
  await passes(60);
  expect(gone()).toBe(false);
  await fireEvent.focusOut(screen.getByLabelText("⟨page-language⟩"));
  expect(gone()).toBe(true);
});

it("asks for sound once, and keeps the answer on this device", async () => {
  await fireEvent.click(screen.getByRole("button", { name: "⟨page-tv-without-sound⟩" }));
  expect(likes.screen).toBe(false);
  expect(gone()).toBe(true);
  cleanup();
  render(ScreenTools, { delay: 0, hold });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
});

it("sets the delay, and shows the one that the address has", async () => {
  const field = screen.getByLabelText<HTMLSelectElement>(/page-tv-delay/);
  expect(field.value).toBe("30");
  await fireEvent.change(field, { target: { value: "60" } });
  expect(hold).toHaveBeenCalledWith(60);
});
