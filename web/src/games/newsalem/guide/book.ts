/** The guide to New Salem, section by section; what stands on the cards comes from the box. */
import { named, type GuideBook, type Item, type Section } from "../../../lib/rules/guide";
import { say, words } from "../../../lib/texts/words.svelte";
import { box, copies, count, numbers, of, origins, type Origin, type Piece } from "./box.svelte";
import Fact from "./Fact.svelte";
import { EVENT_RULES, GUIDES, SECTIONS, type Block, type Guide, type SectionKey } from "./guide";
import Picture from "./Picture.svelte";

/** The kinds of a group as they lie in the box; without it, those that the guide has words for. */
function kinds(group: string, advice: Record<string, string>): [kind: string, piece: Piece | null][] {
  const pieces = of(box.pieces, group);
  return pieces.length ? pieces.map((each) => [each.kind, each]) : Object.keys(advice).map((kind) => [kind, null]);
}

const list = (items: string[]): string => words.now.join(items);

/** The name of a component, whatever its group. */
function nameOf(group: string, kind: string): string {
  if (group === "round") return say("page-guide-round-name", { round: kind });
  if (group === "players") return say("page-guide-players-name", { players: kind });
  return say(`${group === "event" ? "card" : group}-${kind}`);
}

// --- the pieces

function symbols(piece: Piece): string {
  const found = ["hope", "despair", "removals"].filter((each) => count(piece, each) > 0);
  return (
    list(found.map((each) => say(`page-guide-${each}`, { count: count(piece, each) }))) || say("page-guide-no-symbol")
  );
}

function printed(group: string, piece: Piece): string[] {
  const { facts, kind } = piece;
  switch (group) {
    case "building":
      return [say("page-guide-building", { type: say(`type-${String(facts["type"])}`), symbols: symbols(piece) })];
    case "event": {
      const uses = facts["limited"] ? say("page-guide-uses", { count: copies(piece) }) : say("page-guide-no-limit");
      return [say("page-guide-event", { cost: count(piece, "cost"), uses }), say(`card-${kind}-effect`)];
    }
    default: {
      const types = list((facts["types"] as string[]).map((each) => say(`type-${each}`)));
      return [say("page-guide-character", { side: say(`one-of-${String(facts["side"])}`), types })];
    }
  }
}

function items(
  group: string,
  advice: Record<string, string>,
  rules: Readonly<Record<string, readonly string[]>> = {},
): Item[] {
  return kinds(group, advice).map(([kind, piece]) => ({
    id: `${group}-${kind}`,
    title: nameOf(group, kind),
    texts: [...(piece ? printed(group, piece) : []), ...(advice[kind] ? [filled(advice[kind])] : [])],
    rules: rules[kind] ?? [],
  }));
}

// --- the lists

function rounds(): string[] {
  return of(box.pieces, "round").map(({ kind, facts }) =>
    say("page-guide-round", {
      round: kind,
      deal: Number(facts["deal"]),
      play: Number(facts["play"]),
      direction: say(`direction-${String(facts["direction"])}`),
    }),
  );
}

function players(): string[] {
  return of(box.pieces, "players").map((each) => {
    const here = count(each, "players");
    const events = of(box.pieces, "event").map((event) => [event.kind, copies(event, here)] as const);
    const there = events.filter(([, cards]) => cards > 0).map(([kind, cards]) => words.now.many("card", kind, cards));
    return say("page-guide-players", {
      players: here,
      witches: count(each, "witches"),
      puritans: count(each, "puritans"),
      despair: count(each, "despair"),
      buildings: of(box.pieces, "building").reduce((sum, building) => sum + copies(building, here), 0),
      events: list(there),
    });
  });
}

/** The sources in one line: a few by name, the others together. */
function origin({ group, facts, parts }: Origin): string {
  const told = parts.map(([source, kinds], at) =>
    at === parts.length - 1
      ? say(parts.length > 1 ? "page-guide-source-rest" : "page-guide-source", { source: say(`source-${source}`) })
      : say("page-guide-source-some", {
          source: say(`source-${source}`),
          names: list(kinds.map((kind) => nameOf(group, kind))),
        }),
  );
  return say("page-guide-origin", {
    group: say(`group-${group}`),
    facts: list(facts.map((fact) => say(`fact-${fact}`))),
    origins: told.join(say("semicolon")),
  });
}

const MADE: Record<string, () => string[]> = {
  "@rounds": rounds,
  "@players": players,
  "@sources": () => origins(box.pieces).map(origin),
};

// --- the whole

/** The text with its numbers and names. */
function filled(text: string): string {
  const known = numbers(box.pieces);
  return named(
    text.replace(/\{((?:cost|removals|cards)-[a-z-]+)\}/g, (_, key: string) => String(known.get(key) ?? "–")),
  );
}

function block(each: Block): Block[] {
  if (typeof each !== "string") return [each.map(filled)];
  const made = MADE[each]?.();
  return made ? (made.length ? [made] : []) : [filled(each)];
}

function sections(guide: Guide): Section[] {
  return (Object.keys(SECTIONS) as SectionKey[]).map((key) => ({
    id: key,
    title: filled(guide.sections[key].title),
    blocks: guide.sections[key].text.flatMap(block),
    rules: SECTIONS[key],
    ...(key === "buildings" && { items: items("building", guide.buildings) }),
    ...(key === "events" && { items: items("event", guide.events, EVENT_RULES) }),
    ...(key === "characters" && { items: items("character", guide.characters) }),
  }));
}

export const guide: GuideBook = {
  editions: [],
  read: async (language) => {
    const [{ guide }] = await Promise.all([GUIDES[language](), box.load()]);
    return () => sections(guide);
  },
  picture: Picture,
  fact: Fact,
};
