import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Menu from "./Menu.svelte";

afterEach(cleanup);

describe("the menu", () => {
  it("is put away by Escape, and its button has the focus again", async () => {
    render(Menu);
    const button = screen.getByRole("button", { name: /page-settings/ });
    await fireEvent.click(button);
    screen.getAllByRole("combobox")[0]!.focus();
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button);
  });

  it("is put away by a tap elsewhere, not by one in it", async () => {
    render(Menu);
    await fireEvent.click(screen.getByRole("button", { name: /page-settings/ }));
    await fireEvent.pointerDown(screen.getAllByRole("combobox")[0]!);
    expect(screen.queryAllByRole("combobox").length).toBeGreaterThan(0);
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
