import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../../lib/wire/types";
import { house, Refusal } from "../../lib/wire/wire";
import Settings from "./Settings.svelte";
import { atTable, calls, GAME, message } from "./waiting";

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the game's settings", () => {
  const shown = async (props: { message: Message; mine?: ReturnType<typeof calls> }) => {
    vi.spyOn(house, "games").mockResolvedValue({ harvest: GAME } as never);
    const view = render(Settings, { table: atTable(props.mine ?? calls()), message: props.message });
    await waitFor(() => expect(screen.queryAllByRole("group").length).toBeGreaterThan(0));
    return view;
  };

  it("are folded away, under headings", async () => {
    const { container } = await shown({ message: message() });
    expect([...container.querySelectorAll("details")].some((each) => each.open)).toBe(false);
    expect([...container.querySelectorAll("details h3")].map((each) => each.textContent)).toEqual([
      "⟨options-clocks⟩",
      "⟨options-ghosts⟩",
    ]);
  });

  it("tell beside the field what the server refuses", async () => {
    const mine = {
      ...calls(),
      settings: vi.fn(async () =>
        Promise.reject(new Refusal(422, { refused: "option-value", params: { name: "seconds" } })),
      ),
    };
    const { container } = await shown({ message: message(), mine: mine as never });
    const field = container.querySelector<HTMLInputElement>("input[type=number]")!;
    await fireEvent.change(field, { target: { value: "2" } });
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.getElementById(field.getAttribute("aria-describedby")!)!.textContent).toContain(
      "page-setting-range",
    );
  });

  it("tell beside the field what does not go together", async () => {
    const clash = (names: string) => ({ refused: "option-clash", rule: null, params: { names } });
    const at = message();
    const { container } = await shown({
      message: { ...at, table: { ...at.table, clashes: [clash("seconds"), clash("ghosts")] } } as Message,
    });
    expect(screen.getByRole("list", { name: /page-clashes/ }).children).toHaveLength(2);
    expect(
      container.querySelector("input[type=number]")!.closest(".setting")!.querySelector("[role=alert]"),
    ).toBeTruthy();
  });

  it("list what they put into the game, and say of what is not as usual how many it would be", async () => {
    const at = message();
    const share = (kind: string, count: number, usual: number) => ({
      group: "party",
      kind,
      count,
      usual,
      setting: "youngest",
    });
    const shares = [share("role-seth", 1, 1), share("role-skadi", 1, 0), share("role-minus", 0, 0)];
    const { container } = await shown({ message: { ...at, table: { ...at.table, shares } } as Message });
    const list = screen.getByRole("list", { name: /options-party/ });
    expect(list.children).toHaveLength(2);
    expect(list.querySelectorAll(".other")).toHaveLength(1);
    expect(list.querySelector(".other")!.textContent).toContain("page-shares-usual");
    expect(container.querySelector(".number option")!.textContent).toContain("page-as-usual");
  });

  it("say how many cards there are for how many players, where there is not one for each", async () => {
    const at = message();
    const players = at.table.places.length;
    const shares = (count: number) => [
      { group: "party", kind: "role-villageois", count, usual: players, setting: "youngest" },
    ];
    const told = (count: number) => ({ message: { ...at, table: { ...at.table, shares: shares(count) } } as Message });
    const { container, rerender } = await shown(told(players + 1));
    expect(container.querySelector(".shares .uneven")!.textContent).toContain("page-shares-total");
    await rerender(told(players));
    expect(container.querySelector(".shares .uneven")).toBeNull();
  });

  it("tell what follows from them, and nothing where nothing does", async () => {
    const noted = message();
    const { container, rerender } = await shown({
      message: { ...noted, table: { ...noted.table, notes: ["no-doctor", "no-mafia"] } },
    });
    const list = screen.getByRole("list", { name: /page-setting-notes/ });
    expect([...list.children].map((each) => each.textContent)).toEqual(["⟨note-no-doctor⟩", "⟨note-no-mafia⟩"]);
    await rerender({ message: { ...noted, table: { ...noted.table, notes: [] } } });
    expect(container.querySelector(".notes")).toBeNull();
  });

  it("say what is not as usual, and go back", async () => {
    const mine = calls();
    const { container } = await shown({ message: message({ options: { edition: "fr", seconds: 9 } }), mine });
    expect(container.querySelectorAll(".changed")).toHaveLength(1);
    expect(container.querySelector(".changed")!.textContent).toContain("page-setting-usual");
    await fireEvent.click(screen.getByText("⟨page-settings-reset⟩"));
    expect(mine.settings).toHaveBeenCalledWith({ edition: "fr" }, "classic");
  });

  it("cannot be set where they would mean nothing, and say why", async () => {
    const { container } = await shown({ message: message({ options: { ghosts: false } }) });
    const field = [...container.querySelectorAll(".setting")].find((each) => each.textContent!.includes("youngest"))!;
    expect(field.querySelector("select")!.disabled).toBe(true);
    expect(field.textContent).toContain("page-setting-needs");
  });

  it("follow a style", async () => {
    const mine = calls();
    await shown({ message: message({ options: { seconds: 9 } }), mine });
    await fireEvent.click(screen.getByRole("radio", { name: /style-quick/ }));
    expect(mine.settings).toHaveBeenCalledWith({}, "quick");
  });

  it("keep the name of the style that was changed, and go back to it by one tap", async () => {
    const mine = calls();
    const { rerender } = await shown({ message: message(), mine });
    expect(screen.queryByText("⟨page-style-again⟩")).toBeNull();
    await rerender({ message: message({ options: { seconds: 9 } }) });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /page-style-changed/ }).checked).toBe(true);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    await fireEvent.click(screen.getByText("⟨page-style-again⟩"));
    expect(mine.settings).toHaveBeenCalledWith({}, "classic");
  });

  it("are the table's own where nothing is left of any style", async () => {
    const at = message();
    await shown({ message: { ...at, table: { ...at.table, pace: "none" } } as Message });
    expect(screen.getByText("⟨page-style-own⟩")).toBeTruthy();
  });

  it("tell guests too that the style was changed", async () => {
    const { container } = await shown({ message: message({ seat: 1, options: { seconds: 9 } }) });
    expect(container.querySelector(".styles")!.textContent).toContain("page-style-changed");
    expect(container.querySelector("button")).toBeNull();
  });

  it("are read by guests, who cannot set them", async () => {
    const { container } = await shown({ message: message({ seat: 1 }) });
    expect(container.querySelector("select, input, button")).toBeNull();
  });
});
