import { beforeEach, describe, expect, it } from "vitest";
import { dropToken, keepToken, seatLink, seatToken, tokensBefore } from "./tokens";

describe("the keys of a browser's seats", () => {
  beforeEach(() => localStorage.clear());

  it("are kept by table, that of the seat at hand first", () => {
    keepToken("KWTM", "ann");
    keepToken("KWTM", "ben");
    keepToken("ABCD", "cat");
    expect(seatToken("kwtm")).toBe("ben");
    expect(tokensBefore("KWTM")).toEqual(["ann"]);
    keepToken("KWTM", "ann");
    expect([seatToken("KWTM"), ...tokensBefore("KWTM")]).toEqual(["ann", "ben"]);
    expect(seatLink("ABCD", "http://house")).toBe("http://house/t/ABCD#cat");
  });

  it("are dropped where they open nothing any more, and after a month", () => {
    keepToken("KWTM", "ann");
    keepToken("KWTM", "ben");
    dropToken("KWTM");
    expect(seatToken("KWTM")).toBe("ann");
    dropToken("KWTM", "ann");
    expect(localStorage.length).toBe(0);
    localStorage.setItem("seats OLDE", JSON.stringify({ at: Date.now() - 31 * 86_400_000, tokens: ["old"] }));
    expect(seatToken("OLDE")).toBeNull();
    keepToken("KWTM", "ann");
    expect(Object.keys(localStorage)).toEqual(["seats KWTM"]);
  });
});
