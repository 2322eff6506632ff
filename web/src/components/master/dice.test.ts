/** A draw made by hand is named in the words of the game, and so is what can be drawn. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Draw } from "../../lib/master/master";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Dice from "./Dice.svelte";

afterEach(cleanup);

function shown(game: string, draw: Draw, done = () => {}) {
  words.now = written("en", game);
  render(Dice, { props: { draw, names: ["Ann", "Bob", "Cid"], done } });
  const buttons = screen.getAllByRole("button").map((each) => each.textContent);
  return [screen.getByRole("heading").textContent, ...buttons.slice(0, -1)];
}

it.each<[string, Draw, string[]]>([
  [
    "quintebourg",
    { label: "tie", kind: "item", items: [0, 2] },
    ["Draw: who of those tied is condemned", "Ann", "Cid"],
  ],
  [
    "quintebourg",
    { label: "lovers", kind: "item", items: [1, 64] },
    ["Draw: where the lovers meet", "House no. 2", "bunker"],
  ],
  ["quintebourg", { label: "damage", kind: "number", most: 2 }, ["Draw: what the attack does to its victim", "1", "2"]],
  [
    "salem1692",
    { label: "no vote", kind: "item", items: [1] },
    ["Draw: whom the witches attack, for they chose nobody", "Bob"],
  ],
  [
    "salem1692",
    { label: "tryal", kind: "item", items: [0, 3] },
    ["Draw: the tryal card that is revealed", "Card 1", "Card 4"],
  ],
  ["salem1692", { label: "omen", kind: "item", items: [1, 5] }, ["A draw of the house: omen", "1", "5"]],
])("%s: %o", (game, draw, expected) => {
  expect(shown(game, draw)).toEqual(expected);
});

it("names laws, and hands over the item itself", async () => {
  const done = vi.fn();
  const draw: Draw = { label: "law", kind: "item", items: ["two", "no-blank"] };
  expect(shown("quintebourg", draw, done).slice(1)).toEqual(["Two votes each", "No blank votes"]);
  await fireEvent.click(screen.getByRole("button", { name: "No blank votes" }));
  expect(done).toHaveBeenCalledWith("no-blank");
});
