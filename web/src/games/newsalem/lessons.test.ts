import { describe, expect, it } from "vitest";
import english from "../../../../src/meetinghouse/games/newsalem/texts/en.ftl?raw";
import spanish from "../../../../src/meetinghouse/games/newsalem/texts/es.ftl?raw";
import french from "../../../../src/meetinghouse/games/newsalem/texts/fr.ftl?raw";
import events from "./fixtures/events.json";
import over from "./fixtures/over.json";
import { lessonsDue } from "../../lib/coach/coach";
import { Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { learn } from "./learn";
import { lessons as taught } from "./lessons";
import type { NewSalemView, Person } from "./view";

const as = (value: unknown) => value as Message;
const FIRST = ["theme", "sides", "character"];
const lessons = (message: Message, seen: readonly string[] = []) =>
  lessonsDue(taught, message, new Set(seen)).map((each) => each.key);

interface Changes {
  story?: object[];
  phase?: string;
  decisions?: object[];
  offers?: object[];
  town?: Partial<NewSalemView["town"]>;
  people?: (seat: number) => Partial<Person>;
}

/** A first round in which nothing has happened yet, with some changes; the reader sits in seat 0. */
function having({ story = [], phase = "pick", decisions = [], offers = [], town = {}, people }: Changes): Message {
  const base = as(events.player);
  const view = base.view as NewSalemView;
  const nothing: Partial<Person> = {
    hope: 0,
    buildings: [],
    set_points: 0,
    on_trial: false,
    ready: false,
    character: null,
  };
  return {
    ...base,
    story: story as Message["story"],
    decisions: decisions as Message["decisions"],
    offers: offers as Message["offers"],
    view: {
      ...view,
      phase,
      town: { ...view.town, round: 1, despair: 0, ...town },
      people: view.people.map((each, seat) => ({ ...each, ...nothing, ...people?.(seat) })),
    },
  };
}

const asked = (kind: string) => [{ id: "1", seat: 0, kind, options: [] }];
const me = (what: Partial<Person>) => (seat: number) => (seat === 0 ? what : {});
const other = (what: Partial<Person>) => (seat: number) => (seat === 2 ? what : {});
const triggered = (card: string, target: number | null = null) => [
  { type: "event-triggered", seat: 1, card, amount: 3, target },
];

describe("what a coach says of New Salem", () => {
  it("begins with what the game is about, one thing after the other, and then the first card", () => {
    expect(lessons(having({ decisions: asked("pick") }))).toEqual([...FIRST, "draft"]);
    expect(lessons(having({}), FIRST)).toEqual([]);
  });

  it("says nothing twice", () => {
    const message = having({ story: [{ type: "hands-passed", direction: "left", left: 2 }] });
    expect(lessons(message, FIRST)).toEqual(["passing"]);
    expect(lessons(message, [...FIRST, "passing"])).toEqual([]);
  });

  it.each<[Changes, string[]]>([
    [{ phase: "last-two", decisions: asked("last-two") }, ["last-two"]],
    [{ story: [{ type: "buildings-played", seat: 3, buildings: ["tavern"], hope: 0, despair: 0 }] }, ["symbols"]],
    [{ people: me({ hope: 1 }) }, ["hope"]],
    [{ people: other({ hope: 1 }) }, []],
    [{ town: { despair: 1 } }, ["despair"]],
    [{ phase: "remove-despair", decisions: asked("remove-despair") }, ["removing"]],
    [{ story: [{ type: "despair-removed", seat: 2, owner: 3, building: "gallows", despair: 0 }] }, ["removing"]],
    [{ phase: "events", decisions: asked("ready") }, ["events"]],
    [{ phase: "events", offers: [{ kind: "give" }] }, ["giving"]],
    [{ story: [{ type: "hope-given", giver: 2, receiver: 0, amount: 1 }] }, ["gift"]],
    [{ story: [{ type: "hope-given", giver: 2, receiver: 3, amount: 1 }] }, []],
    [{ story: triggered("cleansing") }, ["cleansing"]],
    [{ phase: "events", offers: [{ kind: "cleansing" }] }, ["cleansing"]],
    [{ story: triggered("investigation", 2) }, ["investigation"]],
    [{ story: triggered("investigation", 0) }, ["investigation", "watched"]],
    [{ story: triggered("trial", 2) }, ["trial"]],
    [{ story: triggered("trial", 0), people: me({ on_trial: true }) }, ["trial", "tried"]],
    [{ story: triggered("pardon", 2) }, ["pardon"]],
    [
      {
        story: [{ type: "character-investigated", seat: 0, target: 2, character: "widow", side: "witches", types: [] }],
      },
      ["known"],
    ],
    [{ phase: "events", people: other({ ready: true }) }, ["ready"]],
    [{ story: [{ type: "round-ended", round: 1, deck: 80 }] }, ["round"]],
    [{ decisions: asked("pick"), town: { round: 2 } }, ["draft", "scoring"]],
    [{ people: other({ set_points: 2 }) }, ["set"]],
    [{ town: { despair: 7, threshold: 10 } }, ["despair", "brink"]],
    [{ town: { round: 5 } }, ["last"]],
  ])("explains the first %j", (changes, due) => {
    expect(lessons(having(changes), FIRST)).toEqual(due);
  });

  it("tells how it was counted at the end, and nothing of the beginning any more", () => {
    const said = lessons(as({ ...over, story: [] }));
    expect(said).toEqual(["reckoning", "over"]);
    expect(taught.params!(as(over))).toMatchObject({
      despair: String(over.view.verdict.cubes),
      final: String(over.view.verdict.despair),
      threshold: "10",
    });
  });

  it("says the same to a witch and to a puritan", () => {
    const character = (side: string) =>
      having({ decisions: asked("pick"), people: me({ character: { kind: "x", side, types: [] } }) });
    expect(lessons(character("witches"))).toEqual(lessons(character("puritans")));
    expect(taught.params!(character("witches"))).toEqual(taught.params!(character("puritans")));
  });

  it("says nothing to those who watch", () => {
    expect(lessons(as(events.public))).toEqual([]);
  });

  it("explains what is asked before what can wait", () => {
    const now = taught.all.filter((each) => each.atOnce).map((each) => each.key);
    expect(now).toEqual(["last-two", "symbols", "hope", "despair", "removing", "events", "tried"]);
  });

  it("names the costs of the cards on this table", () => {
    const costly = as(structuredClone(events.player));
    (costly.view as NewSalemView).town.events.find((each) => each.kind === "trial")!.cost = 9;
    const params = taught.params!(costly);
    expect(params["trial"]).toBe("9");
    expect(new Texts("en", [english]).say("page-coach-trial-text", params)).toContain("9 hope");
  });

  it.each([
    ["en", english],
    ["fr", french],
    ["es", spanish],
  ] as const)("has words for every lesson in %s, with all they need", (language, source) => {
    const texts = new Texts(language, [source]);
    const params = taught.params!(as(over));
    for (const { key } of taught.all) {
      expect(texts.has(`page-coach-${key}`), key).toBe(true);
      expect(texts.has(`page-coach-${key}-text`), key).toBe(true);
      expect(texts.say(`page-coach-${key}-text`, params)).not.toMatch(/\{|\}|⟨/);
    }
  });
});

describe("a first game", () => {
  it("has five players: then somebody is a witch, and every event lies there", () => {
    expect(learn.players).toBe(5);
  });
});
