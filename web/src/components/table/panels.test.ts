import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import { house } from "../../lib/wire/wire";
import Panels from "./Panels.svelte";

const story = [
  { type: "game-started", commitment: "00" },
  { type: "turn-began", seat: 0 },
  { type: "card-drawn", seat: 0 },
];
const table = (more: object[] = [], own: object[] = []) =>
  ({
    code: "KWTM",
    story: [...story, ...more],
    own: new Set(own),
    calls: { notebook: async () => ({ text: "", suspicions: {} }), note: async () => ({}) },
  }) as unknown as Table;
const message = (offers: object[] = []) =>
  ({
    you: { seat: 0, host: false, blocked: [] },
    table: { code: "KWTM", phase: "playing", options: {}, places: [{ name: "Ann" }, { name: "Bea" }], wishes: {} },
    view: { phase: "day", channels: [] },
    decisions: [],
    offers,
  }) as unknown as Message;
const picture = createRawSnippet(() => ({ render: () => "<span></span>" }));
const props = (more: object[] = [], offers: object[] = []) => ({
  table: table(more),
  message: message(offers),
  names: ["Ann", "Bea"],
  picture,
});

const chosen = () => screen.getAllByRole("tab").findIndex((each) => each.getAttribute("aria-selected") === "true");

const PATIENCE = { timeout: 20_000 }; // the talk and the table's own page come when they are wanted

describe("the panels", PATIENCE, () => {
  afterEach(cleanup);

  it("are walked through with the arrow keys, and only one tab is in the order of focus", async () => {
    render(Panels, props());
    const tabs = screen.getAllByRole("tab");
    expect(tabs).toHaveLength(4);
    await fireEvent.keyDown(tabs[0]!, { key: "ArrowLeft" });
    expect(chosen()).toBe(3);
    await fireEvent.keyDown(tabs[3]!, { key: "ArrowRight" });
    expect(chosen()).toBe(0);
    await fireEvent.keyDown(tabs[0]!, { key: "End" });
    expect(chosen()).toBe(3);
    expect(tabs.map((each) => each.tabIndex)).toEqual([-1, -1, -1, 0]);
    expect(screen.getByRole("tabpanel").id).toBe(tabs[3]!.getAttribute("aria-controls"));
    expect(document.activeElement).toBe(tabs[3]);
  });

  it("mark what is new in tabs that are not open", async () => {
    const { rerender } = render(Panels, props());
    await fireEvent.click(screen.getAllByRole("tab")[2]!);
    await rerender(
      props([
        { type: "card-drawn", seat: 1 },
        { type: "said", name: "Bea", channel: "town", text: "no!" },
      ]),
    );
    const [log, talk] = screen.getAllByRole("tab");
    expect(log!.querySelector(".fresh")?.textContent).toContain("1");
    expect(talk!.querySelector(".fresh")?.textContent).toContain("1");
    await fireEvent.click(log!);
    expect(log!.querySelector(".fresh")).toBeNull();
  });

  it("count no talk in a secret step, where no screen lights up", async () => {
    const night = { ...message(), view: { phase: "night", channels: [] } } as unknown as Message;
    const { rerender } = render(Panels, { ...props(), message: night });
    const said = { type: "said", name: "Bea", channel: "pack", text: "Ann next" };
    await rerender({ table: table([said], [said]) });
    expect(screen.getAllByRole("tab")[1]!.querySelector(".fresh")).toBeNull();
    await rerender({ message: message() });
    expect(screen.getAllByRole("tab")[1]!.querySelector(".fresh")?.textContent).toContain("1");
  });

  it("cover in the log what only the reader was told, in any game, until it is wanted", async () => {
    const secret = { type: "dream-dreamt", seat: 0 };
    const { container } = render(Panels, { ...props(), table: table([secret], [secret]) });
    const log = () => container.querySelector("[role=log]")!.textContent;
    expect(log()).toContain("event-card-drawn");
    expect(log()).not.toContain("event-dream-dreamt");
    await fireEvent.click(screen.getByRole("button", { name: /page-log-uncover/ }));
    expect(log()).toContain("event-dream-dreamt");
  });

  it("have the same cover for whoever has nothing to hide", () => {
    render(Panels, props());
    expect(screen.getByRole("button", { name: /page-log-uncover/ })).toBeTruthy();
  });

  it("cover in the talk what not everybody may read, by the same switch as in the log", async () => {
    const [secret, open] = [
      { type: "said", name: "Ann", channel: "pack", text: "Bea next" },
      { type: "said", name: "Bea", channel: "town", text: "Not me!" },
    ];
    const { container } = render(Panels, { ...props(), table: table([secret, open], [secret]) });
    const talk = () => container.querySelector("[role=log]")?.textContent;
    await fireEvent.click(screen.getAllByRole("tab")[1]!);
    await vi.waitFor(() => expect(talk()).toContain("Not me!"), PATIENCE);
    expect(talk()).not.toContain("Bea next");
    await fireEvent.click(screen.getAllByRole("tab")[0]!);
    await fireEvent.click(screen.getByRole("button", { name: /page-log-uncover/ }));
    await fireEvent.click(screen.getAllByRole("tab")[1]!);
    await vi.waitFor(() => expect(talk()).toContain("Bea next"));
    await fireEvent.click(screen.getByRole("button", { name: /page-log-cover/ }));
    expect(talk()).not.toContain("Bea next");
  });

  it("cover it again when the page is hidden, whichever tab is open", async () => {
    const secret = { type: "dream-dreamt", seat: 0 };
    const { container } = render(Panels, { ...props(), table: table([secret], [secret]) });
    await fireEvent.click(screen.getByRole("button", { name: /page-log-uncover/ }));
    await fireEvent.click(screen.getAllByRole("tab")[2]!);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await fireEvent(document, new Event("visibilitychange"));
    hidden.mockRestore();
    await fireEvent.click(screen.getAllByRole("tab")[0]!);
    expect(container.querySelector("[role=log]")!.textContent).not.toContain("event-dream-dreamt");
  });

  it("show the question and both answers of whoever wants to leave, though they open below the edge", async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = function () {
      seen(this.textContent);
    };
    render(Panels, props());
    await fireEvent.click(screen.getAllByRole("tab")[3]!);
    await fireEvent.click(await screen.findByRole("button", { name: /page-leave-table/ }, PATIENCE));
    await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce());
    for (const each of ["page-leave-sure", "page-leave⟩", "page-stay"]) expect(seen.mock.calls[0]![0]).toContain(each);
  });

  it("name an address of the table that other devices can use", async () => {
    vi.spyOn(house, "house").mockResolvedValue({ network: "http://192.168.1.7:1692/", open_tables: false, push: null });
    render(Panels, props());
    await fireEvent.click(screen.getAllByRole("tab")[3]!);
    const link = await screen.findByRole("link", { name: "192.168.1.7:1692/j/KWTM" });
    expect(link.getAttribute("href")).toBe("http://192.168.1.7:1692/j/KWTM");
  });

  it("show https in an address that is typed by hand, for a browser would try http", async () => {
    vi.spyOn(house, "house").mockResolvedValue({
      network: "https://192.168.1.7:1692/",
      open_tables: false,
      push: null,
    });
    render(Panels, props());
    await fireEvent.click(screen.getAllByRole("tab")[3]!);
    await screen.findByRole("link", { name: "https://192.168.1.7:1692/j/KWTM" });
  });

  it("do not say in a live region what only the reader was told", async () => {
    const { container, rerender } = render(Panels, props());
    await fireEvent.click(screen.getAllByRole("tab")[2]!);
    const [secret, open] = [
      { type: "dream-dreamt", seat: 0 },
      { type: "card-drawn", seat: 1 },
    ];
    await rerender({ ...props(), table: table([secret, open], [secret]) });
    const said = container.querySelector(".unseen[aria-live]")!.textContent;
    expect(said).toContain("event-card-drawn");
    expect(said).not.toContain("event-dream-dreamt");
  });

  it("tell powers from answers that may be changed", () => {
    const offer = (id: string) => ({ id, seat: 0, kind: "x", options: [], least: 1, most: 1, seen_by: "nobody" });
    render(Panels, props([], [offer("0-12"), offer("0-hourglass")]));
    const folds = [...document.querySelectorAll("summary")].map((each) => each.textContent);
    expect(folds).toEqual(["⟨page-change-answer⟩", "⟨page-offers⟩"]);
  });
});
