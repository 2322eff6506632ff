import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Suspicions from "./Suspicions.svelte";

afterEach(cleanup);

it("draws everything that happened at one entry: two phases began, or somebody was named or marked twice", () => {
  words.now = written("en");
  const point = { at: 3, by: 1 };
  const mark = { at: 3, seat: 0, kind: "turned" } as const;
  const { container } = render(Suspicions, {
    rows: [{ seat: 0, bots: [{ at: 1, share: 0.5 }], own: [], named: [point, point] }],
    until: 10,
    names: ["Ann"],
    role: () => "Witch",
    foe: () => true,
    marks: [mark, mark],
    nights: [3, 3],
  });
  for (const kind of [".charts .night", ".charts .mark", ".charts .named"])
    expect(container.querySelectorAll(kind)).toHaveLength(2);
});
