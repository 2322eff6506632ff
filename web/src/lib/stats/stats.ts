/** Statistics of one's own games, as stored on this device. */

/** A finished game in which the reader owned a seat. */
export interface PlayedGame {
  /** The table, the game's number there and the beginning of its seed's hash: each game counts once. */
  id: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  players: number;
  /** By the keys of the game's texts. */
  side: string;
  role: string;
  won: boolean;
  /** How many suspicions the reader had, and how many were right. */
  named: number;
  right: number;
  /** How many lies the reader told, and how many were doubted or contradicted. */
  lies: number;
  caught: number;
}

export interface Tally {
  played: number;
  won: number;
}

export interface Summary extends Tally {
  named: number;
  right: number;
  lies: number;
  caught: number;
  /** Games won in a row: now, and at best. */
  streak: number;
  best: number;
  games: Map<string, Tally & { sides: Map<string, Tally>; roles: Map<string, Tally> }>;
}

export function summary(games: readonly PlayedGame[]): Summary {
  const found: Summary = {
    played: 0,
    won: 0,
    named: 0,
    right: 0,
    lies: 0,
    caught: 0,
    streak: 0,
    best: 0,
    games: new Map(),
  };
  for (const each of [...games].sort((one, other) => one.at - other.at)) {
    count(found, each.won);
    found.named += each.named;
    found.right += each.right;
    found.lies += each.lies;
    found.caught += each.caught;
    found.streak = each.won ? found.streak + 1 : 0;
    found.best = Math.max(found.best, found.streak);
    let of = found.games.get(each.game);
    if (!of) found.games.set(each.game, (of = { played: 0, won: 0, sides: new Map(), roles: new Map() }));
    count(of, each.won);
    count(entry(of.sides, each.side), each.won);
    if (each.role) count(entry(of.roles, each.role), each.won);
  }
  return found;
}

function count(tally: Tally, won: boolean): void {
  tally.played++;
  if (won) tally.won++;
}

function entry(tallies: Map<string, Tally>, key: string): Tally {
  let found = tallies.get(key);
  if (!found) tallies.set(key, (found = { played: 0, won: 0 }));
  return found;
}

/** Both lists together, each game once; of two versions of a game the first counts. */
export function merged(one: readonly PlayedGame[], other: readonly PlayedGame[]): PlayedGame[] {
  const known = new Set(one.map((each) => each.id));
  return [...one, ...other.filter((each) => !known.has(each.id) && known.add(each.id))].sort(
    (first, second) => first.at - second.at,
  );
}
