/** The guide to New Salem, section by section; what stands on the cards comes from the box. */
import { section, type GuideBook, type Item, type Section } from "../../../lib/rules/guide";
import type { Params, Texts } from "../../../lib/texts/texts";
import { BUILDINGS } from "../art/buildings";
import { PEOPLE } from "../art/people";
import { box, copies, count, of, origins, type Origin, type Piece } from "./box.svelte";
import Fact from "./Fact.svelte";
import { EVENT_RULES, SECTIONS } from "./guide";
import Picture from "./Picture.svelte";

/** The kinds of each group that we know. */
const KNOWN = { building: BUILDINGS, event: EVENT_RULES, character: PEOPLE };
type Group = keyof typeof KNOWN;

/** The kinds of a group as they lie in the box; without it, those that we know. */
function kinds(group: Group): [kind: string, piece: Piece | null][] {
  const pieces = of(box.pieces, group);
  return pieces.length
    ? pieces.map((each) => [each.kind, each])
    : Object.keys(KNOWN[group]).map((kind) => [kind, null]);
}

/** The name of a component, whatever its group. */
function nameOf(t: Texts, group: string, kind: string): string {
  if (group === "round") return t.say("page-guide-round-name", { round: kind });
  if (group === "players") return t.say("page-guide-players-name", { players: kind });
  return t.say(`${group === "event" ? "card" : group}-${kind}`);
}

// --- the pieces

function symbols(t: Texts, piece: Piece): string {
  const found = ["hope", "despair", "removals"].filter((each) => count(piece, each) > 0);
  return (
    t.join(found.map((each) => t.say(`page-guide-${each}`, { count: count(piece, each) }))) ||
    t.say("page-guide-no-symbol")
  );
}

function printed(t: Texts, group: Group, piece: Piece): string[] {
  const { facts, kind } = piece;
  switch (group) {
    case "building":
      return [
        t.say("page-guide-building", { type: t.say(`type-${String(facts["type"])}`), symbols: symbols(t, piece) }),
      ];
    case "event": {
      const uses = facts["limited"] ? t.say("page-guide-uses", { count: copies(piece) }) : t.say("page-guide-no-limit");
      return [t.say("page-guide-event", { cost: count(piece, "cost"), uses }), t.say(`card-${kind}-effect`)];
    }
    case "character": {
      const types = t.join((facts["types"] as string[]).map((each) => t.say(`type-${each}`)));
      return [t.say("page-guide-character", { side: t.say(`one-of-${String(facts["side"])}`), types })];
    }
  }
}

function items(t: Texts, group: Group): Item[] {
  return kinds(group).map(([kind, piece]) => {
    const id = `${group}-${kind}`;
    const advice = t.has(`guide-${id}`) ? [t.say(`guide-${id}`)] : [];
    return {
      id,
      title: nameOf(t, group, kind),
      texts: [...(piece ? printed(t, group, piece) : []), ...advice],
      rules: (group === "event" && EVENT_RULES[kind]) || [],
    };
  });
}

// --- the lists

function rounds(t: Texts): string[] {
  return of(box.pieces, "round").map(({ kind, facts }) =>
    t.say("page-guide-round", {
      round: kind,
      deal: Number(facts["deal"]),
      play: Number(facts["play"]),
      direction: t.say(`direction-${String(facts["direction"])}`),
    }),
  );
}

function players(t: Texts): string[] {
  return of(box.pieces, "players").map((each) => {
    const here = count(each, "players");
    const events = of(box.pieces, "event").map((event) => [event.kind, copies(event, here)] as const);
    const there = events.filter(([, cards]) => cards > 0).map(([kind, cards]) => t.many("card", kind, cards));
    return t.say("page-guide-players", {
      players: here,
      witches: count(each, "witches"),
      puritans: count(each, "puritans"),
      despair: count(each, "despair"),
      buildings: of(box.pieces, "building").reduce((sum, building) => sum + copies(building, here), 0),
      events: t.join(there),
    });
  });
}

/** The sources in one line: a few by name, the others together. */
function origin(t: Texts, { group, facts, parts }: Origin): string {
  const told = parts.map(([source, kinds], at) =>
    at === parts.length - 1
      ? t.say(parts.length > 1 ? "page-guide-source-rest" : "page-guide-source", { source: t.say(`source-${source}`) })
      : t.say("page-guide-source-some", {
          source: t.say(`source-${source}`),
          names: t.join(kinds.map((kind) => nameOf(t, group, kind))),
        }),
  );
  return t.say("page-guide-origin", {
    group: t.say(`group-${group}`),
    facts: t.join(facts.map((fact) => t.say(`fact-${fact}`))),
    origins: told.join(t.say("semicolon")),
  });
}

// --- the whole

const lines = (items: string[]): string => items.map((each) => `- ${each}`).join("\n");

/** The numbers and lists of the box that the guide's texts name. */
function parameters(t: Texts): Params {
  const buildings = of(box.pieces, "building");
  const cleansing = of(box.pieces, "event").find((each) => each.kind === "cleansing");
  return {
    building_cards: buildings.reduce((sum, each) => sum + copies(each), 0) || "–",
    cleansing_cost: cleansing ? count(cleansing, "cost") : "–",
    rounds: lines(rounds(t)),
    players: lines(players(t)),
    sources: lines(origins(box.pieces).map((each) => origin(t, each))),
  };
}

function sections(t: Texts): Section[] {
  const params = parameters(t);
  return Object.entries(SECTIONS).map(([key, rules]) => ({
    ...section(t, key, rules, params),
    ...(key === "buildings" && { items: items(t, "building") }),
    ...(key === "events" && { items: items(t, "event") }),
    ...(key === "characters" && { items: items(t, "character") }),
  }));
}

export const guide: GuideBook = {
  editions: [],
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  read: async (t) => {
    await box.load();
    return () => sections(t);
  },
  picture: Picture,
  fact: Fact,
};
