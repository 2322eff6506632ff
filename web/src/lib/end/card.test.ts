/** The picture to share: everything in it, and in its place. */
import { describe, expect, it } from "vitest";
import { cut, drawCard, HIGH, WIDE, wrapped, type Card, type Pen } from "./card";

const measure = (text: string) => text.length * 10;

/** A pen that records what was written where; each letter is half as wide as it is high. */
function pen() {
  const told: { text: string; x: number; y: number }[] = [];
  const nothing = () => {};
  const found = {
    font: "10px x",
    fillRect: nothing,
    strokeRect: nothing,
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    closePath: nothing,
    fill: nothing,
    stroke: nothing,
    measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(found.font)![1])) / 2 }),
    fillText: (text: string, x: number, y: number) => told.push({ text, x, y }),
  };
  return { told, pen: found as unknown as Pen };
}

const card = (players: number): Card => ({
  title: "Salem 1692",
  line: "16 November 2026",
  result: "You have won",
  verdict: "The townspeople win. The last Witch card has come to light. Salem can sleep again.",
  people: Array.from({ length: players }, (_, at) => ({ name: `N${at}`, role: "witch", won: at === 1, you: at === 0 })),
  house: "Meetinghouse",
});

describe("words on the picture", () => {
  it("are laid into lines, and cut only where there is no room for more", () => {
    expect(wrapped("one two three four", 80, 3, measure)).toEqual(["one two", "three", "four"]);
    expect(wrapped("one two three four", 80, 2, measure)).toEqual(["one two", "three f…"]);
    expect(cut("Prudence", 50, measure)).toBe("Prud…");
    expect(cut("Ann", 50, measure)).toBe("Ann");
  });
});

describe("the picture", () => {
  it.each([3, 8, 13, 21])("has everybody of %i on it, one below the other, within its frame", (players) => {
    const { told, pen: made } = pen();
    drawCard(made, card(players));
    for (let at = 0; at < players; at++) expect(told.map((each) => each.text)).toContain(`N${at}`);
    for (const { x, y } of told) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDE);
      expect(y).toBeLessThan(HIGH - 50);
    }
    const names = told.filter((each) => /^N\d/.test(each.text));
    expect(new Set(names.map(({ x, y }) => `${x} ${y}`)).size).toBe(players);
    expect(told.at(-1)!.y).toBeGreaterThan(Math.max(...names.map((each) => each.y)));
  });
});
