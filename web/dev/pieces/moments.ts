/** Messages by the names of their fixtures: salem1692/night.witch. */
import type { Message } from "../../src/lib/wire/types";

const FILES = import.meta.glob<Record<string, unknown>>("../../src/games/*/fixtures/*.json", {
  import: "default",
  eager: true,
});

const isMessage = (found: unknown): boolean => typeof found === "object" && found !== null && "table" in found;

/** The names of all of them, game by game. */
export const MOMENTS: readonly string[] = Object.entries(FILES).flatMap(([path, found]) => {
  const moment = path.replace(/^.*\/games\/(.*)\/fixtures\/(.*)\.json$/, "$1/$2");
  if (isMessage(found)) return [moment];
  const readers = Object.keys(found).filter((reader) => isMessage(found[reader]));
  return readers.map((reader) => `${moment}.${reader}`);
});

export function messageAt(moment: string): Message {
  const [game, rest] = moment.split("/") as [string, string];
  const [file, reader] = rest.split(".") as [string, string?];
  const found = FILES[`../../src/games/${game}/fixtures/${file}.json`]!;
  return (reader ? found[reader] : found) as unknown as Message;
}
