import { describe, expect, it } from "vitest";
import { seen, type SentView } from "./seen";

const channel = (name: string, ...readers: number[]) => ({ name, writers: readers, readers, form: "text" });
const told = (more: object = {}) =>
  ({
    game: "hats",
    viewer: 1,
    public: {
      phase: "day",
      channels: [channel("square", 0, 1), channel("graveyard", 0)],
      people: [
        { seat: 0, hat: null, hope: 2 },
        { seat: 1, hat: null, hope: 3 },
      ],
      opened: [],
    },
    own: { hand: ["cap"], seats: [{ role: "hatter" }], people: { "1": { hat: "cap" } } },
    ...more,
  }) as unknown as SentView;

describe("a view as its reader sees it", () => {
  it("has what everybody knows, and the own part beside it", () => {
    expect(seen(told())).toMatchObject({ game: "hats", viewer: 1, phase: "day", own: { hand: ["cap"] } });
    expect(seen(told())).not.toHaveProperty("public");
    expect(seen(told({ own: null }))).toMatchObject({ own: null, known: [] });
  });

  it("lays what the reader knows of people over what everybody knows, and leaves the others as they are", () => {
    const view = told();
    const people = (seen(view) as unknown as { people: object[] }).people;
    expect(people).toEqual([
      { seat: 0, hat: null, hope: 2 },
      { seat: 1, hat: "cap", hope: 3 },
    ]);
    expect(people[0]).toBe(view.public.people![0]);
  });

  it("names the channels that the reader can read, the own form of one in place of the public's", () => {
    const names = (view: SentView) => seen(view).channels.map((each) => each.name);
    expect(names(told())).toEqual(["square"]);
    expect(names(told({ viewer: null, own: null }))).toEqual(["square", "graveyard"]);
    const own = { channels: [channel("square", 1), channel("signs", 1)] };
    expect(seen(told({ own })).channels).toEqual([channel("square", 1), channel("signs", 1)]);
  });

  it("opens everything to one who watches, and after the end to all", () => {
    expect(seen(told({ own: { opened: [{ hand: [] }] } }))).toMatchObject({ opened: [{ hand: [] }] });
    const over = { viewer: null, own: { turned: [2], people: { "0": { hat: "bonnet" } } } };
    expect(seen(told(over))).toMatchObject({ own: null, turned: [2], people: [{ hat: "bonnet" }, { hat: null }] });
  });
});
