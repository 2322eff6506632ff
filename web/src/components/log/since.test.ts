import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ago, keepRead, lastRead } from "../../lib/log/since";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import { PLAIN, ways } from "../../lib/table/ways.svelte";
import Since from "./Since.svelte";

const story = [
  { type: "game-started", commitment: "00" },
  { type: "turn-began", seat: 0 },
  { type: "card-drawn", seat: 0 },
  { type: "hand-seen", cards: [] },
  { type: "trial-began", seat: 1 },
];
const props = (phase = "day", told: object[] = story) => ({
  table: { story: told, own: new Set(told.filter((each) => "cards" in each)) } as unknown as Table,
  message: {
    you: { seat: 0 },
    length: told.length,
    table: { code: "KWTM", phase: "playing", places: [] },
    view: { phase },
  } as unknown as Message,
  names: ["Ann", "Bea"],
});
const before = (seconds: number, length: number, seat = 0) =>
  keepRead("KWTM", { seat, length, at: Date.now() / 1000 - seconds });
const lines = () => screen.queryAllByRole("listitem").length;

const game = {
  ...PLAIN.story,
  part: (event: { type: string }) => (event.type === "narrated" ? (["night", null] as [string, null]) : null),
};

describe("since you left", () => {
  beforeEach(() => {
    localStorage.clear();
    ways.now = { ...PLAIN, story: game };
  });
  afterEach(cleanup);

  it("tells what is new, and nothing that only the reader was told", async () => {
    before(90_000, 2);
    render(Since, props());
    expect(lines()).toBe(2);
    await fireEvent.click(screen.getByRole("button"));
    expect(lines()).toBe(0);
    expect(lastRead("KWTM", 0)?.length).toBe(5);
  });

  it("is not there for somebody new, nor after a moment, nor where nothing is new, nor for other eyes", () => {
    render(Since, props());
    cleanup();
    for (const [seconds, length, seat] of [
      [5, 2, 0],
      [90_000, 5, 0],
      [90_000, 2, 1],
    ] as const) {
      before(seconds, length, seat);
      render(Since, props());
      expect(lines()).toBe(0);
      cleanup();
    }
  });

  it("does not grow with what happens before the reader's eyes", async () => {
    before(90_000, 4);
    const { rerender } = render(Since, props());
    await rerender(props("day", [...story, { type: "card-drawn", seat: 1 }]));
    expect(lines()).toBe(1);
  });

  it("keeps a night closed that has begun before", () => {
    const night = [...story, { type: "narrated", line: "night-sleep" }, { type: "card-drawn", seat: 1 }];
    before(90_000, 6);
    render(Since, props("night", night));
    expect(lines()).toBe(0);
  });

  it("says how long ago in the reader's language", () => {
    expect(ago(90_000, "en")).toBe("yesterday");
    expect(ago(7300, "fr")).toBe("il y a 2 heures");
    expect(ago(61, "es")).toBe("hace 1 minuto");
  });
});
