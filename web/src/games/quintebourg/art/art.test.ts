import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import Emblem from "./Emblem.svelte";
import { EMBLEMS, type Sort } from "./emblems";
import { faces } from "./faces.svelte";
import Hospital from "./Hospital.svelte";
import House from "./House.svelte";
import { MARKS } from "./marks";
import { KINDS, of, PICTURES, type Picture, type Props } from "../fixtures/pictures";

beforeAll(() => faces.load());

function markup(picture: Picture, props: Props): string {
  const { container, unmount } = render(picture, props);
  const drawn = container.innerHTML;
  unmount();
  return drawn;
}

test("every role, post and camp has an emblem, and there is none besides", () => {
  for (const sort of Object.keys(KINDS) as Sort[])
    expect(Object.keys(EMBLEMS[sort]).sort()).toEqual(KINDS[sort].split(" ").sort());
});

test("print-outs show the same emblems (npx vitest run art.test.ts -u writes them anew)", async () => {
  const emblems = (["role", "post"] as const).flatMap((sort) =>
    Object.entries(EMBLEMS[sort]).map(([kind, drawing]) => `"${sort}-${kind}": ${JSON.stringify(drawing)}`),
  );
  await expect(`{\n${emblems.join(",\n")}\n}\n`).toMatchFileSnapshot(
    "../../../../../src/meetinghouse/games/quintebourg/data/emblems.json",
  );
});

describe.each(PICTURES)("%s", (_, picture, each) => {
  test("each kind is drawn, whole, and unlike the others", () => {
    const drawn = each.map((props) => markup(picture, props));
    for (const [index, svg] of drawn.entries()) {
      expect(svg.match(/<path/g)?.length ?? 0, JSON.stringify(each[index])).toBeGreaterThan(2);
      expect(svg).not.toMatch(/NaN|undefined|d=""/);
      expect(svg).toContain('aria-hidden="true"');
    }
    expect(new Set(drawn).size).toBe(each.length);
  });

  test("a title is its name for those who listen", () => {
    const { unmount } = render(picture, { ...each[0], title: "Là-bas" });
    expect(screen.getByRole("img", { name: "Là-bas" }).getAttribute("aria-hidden")).toBeNull();
    unmount();
  });
});

test("where a role and a camp share a name, the role is meant unless the camp is asked for", () => {
  const role = markup(Emblem, { kind: "nobel" });
  expect(role).toBe(markup(Emblem, { kind: "nobel", of: "role" }));
  expect(role).not.toBe(markup(Emblem, { kind: "nobel", of: "camp" }));
});

test("a kind nobody knows is an empty picture", () => {
  expect(markup(Emblem, { kind: "constructor" })).not.toContain("<path");
});

test("what the reader may not know is drawn like somebody unharmed", () => {
  const [unknown, unharmed] = [null, "i"].map((health) =>
    markup(House, { number: 4, lit: true, residents: [of(health)] }),
  );
  expect(unknown).toBe(unharmed);
});

test("a house bears its number", () => {
  const { container } = render(House, { number: 21 });
  expect(container.querySelector("text")?.textContent).toBe("21");
});

test("the hospital has a window for each of twenty-one patients", () => {
  const marked = (count: number) =>
    markup(Hospital, { rooms: Array.from({ length: count }, () => of("b")) }).split("<path").length;
  const without = markup(Hospital, { rooms: Array.from({ length: 21 }, () => of(null)) }).split("<path").length;
  expect(marked(21) - without).toBe(21 * MARKS.b.length);
});
