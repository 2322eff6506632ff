import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import engine from "../../../../../src/meetinghouse/engine/texts/en.ftl?raw";
import english from "../../../../../src/meetinghouse/games/newsalem/texts/en.ftl?raw";
import { Texts } from "../../../lib/texts/texts";
import { words } from "../../../lib/texts/words.svelte";
import pieces from "../fixtures/box.json";
import { box, type Piece } from "./box.svelte";
import Fact from "./Fact.svelte";

beforeEach(() => {
  words.now = new Texts("en", [[engine, english].join("\n")]);
  box.pieces = pieces as unknown as Piece[];
});
afterEach(() => (box.pieces = []));

it.each([
  ["building-theater", "8 cards in the box · mostly reconstructed here; name: from public sources"],
  ["building-bank", "8 cards in the box · reconstructed here"],
  [
    "building-sheriffs-office",
    "8 cards in the box · mostly from the rulebook; type, copies, and numbers: reconstructed here",
  ],
  ["event-pardon", "2 cards in the box · mostly reconstructed here; name and uses: from the rulebook"],
  ["building-nowhere", ""],
])("%s says how many there are, and where it is known from", (id, told) => {
  const { container } = render(Fact, { id });
  expect(container.textContent!.replace(/\s+/g, " ").trim()).toBe(told);
});
