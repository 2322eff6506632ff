import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import { house, Refusal } from "../../lib/wire/wire";
import Lobby from "./Lobby.svelte";
import Menu from "../shell/Menu.svelte";
import SeatList from "./SeatList.svelte";
import Settings from "./Settings.svelte";

const LATE = { timeout: 15_000 }; // a machine may be busy
vi.setConfig({ testTimeout: 30_000 });
const place = (name: string, more: object = {}) => ({
  name,
  bot: false,
  person: true,
  ready: false,
  away: false,
  host: false,
  ...more,
});
const setting = (name: string, more: object) => ({
  name,
  default: null,
  values: null,
  presets: null,
  least: null,
  most: null,
  group: "",
  needs: null,
  ...more,
});
const GAME = {
  options: [
    setting("edition", { default: "en", values: ["en", "fr"] }),
    setting("seconds", { group: "clocks", default: 30, least: 5, most: 60 }),
    setting("ghosts", { group: "ghosts", default: true, values: [true, false] }),
    setting("youngest", { group: "ghosts", default: "none", values: ["none", 0], needs: { ghosts: true } }),
  ],
  paces: ["classic", "quick"],
  clocks: { classic: {}, quick: {} },
  styles: { classic: { pace: "classic", options: {} }, quick: { pace: "quick", options: {} } },
};

function message({
  seat = 0 as number | null,
  obstacle = null as object | null,
  options = {},
  places = [place("Ann", { host: true }), place("Ben"), place("Cat")],
  shuffle = null as object | null,
} = {}): Message {
  const table = {
    code: "KWTM",
    game: "salem1692",
    phase: "lobby",
    options,
    pace: "classic",
    locked: false,
    least: 2,
    most: 12,
    places,
    obstacle,
    shuffle,
  };
  return { you: { seat, host: seat === 0, blocked: [] }, table, story: [] } as unknown as Message;
}

const done = () => vi.fn(async (..._said: unknown[]) => ({}));
const calls = () => ({
  start: done(),
  stop: done(),
  ready: done(),
  order: done(),
  rename: done(),
  settings: done(),
  remove: done(),
  addBots: done(),
});
const atTable = (each: ReturnType<typeof calls>) => ({ story: [], calls: each }) as unknown as Table;
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
    const bots = ["random", "sharp", "steady"];
    vi.spyOn(house, "games").mockResolvedValue({ [message().table.game]: { ...GAME, bots } } as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    render(Lobby, { table: atTable(mine), message: message() });
    const level = await screen.findByLabelText(/page-bot-level/, undefined, LATE);
    expect([...level.querySelectorAll("option")].map((each) => each.value)).toEqual(["random", "steady", "sharp"]);
    await fireEvent.change(level, { target: { value: "sharp" } });
    await fireEvent.click(screen.getByRole("button", { name: /page-add-bot/ }));
    await waitFor(() => expect(mine.addBots).toHaveBeenCalledWith("sharp", 1));
  });

  it("fills a table up to the usual number in one tap, and then no more", async () => {
    vi.spyOn(house, "games").mockResolvedValue({ salem1692: { ...GAME, bots: ["steady"] } } as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const { rerender } = render(Lobby, { table: atTable(mine), message: message() });
    await fireEvent.click(await screen.findByRole("button", { name: /page-fill-with-bots/ }, LATE));
    await waitFor(() => expect(mine.addBots).toHaveBeenCalledWith("steady", 4));
    const places = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"].map((name) => place(name));
    await rerender({ message: message({ places }) });
    expect(screen.queryByRole("button", { name: /page-fill-with-bots/ })).toBeNull();
  });

  it("says which game this is, and lets the host alone change it", async () => {
    const games = {
      salem1692: { ...GAME, name: "salem1692", title: "Salem" },
      newsalem: { ...GAME, name: "newsalem", title: "New Salem", options: [] },
    };
    vi.spyOn(house, "games").mockResolvedValue(games as never);
    vi.spyOn(house, "house").mockResolvedValue({ network: null, open_tables: false, push: null });
    const mine = calls();
    const { rerender } = render(Lobby, { table: atTable(mine), message: message() });
    await screen.findByRole("region", { name: "Salem" }, LATE);
    const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: /page-change-game/ }, LATE);
    await fireEvent.change(field, { target: { value: "newsalem" } });
    expect(mine.settings).toHaveBeenCalledWith({}, "classic", "newsalem");
    expect(field.value).toBe("salem1692"); // until the table says so
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

describe("the game's settings", () => {
  const shown = async (props: { message: Message; mine?: ReturnType<typeof calls> }) => {
    vi.spyOn(house, "games").mockResolvedValue({ salem1692: GAME } as never);
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
