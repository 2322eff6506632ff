import { describe, expect, it } from "vitest";
import { reasons, type Shut } from "./closed";
import { Texts, type Option } from "../texts/texts";

const t = new Texts("en", [
  'semicolon = { "; " }\nparts-seat-word = { $seat }: { $word }\nparts-word-seat = { $word }: { $seat }\ntimes = { $item } ×{ $count }',
]);
const names = ["Ann", "Bob", "Cid", "Dan"];
const seat = (number: number) => ({ type: "seat", seat: number });
const word = (name: string) => ({ type: "word", word: name });
const shut = (rule: string, ...options: Option[]): Shut[] => options.map((option) => ({ option, rule }));
const told = (closed: Shut[], open: Option[] = []) =>
  reasons(t, closed, open, names, "propose", (option) => t.option(option, names, "propose"));

describe("what is closed", () => {
  it("is one line for each reason", () => {
    expect(told([...shut("A-1", seat(0), word("end")), ...shut("A-2", seat(1)), ...shut("A-1", seat(2))])).toEqual([
      ["A-1", "Ann and Cid; end"],
      ["A-2", "Bob"],
    ]);
  });

  it("names people alone who are out of the question in every way", () => {
    const ways = [1, 2].flatMap((who): Option[] => [
      [seat(who), word("openly")],
      [seat(who), word("secretly")],
    ]);
    expect(told(shut("A-1", ...ways), [[seat(3), word("openly")]])).toEqual([["A-1", "Bob and Cid"]]);
  });

  it("names people together of whom the same holds", () => {
    const secretly = [1, 2].map((who): Option => [seat(who), word("secretly")]);
    expect(
      told(
        shut("A-1", ...secretly),
        [1, 2].map((who): Option => [seat(who), word("openly")]),
      ),
    ).toEqual([["A-1", "Bob and Cid: secretly"]]);
    const poison = [0, 3].map((who): Option => [word("poison"), seat(who)]);
    expect(told(shut("A-1", ...poison), [[word("poison"), seat(1)]])).toEqual([["A-1", "poison: Ann and Dan"]]);
  });

  it("keeps the way in sight where another reason closes the other ways", () => {
    const both = [...shut("A-1", [seat(1), word("openly")]), ...shut("A-2", [seat(1), word("secretly")])];
    expect(told(both)).toEqual([
      ["A-1", "Bob: openly"],
      ["A-2", "Bob: secretly"],
    ]);
  });

  it("names a way once that is open to nobody", () => {
    expect(told(shut("A-1", ...[0, 1, 3].map((who): Option => [word("poison"), seat(who)])))).toEqual([
      ["A-1", "poison"],
    ]);
  });

  it("counts things that are alike", () => {
    expect(told(shut("A-1", word("alibi"), word("alibi")))).toEqual([["A-1", "alibi ×2"]]);
  });
});
