import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { house, Refusal } from "../../lib/wire/wire";
import Lobby from "./Lobby.svelte";
import { atTable, calls, done, GAME, message, place } from "./waiting";
import SeatList from "./SeatList.svelte";

const LATE = { timeout: 15_000 }; // a machine may be busy
vi.setConfig({ testTimeout: 30_000 });
const trying = async (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the lobby", () => {
  it("lets the host keep new watchers away, and tells guests", async () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = { ...calls(), admitWatchers: done() };
    const { rerender } = render(Lobby, { table: atTable(mine), message: message() });
    const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: /page-no-watchers/ });
    expect(tick.checked).toBe(false);
    await fireEvent.click(tick);
    expect(mine.admitWatchers).toHaveBeenCalledWith(false);

    const guest = message({ seat: 1 });
    await rerender({ table: atTable(mine), message: { ...guest, table: { ...guest.table, watchers: false } } });
    expect(screen.queryByRole("checkbox", { name: /page-no-watchers/ })).toBeNull();
    expect(screen.getByText("⟨page-no-watchers⟩")).toBeTruthy();
  });

  it("tells everybody, ready or not, that no game begins before an update", () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const obstacle = { refused: "draining", rule: null, params: {} };
    render(Lobby, { table: atTable(calls()), message: message({ seat: 1, obstacle }) });
    expect(screen.getByText("⟨refused-draining⟩").getAttribute("role")).toBe("status");
  });

  it("does not begin while something is in the way, and says what", async () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const obstacle = { refused: "not-all-ready", rule: null, params: {} };
    const { rerender } = render(Lobby, { table: atTable(mine), message: message({ obstacle }) });
    const begin = screen.getByRole("button", { name: /page-start/ });
    expect(begin.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(begin.getAttribute("aria-describedby")!)!.textContent).toContain("page-waiting-for");
    await fireEvent.click(begin);
    expect(mine.start).not.toHaveBeenCalled();

    await rerender({ table: atTable(mine), message: message() });
    expect(begin.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(begin);
    expect(mine.start).toHaveBeenCalledOnce();
  });

  it("shows a guest who sits the seats first, and everybody else the code", async () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const { container, rerender } = render(Lobby, { table: atTable(calls()), message: message({ seat: 1 }) });
    const first = () => container.querySelector(".lobby > section")!.getAttribute("aria-labelledby");
    expect(first()).toBe("seats");
    for (const seat of [0, null]) {
      await rerender({ table: atTable(calls()), message: message({ seat }) });
      expect(first()).toBe("invite");
      expect(container.querySelectorAll(".invite")).toHaveLength(1);
    }
  });

  it.each([
    [["random", "steady"], "steady"],
    [["random"], "random"],
    [["random", "clever"], "clever"],
  ])("adds the bot that knows the game best: of %s", async (bots, best) => {
    vi.spyOn(house, "games").mockResolvedValue({ [message().table.game]: { ...GAME, bots } } as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    render(Lobby, { table: atTable(mine), message: message() });
    await fireEvent.click(screen.getByRole("button", { name: /page-add-bot/ }));
    await waitFor(() => expect(mine.addBots).toHaveBeenCalledWith(best, 1));
  });

  it("adds a bot of the level that the host has chosen", async () => {
    const bots = ["random", "easy", "sharp", "steady"];
    vi.spyOn(house, "games").mockResolvedValue({ [message().table.game]: { ...GAME, bots } } as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    render(Lobby, { table: atTable(mine), message: message() });
    const level = await screen.findByLabelText(/page-bot-level/, undefined, LATE);
    expect([...level.querySelectorAll("option")].map((each) => each.value)).toEqual(["easy", "steady", "sharp"]);
    await fireEvent.change(level, { target: { value: "sharp" } });
    await fireEvent.click(screen.getByRole("button", { name: /page-add-bot/ }));
    await waitFor(() => expect(mine.addBots).toHaveBeenCalledWith("sharp", 1));
  });

  it("fills a table up to the usual number in one tap, and then no more", async () => {
    vi.spyOn(house, "games").mockResolvedValue({ salem1692: { ...GAME, bots: ["steady"] } } as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const game = "salem1692";
    const { rerender } = render(Lobby, { table: atTable(mine), message: message({ game }) });
    await fireEvent.click(await screen.findByRole("button", { name: /page-fill-with-bots/ }, LATE));
    await waitFor(() => expect(mine.addBots).toHaveBeenCalledWith("steady", 4));
    const places = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"].map((name) => place(name));
    await rerender({ message: message({ game, places }) });
    expect(screen.queryByRole("button", { name: /page-fill-with-bots/ })).toBeNull();
  });

  it("says which game this is, and lets the host alone change it", async () => {
    const games = {
      harvest: { ...GAME, name: "harvest", title: "Harvest" },
      newsalem: { ...GAME, name: "newsalem", title: "New Salem", options: [] },
    };
    vi.spyOn(house, "games").mockResolvedValue(games as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const { rerender } = render(Lobby, { table: atTable(mine), message: message() });
    await screen.findByRole("region", { name: "Harvest" }, LATE);
    const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: /page-change-game/ }, LATE);
    await fireEvent.change(field, { target: { value: "newsalem" } });
    expect(mine.settings).toHaveBeenCalledWith({}, "classic", "newsalem");
    expect(field.value).toBe("harvest"); // until the table says so
    await rerender({ message: message({ seat: 1 }) });
    expect(screen.queryByRole("combobox", { name: /page-change-game/ })).toBeNull();
  });

  it("lets a guest say to be ready in the bar that is always in sight", async () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const { container } = render(Lobby, {
      table: atTable(mine),
      message: message({ seat: 1, obstacle: { refused: "not-all-ready", rule: null, params: {} } }),
    });
    const ready = screen.getByRole("button", { name: /page-ready/ });
    expect(container.querySelector(".bar")!.contains(ready)).toBe(true);
    expect(container.querySelector(".bar")!.textContent).toContain("page-waiting-for-you");
    await fireEvent.click(ready);
    expect(mine.ready).toHaveBeenCalledWith(true, undefined);
  });

  it("sends the hash of a share with every ready and every start", async () => {
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const shuffle = { house: "cd".repeat(32), hashes: ["", "", ""], opened: [], until: null };
    const { rerender } = render(Lobby, { table: atTable(mine), message: message({ seat: 1, shuffle }) });
    await fireEvent.click(screen.getByRole("button", { name: /page-ready/ }));
    await rerender({ table: atTable(mine), message: message({ shuffle }) });
    await fireEvent.click(screen.getByRole("button", { name: /page-start/ }));
    const hashes = [mine.ready.mock.calls[0]![1], mine.start.mock.calls[0]![0]] as string[];
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(document.body.textContent).toContain("page-shuffle-together");
  });

  it("says after a moment whose device the beginning waits for, and lets the host stop that", async () => {
    vi.useFakeTimers();
    vi.spyOn(house, "games").mockResolvedValue({} as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const shuffle = { house: "cd".repeat(32), hashes: ["a", "b", "c"], opened: [0, 2], until: 20 };
    const { rerender } = render(Lobby, { table: atTable(mine), message: message({ shuffle }) });
    const said = () => document.getElementById("obstacle")!.textContent;
    expect(said()).toContain("page-shuffle-opening");
    const begin = screen.getByRole("button", { name: /page-start/ });
    expect(begin.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(begin);
    expect(mine.start).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1100);
    expect(said()).toContain("page-shuffle-waiting");
    await fireEvent.click(screen.getByRole("button", { name: /page-shuffle-stop/ }));
    expect(mine.stop).toHaveBeenCalledOnce();
    await rerender({ table: atTable(mine), message: message({ seat: 1, shuffle }) });
    expect(screen.queryByRole("button", { name: /page-shuffle-stop/ })).toBeNull();
    vi.useRealTimers();
  });
});

describe("the seats", () => {
  it("are arranged with the arrow keys, and the handle keeps the focus", async () => {
    const mine = calls();
    const table = atTable(mine);
    const { rerender } = render(SeatList, { table, message: message(), trying });
    const handle = () => screen.getAllByRole("button", { name: /page-move/ });
    handle()[0]!.focus();
    await fireEvent.keyDown(handle()[0]!, { key: "ArrowUp" });
    expect(mine.order).not.toHaveBeenCalled();
    await fireEvent.keyDown(handle()[0]!, { key: "ArrowDown" });
    expect(mine.order).toHaveBeenCalledWith([1, 0, 2]);
    await rerender({
      table,
      message: message({ places: [place("Ben"), place("Ann", { host: true }), place("Cat")] }),
      trying,
    });
    await tick();
    expect(document.activeElement).toBe(handle()[1]);
  });

  it("are swapped with two taps; a second tap on the same one lets go", async () => {
    const mine = calls();
    render(SeatList, { table: atTable(mine), message: message(), trying });
    const names = screen.getAllByRole("button", { name: /page-swap/ });
    await fireEvent.click(names[0]!);
    await fireEvent.click(names[0]!);
    await fireEvent.click(names[0]!);
    await fireEvent.click(names[2]!);
    expect(mine.order).toHaveBeenCalledOnce();
    expect(mine.order).toHaveBeenCalledWith([2, 1, 0]);
  });

  it("are not arranged by guests, who change their own name alone", async () => {
    const mine = calls();
    render(SeatList, { table: atTable(mine), message: message({ seat: 1 }), trying });
    expect(screen.queryByRole("button", { name: /page-move|page-swap|page-remove/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /page-rename/ }));
    const field = screen.getByRole<HTMLInputElement>("textbox");
    expect(field.value).toBe("Ben");
    await fireEvent.input(field, { target: { value: " Benno " } });
    await fireEvent.submit(field.form!);
    expect(mine.rename).toHaveBeenCalledWith("Benno");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  });

  it("keep the form open where the name is refused, and Escape leaves it", async () => {
    const mine = { ...calls(), rename: vi.fn(async () => Promise.reject(new Refusal(409, { refused: "name-taken" }))) };
    render(SeatList, { table: atTable(mine as never), message: message(), trying });
    await fireEvent.click(screen.getByRole("button", { name: /page-rename/ }));
    await fireEvent.submit(screen.getByRole<HTMLInputElement>("textbox").form!);
    expect(screen.getByRole("textbox")).toBeTruthy();
    await fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("a start that was stopped", () => {
  it("is told in the lobby until there is another one", async () => {
    const table = (story: object[]) => ({ ...atTable(calls()), story }) as unknown as Table;
    const listed = { type: "shares-listed" };
    const { rerender } = render(Lobby, {
      table: table([listed, { type: "start-stopped", name: "Ben", left: false }]),
      message: message(),
    });
    expect(document.querySelector(".bar .trouble")?.textContent).toContain("event-start-stopped");
    await rerender({
      table: table([listed, { type: "start-stopped", name: "Ben", left: false }, listed]),
      message: message(),
    });
    expect(document.querySelector(".bar .trouble")).toBeNull();
  });
});
