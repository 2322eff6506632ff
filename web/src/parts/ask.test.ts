import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import engine from "../../../src/meetinghouse/engine/texts/fr.ftl?raw";
import salem from "../../../src/meetinghouse/games/salem1692/texts/fr.ftl?raw";
import pages from "../../../src/meetinghouse/server/texts/fr.ftl?raw";
import { Texts } from "../lib/texts";
import type { Decision } from "../lib/types";
import type { Calls } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Ask from "./Ask.svelte";

const names = ["Ann", "Bob", "Cid"];

function asking(id: string): Decision {
  const options = [
    { type: "word", word: "draw" },
    { type: "card", kind: "stocks" },
  ];
  return { id, seat: 0, kind: "turn", options, about: null, least: 1, most: 1, timer: null, default: null, seen_by: "all" } as unknown as Decision;
}

beforeEach(() => {
  words.now = new Texts("fr", [[engine, pages, salem].join("\n\n")]);
});
afterEach(cleanup);

describe("what is asked", () => {
  it("stays open when the next question arrives before the answer is confirmed", async () => {
    let confirm = () => {};
    const calls = { answer: () => new Promise<void>((resolve) => (confirm = resolve)) } as unknown as Calls;
    const { rerender } = render(Ask, { decision: asking("1"), names, calls });
    screen.getByRole("button", { name: "Pilori" }).click();
    await tick();
    screen.getByRole("button", { name: "Confirmer" }).click();
    await rerender({ decision: asking("2"), names, calls });
    confirm();
    await tick();
    await tick();
    expect(screen.queryByRole("button", { name: "Envoyé" })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pilori" }).disabled).toBe(false);
  });

  it("says in plain words why something is closed, once for each reason, with the clause", async () => {
    const closed = [0, 2].map((seat) => ({ option: { type: "seat", seat }, rule: "SAL-COLOR-07" }));
    const calls = { closed: () => Promise.resolve([...closed, { option: { type: "word", word: "end" }, rule: "SAL-TURN-08" }]) } as unknown as Calls;
    render(Ask, { decision: asking("1"), names, calls });
    screen.getByRole("button", { name: /Pourquoi pas/ }).click();
    await tick();
    await tick();
    const lines = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(lines).toEqual([
      "Ann et Cid : Ce doit être quelqu’un d’autre, et en vie. SAL-COLOR-07",
      "Finir le tour : Faites d’abord quelque chose : piochez, ou jouez une carte. SAL-TURN-08",
    ]);
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "SAL-TURN-08" }).pathname).toBe("/rules/SAL-TURN-08");
  });
});
