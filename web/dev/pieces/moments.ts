/** Messages by the names of their fixtures: salem1692/night.witch. */
import type { Message } from "../../src/lib/wire/types";

const FILES = import.meta.glob<Record<string, unknown>>("../../src/games/*/fixtures/*.json", {
  import: "default",
  eager: true,
});

export function messageAt(moment: string): Message {
  const [game, rest] = moment.split("/") as [string, string];
  const [file, reader] = rest.split(".") as [string, string?];
  const found = FILES[`../../src/games/${game}/fixtures/${file}.json`]!;
  return (reader ? found[reader] : found) as unknown as Message;
}
