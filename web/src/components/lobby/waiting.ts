/** A table that waits for its game, for tests. */
import { vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";

export const place = (name: string, more: object = {}) => ({
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
export const GAME = {
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

export function message({
  game = "harvest",
  seat = 0 as number | null,
  obstacle = null as object | null,
  options = {},
  places = [place("Ann", { host: true }), place("Ben"), place("Cat")],
  shuffle = null as object | null,
} = {}): Message {
  const table = {
    code: "KWTM",
    game,
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

export const done = () => vi.fn(async (..._said: unknown[]) => ({}));
export const calls = () => ({
  start: done(),
  stop: done(),
  ready: done(),
  order: done(),
  rename: done(),
  settings: done(),
  remove: done(),
  addBots: done(),
});
export const atTable = (each: ReturnType<typeof calls>) => ({ story: [], calls: each }) as unknown as Table;
