import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, test } from "vitest";
import Bunker from "./Bunker.svelte";
import Camera from "./Camera.svelte";
import Charm from "./Charm.svelte";
import Coin from "./Coin.svelte";
import Emblem from "./Emblem.svelte";
import { EMBLEMS, type Sort } from "./emblems";
import Gavel from "./Gavel.svelte";
import Hand from "./Hand.svelte";
import Health from "./Health.svelte";
import Hospital from "./Hospital.svelte";
import House from "./House.svelte";
import Letter from "./Letter.svelte";
import { MARKS } from "./marks";
import Moon from "./Moon.svelte";
import Potion from "./Potion.svelte";
import Ring from "./Ring.svelte";
import Sign from "./Sign.svelte";
import Square from "./Square.svelte";
import TownHall from "./TownHall.svelte";
import Tribunal from "./Tribunal.svelte";

// as the rules name them
const KINDS: Record<Sort, string> = {
  role:
    "rept-alpha rept-rouge rept-noire reptilienne seth fennec cortex minus medecin sesiano amoureux skadi villageois hess rappaz " +
    "pach algebriste analyste geometre nobel scientifique geek chercheur bricoleur ingenieur infirmier pharmacien chirurgien " +
    "brancardier anesthesiste curieux fouineur indiscret fureteur commere tricheur brigand hackeur marchand-de-sable morphee " +
    "laura coriace artiste eris cupidon assassin parrain bras-droit",
  post:
    "scrutateur bourreau notaire president senateur procureur chef-armees pretre-cupide pretre-odieux adj-randy adj-armish " +
    "pick-mirko pick-mirka",
  camp: "amoureux idealistes mc setheux reptiliens nobel geometres algebristes analystes villageois",
};
const NAMED = (Object.keys(KINDS) as Sort[]).flatMap((of) => KINDS[of].split(" ").map((kind) => ({ of, kind })));

type Props = Record<string, unknown>;

function markup(picture: Component<any>, props: Props): string {
  const { container, unmount } = render(picture, props);
  const drawn = container.innerHTML;
  unmount();
  return drawn;
}

const STATES = ["i", "b", "c", "q", "m"];
const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const of = (health: string | null) => ({ health });

/** Pictures of one sort: no two of them look the same. */
const PICTURES: readonly [name: string, picture: Component<any>, each: readonly Props[]][] = [
  ["emblem", Emblem, NAMED],
  ["health", Health, STATES.map((state) => ({ state }))],
  ["moon", Moon, WEEK.map((day) => ({ day }))],
  ["charm", Charm, [{ kind: "jinx" }, { kind: "luck" }]],
  ["potion", Potion, [{ kind: "coma" }, { kind: "xp" }, { kind: "poison" }]],
  ["camera", Camera, [{}, { seen: 0 }, { seen: 1 }, { seen: 2 }]],
  ["coin", Coin, [{}, { count: 0 }, { count: 12 }, { count: 120 }]],
  ["letter", Letter, [{}, { open: true }]],
  ["ring", Ring, [{}, { widowed: true }]],
  ["gavel", Gavel, [{}]],
  ["hand", Hand, [{}]],
  ["tribunal", Tribunal, [{}]],
  ["sign", Sign, [{}]],
  ["square", Square, [{ hour: "day" }, { hour: "night" }, { hour: "feast" }]],
  ["town hall", TownHall, [{}, { lit: true }]],
  ["bunker", Bunker, [{}, { forced: true }]],
  ["hospital", Hospital, [{}, { lit: true, rooms: [of("b")] }, ...STATES.map((state) => ({ rooms: [of(state)] }))]],
  [
    "house",
    House,
    [
      ...STATES.map((state) => ({ number: 1, residents: [of(state)] })),
      ...[{ lit: true }, { vacant: true }, { own: true }, { selected: true }].map((look) => ({ number: 1, ...look })),
      { number: 1, residents: [of("i"), of("m")] },
      { number: 2 },
    ],
  ],
];

test("every role, post and camp has an emblem, and there is none besides", () => {
  for (const sort of Object.keys(KINDS) as Sort[]) expect(Object.keys(EMBLEMS[sort]).sort()).toEqual(KINDS[sort].split(" ").sort());
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
  const [unknown, unharmed] = [null, "i"].map((health) => markup(House, { number: 4, lit: true, residents: [of(health)] }));
  expect(unknown).toBe(unharmed);
});

test("a house bears its number", () => {
  const { container } = render(House, { number: 21 });
  expect(container.querySelector("text")?.textContent).toBe("21");
});

test("the hospital has a window for each of twenty-one patients", () => {
  const marked = (count: number) => markup(Hospital, { rooms: Array.from({ length: count }, () => of("b")) }).split("<path").length;
  const without = markup(Hospital, { rooms: Array.from({ length: 21 }, () => of(null)) }).split("<path").length;
  expect(marked(21) - without).toBe(21 * MARKS.b.length);
});
