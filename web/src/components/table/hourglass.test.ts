import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Hourglass from "./Hourglass.svelte";

const sand = (ends: number, length: number) => {
  const { container } = render(Hourglass, { ends, length, skew: 0 });
  return [...container.querySelectorAll("rect")].map((each) => Number(each.getAttribute("height")));
};

describe("the hourglass", () => {
  it("is full at first and empty at last", () => {
    const now = Date.now() / 1000;
    expect(sand(now + 30, 30)[0]).toBeCloseTo(14, 0);
    expect(sand(now - 1, 30)).toEqual([0, 12]);
  });

  it("is empty where there was no time at all", () => {
    expect(sand(Date.now() / 1000 - 1, 0)).toEqual([0, 12]);
  });
});
