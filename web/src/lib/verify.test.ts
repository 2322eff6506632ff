import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";
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
  const record = (seed: string | null, told = HASH) => ({ setup: { seed, commitment: told } });
  const story = (hash: string) => [{ type: "game-started", commitment: hash }, { type: "game-over", seed: SEED }];

  it("is committed to as in Python", () => {
    expect(commitment(SEED)).toBe(HASH);
    expect(commitment("é".repeat(60))).toBe("8fc59fddee1bd753b3123b67e9a3da59876cf8b904c4dcfeacf1c4835d0ec1f6");
  });

  it("holds where the seed has the hash that was told", () => {
    expect(verify(record(SEED), story(HASH))).toEqual({ seed: SEED, hash: HASH, told: HASH, holds: true });
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
