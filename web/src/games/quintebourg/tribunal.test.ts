import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Tagged } from "../../lib/texts/texts";
import Tribunal from "./Tribunal.svelte";
import { cases } from "./tribunal";

const accused = (...seats: number[]): Tagged => ({ type: "accused", seats });
const judged = (seat: number, against: number[], mercy: number[]): Tagged => ({ type: "judged", seat, against, mercy });

afterEach(cleanup);

describe("the tribunal", () => {
  it("judges one after another", () => {
    const story = [accused(0), judged(0, [], [1]), accused(3, 1, 2), judged(3, [0, 1], [2])];
    expect(cases(story)).toEqual([
      { seat: 3, found: { against: 2, mercy: 1 }, now: false },
      { seat: 1, found: null, now: true },
      { seat: 2, found: null, now: false },
    ]);
    expect(cases([])).toEqual([]);
    expect(cases(story, (seat) => seat === 1).map((each) => each.now)).toEqual([false, false, true]);
  });

  it("has a picture of its own, and says of everybody how it stands", () => {
    const { container } = render(Tribunal, {
      story: [accused(3, 1, 2), judged(3, [0, 1], [2])],
      people: [],
      names: ["Ann", "Ben", "Cat", "Dan"],
      you: 1,
    });
    expect(container.querySelector("svg")).toBeTruthy();
    const said = [...container.querySelectorAll("li")].map((each) => each.textContent);
    expect(said[0]).toContain("page-quintebourg-executed");
    expect(said[1]).toContain("page-quintebourg-judged-now");
    expect(said[2]).toContain("page-quintebourg-judged-later");
    expect(container.querySelector("[aria-current] b")!.textContent).toBe("Ben");
  });
});
