import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "./Card.svelte";
import { PEOPLE } from "./people";
import { PLAYING } from "./playing";
import { FACES } from "./emblems";
import { longest } from "./sizes";
import Tryal from "./Tryal.svelte";

// as named in components.py and roles/ of the engine
const KINDS =
  "accusation evidence witness alibi arson curse robbery scapegoat stocks asylum black-cat matchmaker piety conspiracy night";
const NAMED =
  "abigail-williams ann-putnam cotton-mather george-burroughs giles-corey john-proctor martha-corey mary-warren " +
  "rebecca-nurse samuel-parris sarah-good thomas-danforth tituba will-griggs william-phips nobody";

test("every card, face and character has a drawing", () => {
  expect(Object.keys(PLAYING)).toEqual(KINDS.split(" "));
  expect(Object.keys(FACES)).toEqual(["not-a-witch", "witch", "constable"]);
  expect(Object.keys(PEOPLE)).toEqual([...NAMED.split(" "), "ghost"]);
});

test("a card is an image with its title for a name, and its text for a description", () => {
  render(Card, { kind: "alibi", title: "Coartada", text: "Quita hasta 3 acusaciones." });
  const card = screen.getByRole("img", { name: "Coartada" });
  expect(document.getElementById(card.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Quita hasta 3 acusaciones.",
  );
});

test("a tryal card that is face-down does not draw its face", () => {
  const { container } = render(Tryal, { face: "witch", up: false, title: "Tryal card 2" });
  expect(container.querySelector(".front")?.children).toHaveLength(0);
});

test("a title is measured by its longest word", () => {
  expect(longest("Chivo expiatorio")).toBe(longest("expiatorio"));
  expect(longest("Matchmaker")).toBeGreaterThan(longest("Piety"));
});
