import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Shortcuts from "./Shortcuts.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

let asked: HTMLElement;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  });
  asked = document.createElement("div");
  asked.className = "asked";
  asked.innerHTML = "<button disabled>no</button><button>first</button><button>second</button><input />";
  document.body.prepend(asked);
});
afterEach(() => {
  cleanup();
  asked.remove();
});
const [, first, second] = [0, 1, 2].map((at) => () => asked.querySelectorAll("button")[at]!);
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

it("leads from nowhere to the question with the first Tab, once for each question", async () => {
  const { rerender } = render(Shortcuts, { asked: "0-1" });
  expect(await press("Tab")).toBe(false); // the page has moved the focus itself
  expect(document.activeElement).toBe(first!());
  expect(await press("Tab")).toBe(true); // from there on as usual
  first!().blur();
  expect(await press("Tab")).toBe(true); // after one round Tab reaches the rest of the page
  await rerender({ asked: "0-2" });
  await press("Tab");
  expect(document.activeElement).toBe(first!());
});

it("leaves Tab alone where nothing is asked, somebody is elsewhere, or goes back", async () => {
  const { rerender } = render(Shortcuts, { asked: null });
  expect(await press("Tab")).toBe(true);
  await rerender({ asked: "0-1" });
  expect(await press("Tab", { shiftKey: true })).toBe(true);
  second!().focus();
  expect(await press("Tab")).toBe(true);
  expect(document.activeElement).toBe(second!());
});

it("goes to the question by Q from anywhere but a field that is written in", async () => {
  render(Shortcuts, { asked: "0-1" });
  asked.querySelector("input")!.focus();
  await press("q");
  expect(document.activeElement).toBe(asked.querySelector("input"));
  second!().focus();
  await press("q");
  expect(document.activeElement).toBe(first!());
});

it("lists the keys under a question mark, not while somebody writes one", async () => {
  render(Shortcuts, { asked: null });
  asked.querySelector("input")!.focus();
  await press("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  asked.querySelector("input")!.blur();
  await press("?");
  const list = screen.getByRole("dialog");
  expect([...list.querySelectorAll("kbd")].map((each) => each.textContent)).toEqual([
    "Tab",
    "1 – 9",
    "Enter",
    "Esc",
    "I",
    "Q",
    "?",
  ]);
  const heard = vi.fn();
  addEventListener("keydown", heard);
  await fireEvent.keyDown(list, { key: "1" });
  removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled(); // nothing behind it is chosen
  await fireEvent.click(screen.getByRole("button", { name: "⟨page-close⟩" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
