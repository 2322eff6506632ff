/** What can be looked at: components by folder, each game's drawings, and each game's board at some moments. */
import type { Component } from "svelte";
import { guided } from "../../src/games/games";
import { MOMENTS } from "./moments";

type Loaded = Promise<{ default: Component }>;

const board = () => import("./subjects/Board.svelte");
const guide = () => import("./subjects/Guide.svelte");
const details = () => import("./subjects/Details.svelte");

export const SUBJECTS: Record<string, () => Loaded> = {
  ask: () => import("./subjects/Ask.svelte"),
  crier: () => import("./subjects/Crier.svelte"),
  end: () => import("./subjects/End.svelte"),
  front: () => import("./subjects/Front.svelte"),
  lobby: () => import("./subjects/Lobby.svelte"),
  log: () => import("./subjects/Log.svelte"),
  people: () => import("./subjects/People.svelte"),
  master: () => import("./subjects/Master.svelte"),
  phone: () => import("./subjects/Phone.svelte"),
  replay: () => import("./subjects/Replay.svelte"),
  rules: () => import("./subjects/Rules.svelte"),
  seats: () => import("./subjects/Seats.svelte"),
  shell: () => import("./subjects/Shell.svelte"),
  stats: () => import("./subjects/Stats.svelte"),
  table: () => import("./subjects/Table.svelte"),
  talk: () => import("./subjects/Talk.svelte"),
  worlds: () => import("./subjects/Worlds.svelte"),
  "dialog/keys": () => import("./subjects/Dialog.svelte"),
  "dialog/card": () => import("./subjects/Dialog.svelte"),
  "dialog/role": () => import("./subjects/Dialog.svelte"),
  "dialog/seat": () => import("./subjects/Dialog.svelte"),
  "salem1692/detail": details,
  "salem1692/drawings": () => import("./subjects/SalemDrawings.svelte"),
  "newsalem/drawings": () => import("./subjects/NewSalemDrawings.svelte"),
  "newsalem/deed": details,
  "newsalem/parts": () => import("./subjects/NewSalemParts.svelte"),
  "quintebourg/detail": details,
  "quintebourg/detail.over": details,
  "quintebourg/parts": () => import("./subjects/QuintebourgParts.svelte"),
  "quintebourg/settings": () => import("./subjects/Settings.svelte"),
  "quintebourg/drawings": () => import("./subjects/QuintebourgDrawings.svelte"),
  ...Object.fromEntries(guided.map((game) => [`${game}/guide`, guide])),
  ...Object.fromEntries(MOMENTS.map((moment) => [moment, board])),
};

/** Whose texts a subject is read in. The generic stage plays the example, which has no pages of its own. */
export function gameOf(subject: string): string {
  const folder = subject.split("/")[0]!;
  if (!MOMENTS.some((moment) => moment.startsWith(`${folder}/`))) return "salem1692";
  return folder === "generic" ? "werewolf" : folder;
}
