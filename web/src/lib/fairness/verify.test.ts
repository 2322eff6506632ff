import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";
import { hashOf, mixed, type Drawn } from "./shares";
import { commitment, promised, verify } from "./verify";

const SEED = "ab".repeat(32);
const HASH = "2843db243a0a14043bf3551de51d8feec24467fd051631964e2e8efd8e307e3f"; // of commitment() in Python

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["x".repeat(55), "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"],
    ["x".repeat(56), "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"],
    ["x".repeat(64), "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"],
    ["x".repeat(1000), "44f8354494a5ba03ba1792a8d3e9c534c47a9181980fde7a3f44b06ef2ae7c7f"],
  ])("of %j is what others find", (text, hash) => expect(sha256(text)).toBe(hash));
});

describe("the shuffle", () => {
  const record = (seed: string | null, told = HASH) => ({ setup: { seed, commitment: told, players: 4 } });
  const story = (hash: string) => [
    { type: "game-started", commitment: hash },
    { type: "game-over", seed: SEED },
  ];

  it("is committed to as in Python", () => {
    expect(commitment(SEED)).toBe(HASH);
    expect(commitment("é".repeat(60))).toBe("8fc59fddee1bd753b3123b67e9a3da59876cf8b904c4dcfeacf1c4835d0ec1f6");
  });

  it("holds where the seed has the hash that was told, and is the house's alone without shares", () => {
    const claims = [{ claim: "seed", holds: true }];
    expect(verify(record(SEED), story(HASH))).toEqual({
      seed: SEED,
      hash: HASH,
      told: HASH,
      claims,
      makers: 0,
      own: false,
      holds: true,
    });
  });

  it("breaks where another hash was told, or another seed is shown, or none", () => {
    expect(verify(record(SEED), story(HASH.replace("2", "3"))).holds).toBe(false);
    expect(verify(record(SEED.replace("a", "c")), story(HASH)).holds).toBe(false);
    expect(verify(record(null), story(HASH)).holds).toBe(false);
    expect(verify(record("x", commitment("x")), story(HASH)).holds).toBe(false);
  });

  it("goes by the last game of the story", () => {
    expect(promised([...story("old"), ...story(HASH)])).toBe(HASH);
    expect(promised([])).toBeNull();
  });
});

/** A house of four seats, of which Ann's and Ben's devices add shares; it may cheat wherever a real one could. */
class House {
  share = "0a".repeat(32);
  ann = "a1".repeat(32);
  ben = "be".repeat(32);
  shown = { house: hashOf(this.share), hashes: ["", hashOf(this.ann), hashOf(this.ben), ""] };
  shares: { seat: number | null; hash: string; share: string }[] | undefined = [
    { seat: null, hash: hashOf(this.share), share: this.share },
    { seat: 1, hash: hashOf(this.ann), share: this.ann },
    { seat: 2, hash: hashOf(this.ben), share: this.ben },
  ];
  seed = mixed([this.share, this.ann, this.ben]);

  get record() {
    return { setup: { seed: this.seed, commitment: commitment(this.seed), players: 4 }, shares: this.shares };
  }
  get story() {
    return [
      { type: "shares-listed", ...this.shown },
      { type: "game-started", commitment: commitment(this.seed) },
    ];
  }
  /** What Ann's browser has kept. */
  get own(): Drawn {
    const { house, hashes } = new House().shown;
    return {
      code: "KWTM",
      house,
      share: this.ann,
      hash: hashOf(this.ann),
      seat: 1,
      list: hashes,
      opened: true,
      game: 1,
      commitment: commitment(this.seed),
    };
  }
  /** The house draws again until it likes what comes of it. */
  choose(at: number): void {
    while (!mixed(this.shares!.map((each) => each.share)).startsWith("0")) {
      const share = hashOf(this.shares![at]!.share);
      this.shares![at] = { ...this.shares![at]!, share };
    }
    this.seed = mixed(this.shares!.map((each) => each.share));
  }
}

const broken = (house: House, own: Drawn | null = house.own) =>
  verify(house.record, house.story, own).claims.flatMap(({ claim, holds }) => (holds ? [] : [claim]));

describe("a shuffle that several have made", () => {
  it("is made as in Python", () => {
    expect(hashOf("ab".repeat(32))).toBe("8b1d732639faffe2739a97149b2de69f80df6561abb997014be3dceef663a829");
    expect(mixed(["ab".repeat(32), "cd".repeat(32)])).toBe(
      "97584e32042e052513b86fdcd74f1140a0e72e80711289e41d20e0060fd830bc",
    );
  });

  it("holds in an honest house, to whoever took part and to whoever looked on", () => {
    const house = new House();
    expect(verify(house.record, house.story, house.own)).toMatchObject({ holds: true, makers: 3, own: true });
    expect(verify(house.record, house.story, house.own).claims.map((each) => each.claim)).toEqual([
      "seed",
      "shares",
      "mixed",
      "list",
      "house",
      "own",
    ]);
    expect(verify(house.record, house.story)).toMatchObject({ holds: true, makers: 3, own: false });
    expect(verify(house.record, [], house.own).holds).toBe(true); // a page that was opened after the start
  });

  it("finds out a house that tries seeds until one pleases", () => {
    const house = new House();
    house.seed = "00".repeat(32);
    expect(broken(house)).toEqual(["mixed"]);
  });

  it("finds out a house that changes its own share once it knows the others'", () => {
    const house = new House();
    house.choose(0);
    expect(broken(house)).toEqual(["shares"]);
    house.shares![0]!.hash = hashOf(house.shares![0]!.share);
    expect(broken(house)).toEqual(["list", "house"]);
    house.shown.house = house.shares![0]!.hash; // and lies about what it has told
    expect(broken(house)).toEqual(["list", "house"]);
  });

  it("finds out a house that puts another share in the place of one's own", () => {
    const house = new House();
    house.choose(1);
    expect(broken(house)).toEqual(["shares", "own"]);
    house.shares![1]!.hash = house.shown.hashes[1] = hashOf(house.shares![1]!.share);
    expect(broken(house)).toEqual(["list", "own"]);
  });

  it("finds out a house that replaces somebody else's share after it has seen one's own", () => {
    const house = new House();
    house.choose(2);
    house.shares![2]!.hash = house.shown.hashes[2] = hashOf(house.shares![2]!.share);
    expect(broken(house)).toEqual(["list"]);
    expect(broken(house, null)).toEqual([]); // without anything of one's own there is only the house's word
  });

  it("finds out a house that leaves a share out, adds one, or gives one's own to another seat", () => {
    for (const change of [
      (all: House) => (all.shares = all.shares!.filter((each) => each.seat !== 1)),
      (all: House) => (all.shares = all.shares!.filter((each) => each.seat !== 2)),
      (all: House) => all.shares!.push({ seat: 3, hash: hashOf("ff"), share: "ff" }),
      (all: House) => (all.shares![1]!.seat = 0),
      (all: House) => all.shares!.reverse(),
      (all: House) => (all.shares = undefined),
    ]) {
      const house = new House();
      change(house);
      house.seed = mixed((house.shares ?? []).map((each) => each.share));
      expect(broken(house)).not.toEqual([]);
    }
  });

  it("finds out a house that tells another seed's hash to whoever comes back", () => {
    const house = new House();
    const own = { ...house.own, commitment: commitment("another") };
    expect(broken(house, own)).toEqual(["seed"]);
  });
});
