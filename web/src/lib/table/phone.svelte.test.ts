import { describe, expect, it } from "vitest";
import type { Message } from "../wire/types";
import { LEAST, MORE, Phone } from "./phone.svelte";

const told = (asks: Record<string, string>) => ({ you: { phone: [0, 2, 3], asks } }) as unknown as Message;

describe("a phone that is handed round", () => {
  it("goes clockwise to whoever is asked something, and to nobody where nobody is", () => {
    const phone = new Phone();
    const all = told({ 0: "0-1", 2: "2-1", 3: "3-1" });
    for (const seat of [0, 2, 3]) {
      expect(phone.next(all)).toBe(seat);
      phone.uncover(seat);
      expect(phone.looks).toBe(seat);
      phone.cover("");
    }
    expect(phone.next(all)).toBe(0); // nobody has answered
    expect(phone.next(told({ 2: "2-1" }))).toBe(2);
    expect(phone.next(told({}))).toBeNull();
  });

  it("does not come back for what is answered, until something else is asked", () => {
    const phone = new Phone();
    phone.uncover(2);
    phone.cover("2-1");
    expect(phone.next(told({ 2: "2-1" }))).toBeNull();
    expect(phone.next(told({ 2: "2-2" }))).toBe(2);
  });

  it("is held for a time that is drawn for everybody, whatever they do", () => {
    expect([0, 0.5, 1].map((chance) => new Phone(() => chance).holds())).toEqual([
      LEAST,
      LEAST + MORE / 2,
      LEAST + MORE,
    ]);
  });
});
