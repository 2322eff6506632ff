import { describe, expect, it } from "vitest";
import type { Games } from "../wire/types";
import { linkTo, readLink } from "./link";

const setting = (name: string, more: object) => ({
  name,
  default: null,
  values: null,
  least: null,
  most: null,
  ...more,
});
const GAMES = {
  salem1692: {
    name: "salem1692",
    title: "Salem 1692",
    paces: ["classic", "quick"],
    options: [
      setting("edition", { values: ["en", "fr"] }),
      setting("ghosts", { values: [true, false] }),
      setting("youngest", { values: ["none", 0, 1] }),
      setting("seconds", { least: 5, most: 60 }),
    ],
  },
} as unknown as Games;
const read = (query: string) => readLink(new URLSearchParams(query), GAMES);

describe("settings as a link", () => {
  it("come out of it as they went in, whatever they are", () => {
    const chosen = { options: { edition: "fr", ghosts: false, youngest: 1, seconds: 7.5 }, pace: "quick" };
    const link = new URL(linkTo("https://house.test", "salem1692", chosen));
    expect(link.origin + link.pathname).toBe("https://house.test/new");
    expect(read(link.search)).toEqual({ game: GAMES["salem1692"], chosen, misfits: [] });
  });

  it("are as usual where the link is silent", () => {
    expect(read("game=salem1692").chosen).toEqual({ options: {}, pace: "classic" });
  });

  it("that do not fit are named with what would, and the others stay", () => {
    const { chosen, misfits } = read("game=salem1692&pace=soon&edition=fr&seconds=900&youngest=8&colour=red");
    expect(chosen).toEqual({ options: { edition: "fr" }, pace: "classic" });
    expect(misfits).toEqual([
      { refused: "unknown-pace", params: { pace: "soon", known: "classic, quick" } },
      { refused: "option-value", params: { name: "seconds", value: "900", takes: "number", least: "5", most: "60" } },
      { refused: "option-value", params: { name: "youngest", value: "8", takes: "values", values: "none, 0, 1" } },
      { refused: "unknown-option", params: { game: "Salem 1692", name: "colour", near: null } },
    ]);
    expect(read("game=salem1692&seconds=").misfits).toHaveLength(1);
  });

  it("of a game that is not in the house open nothing", () => {
    for (const name of ["chess", "constructor"])
      expect(read(`game=${name}&seconds=7`)).toMatchObject({
        game: null,
        misfits: [{ refused: "unknown-game", params: { name, known: "salem1692" } }],
      });
    expect(read("").game).toBeNull();
  });
});
