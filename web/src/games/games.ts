/** The pages a game has of its own; a game without any is played on the generic table. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Option } from "../lib/texts";
import type { Message } from "../lib/types";

export interface Stage {
  table: Table;
  message: Message;
  names: readonly string[];
  /** Seats that can be chosen now, and how to choose one: tapping a seat is as good as tapping its button. */
  pick?: ((seat: number) => void) | undefined;
  pickable?: ReadonlySet<number>;
  /** Seats chosen so far. */
  chosen?: ReadonlySet<number>;
  /** On the shared screen: larger, and nothing to press. */
  tv?: boolean;
}

export interface Pages {
  /** What lies on the table, and what the reader holds. */
  stage: Component<Stage>;
  /** An option as it is shown on its button. */
  picture: Component<{ option: Option; label: string }>;
  /** Everything opened, when the game is over. */
  end?: Component<{ message: Message; names: readonly string[] }>;
}

const GAMES: Record<string, () => Promise<Pages>> = {
  salem1692: async () => ({
    stage: (await import("./salem1692/Stage.svelte")).default,
    picture: (await import("./salem1692/Picture.svelte")).default,
    end: (await import("./salem1692/AtTheEnd.svelte")).default,
  }),
};

const GENERIC = async (): Promise<Pages> => ({
  stage: (await import("./generic/Stage.svelte")).default,
  picture: (await import("./generic/Picture.svelte")).default,
});

const loaded = new Map<string, Promise<Pages>>();

/** The same promise every time, so that whoever waits for it in a page does not begin anew with each message. */
export function pages(game: string): Promise<Pages> {
  let found = loaded.get(game);
  if (!found) {
    found = (GAMES[game] ?? GENERIC)();
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  return found;
}

/** What everybody is called: those who sit there, then ghosts. */
export function namesOf(message: Message, ghost: (number: number) => string): string[] {
  const names = message.table.places.map((each) => each.name);
  const people = (message.view as { people?: unknown[] } | null)?.people?.length ?? names.length;
  for (let seat = names.length; seat < people; seat++) names.push(ghost(seat - message.table.places.length + 1));
  return names;
}
