/** Whether the shuffle was fair: made by the seed whose hash was published, from the shares that were fixed. */
import { sha256 } from "./sha256";
import { hashOf, mixed, type Drawn } from "./shares";
import type { Tagged } from "../texts/texts";

/** The single checks; the last four only if the seed was made of shares. */
export type Claim = "seed" | "shares" | "mixed" | "list" | "house" | "own";

export interface Verdict {
  seed: string;
  /** The hash of the seed, computed here. */
  hash: string;
  /** The hash that was published when the game began; null if this page did not hear it. */
  told: string | null;
  claims: { claim: Claim; holds: boolean }[];
  /** How many have made the seed, including the house; 0: the house alone. */
  makers: number;
  /** Whether a share of this device is part of it, or should be. */
  own: boolean;
  holds: boolean;
}

export interface Recorded {
  setup: { seed: string | null; commitment: string; players: number };
  shares?: { seat: number | null; hash: string; share: string }[] | undefined;
}

/** The published hash of a seed: the same as commitment() in meetinghouse/engine/chance.py. */
export function commitment(seed: string): string {
  return sha256(`meetinghouse seed\n${seed}`);
}

const last = (story: readonly Tagged[], type: string) => story.findLast((event) => event.type === type);

/** The hash that was published when the last game of this story began. */
export function promised(story: readonly Tagged[]): string | null {
  const started = last(story, "game-started");
  return typeof started?.["commitment"] === "string" ? started["commitment"] : null;
}

/** The list of the record in the form told at the start: the house's hash, then seat by seat. */
function listOf({ setup, shares = [] }: Recorded): string[] {
  const seats = Array.from(
    { length: setup.players },
    (_, seat) => shares.find((each) => each.seat === seat)?.hash ?? "",
  );
  return [shares[0]?.hash ?? "", ...seats];
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Uses the record, what this page was told, and the share that this device has drawn. */
export function verify(record: Recorded, story: readonly Tagged[], own: Drawn | null = null): Verdict {
  const seed = record.setup.seed ?? "";
  const hash = commitment(seed);
  const told = promised(story);
  const promises = [record.setup.commitment, told, own?.commitment].filter((each) => typeof each === "string");
  const claims: Verdict["claims"] = [{ claim: "seed", holds: seed !== "" && promises.every((each) => each === hash) }];
  const shares = record.shares ?? [];
  if (shares.length || own) {
    const seats = shares.slice(1).map((each) => each.seat ?? -1);
    const inOrder =
      shares.length > 1 &&
      shares[0]?.seat === null &&
      seats.every((seat, at) => seat > (seats[at - 1] ?? -1) && seat < record.setup.players);
    claims.push({ claim: "shares", holds: inOrder && shares.every((each) => hashOf(each.share) === each.hash) });
    claims.push({ claim: "mixed", holds: mixed(shares.map((each) => each.share)) === seed });
  }
  const listed = last(story, "shares-listed") as { house?: string; hashes?: string[] } | undefined;
  const lists = [listed && [listed.house ?? "", ...(listed.hashes ?? [])], own && [own.house, ...(own.list ?? [])]];
  const known = lists.filter((each): each is string[] => Array.isArray(each));
  if ((shares.length || own) && known.length)
    claims.push({ claim: "list", holds: known.every((each) => same(each, listOf(record))) });
  if (own) {
    const mine = shares.find((each) => each.seat === own.seat);
    claims.push({ claim: "house", holds: own.house === shares[0]?.hash });
    claims.push({ claim: "own", holds: mine?.share === own.share && mine.hash === own.hash });
  }
  return {
    seed,
    hash,
    told,
    claims,
    makers: shares.length,
    own: own !== null,
    holds: claims.every((each) => each.holds),
  };
}
