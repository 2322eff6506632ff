import { beforeEach, describe, expect, it } from "vitest";
import { forget, mine, remember } from "./mine";

const DAY = 86_400_000;
const codes = (now?: number) => mine(now).map((each) => each.code);

describe("tables of one's own", () => {
  beforeEach(() => localStorage.clear());

  it("come back with the last one first, each once, and not too many", () => {
    for (const code of ["AAAA", "BBBB", "CCCC", "AAAA", "DDDD", "EEEE"]) remember(code, "salem1692");
    expect(codes()).toEqual(["EEEE", "DDDD", "AAAA", "CCCC"]);
  });

  it("are forgotten when they are over, or when their key is", () => {
    remember("AAAA", "salem1692");
    remember("BBBB", "newsalem");
    forget("BBBB");
    expect(codes()).toEqual(["AAAA"]);
    expect(codes(Date.now() + 31 * DAY)).toEqual([]);
  });

  it("are none where something else was kept", () => {
    for (const odd of ["{", "7", '[{"code":"/api"}]', "[null]"]) {
      localStorage.setItem("tables", odd);
      expect(codes()).toEqual([]);
    }
  });
});
