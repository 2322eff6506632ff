/** The end of a game of Salem: who became a witch when, who was unmasked or out when, and the clauses that decided it. */
import { lastGame, type Because, type Ending, type Mark } from "../../lib/end/ending";
import type { Tagged, Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import { bySuspicion } from "./opening.svelte";
import type { SalemView } from "./view";

const open = (message: Message) => message.opened as SalemView | null;
const isWitch = (message: Message, seat: number) => Boolean(open(message)?.people[seat]?.witch);

const RULES: Record<string, readonly string[]> = {
  "last-witch-revealed": ["SAL-WIN-01"],
  "last-townsperson-turned": ["SAL-WIN-02"],
  "all-living-are-witches": ["SAL-WIN-02"],
  "somebody-eliminated": ["SAL-GHOST-34"],
  "constable-revealed": ["SAL-GHOST-36"],
};

function marks(story: readonly Tagged[], message: Message): Mark[] {
  const found: Mark[] = [];
  let conspiracies = 0;
  story.forEach((event, at) => {
    const seat = event["seat"] as number;
    if (event.type === "black-card-drawn" && event["card"] === "conspiracy") {
      conspiracies++;
      for (const each of open(message)?.turned ?? [])
        if (each.conspiracy === conspiracies) found.push({ at, seat: each.seat, kind: "turned" });
    } else if (event.type === "tryal-revealed" && event["face"] !== "not-a-witch")
      found.push({ at, seat, kind: "unmasked" });
    else if (event.type === "eliminated") found.push({ at, seat, kind: "out" });
  });
  return found;
}

function part(message: Message, seat: number): string {
  const person = open(message)?.people[seat];
  if (!person || person.ghost) return "ghost";
  if (person.witch) return "witch";
  return person.row.some((card) => card.face === "constable") ? "constable" : "town";
}

const partName = (t: Texts, part: string) => t.say(part === "ghost" ? "page-salem-ghost" : `page-salem-was-${part}`);

function verdict(t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]): Because {
  const outcome = message.table.outcome!;
  const won = lastGame(story).findLast((each) => each.type === "game-won");
  const ghosts = Boolean(open(message)?.people.some((each) => each.ghost));
  const rules = RULES[outcome.why] ?? [];
  return {
    text: won ? t.event(won, message.you.seat, names) : t.word("why", outcome.why),
    rules: ghosts
      ? rules.map((each) => ({ "SAL-WIN-01": "SAL-GHOST-33", "SAL-WIN-02": "SAL-GHOST-35" })[each] ?? each)
      : rules,
  };
}

function because(t: Texts, message: Message, names: readonly string[]): Because[] {
  const outcome = message.table.outcome!;
  const view = open(message);
  if (!view) return [];
  const ghosts = view.people.some((each) => each.ghost);
  const said = (key: string, seats: number[], rules: string[]): Because[] =>
    seats.length
      ? [{ text: t.say(key, { names: t.join(seats.map((seat) => t.name(seat, names))), count: seats.length }), rules }]
      : [];
  const seats = outcome.sides.map((_, seat) => seat).filter((seat) => !view.people[seat]?.ghost);
  const onSide = seats.filter((seat) => outcome.sides[seat] === outcome.side);
  const last = onSide.filter((seat) => !outcome.winners.includes(seat));
  const passed = seats.filter(
    (seat) => isWitch(message, seat) && !view.people[seat]!.row.some((card) => card.face === "witch"),
  );
  const dead = onSide.filter((seat) => outcome.winners.includes(seat) && !view.people[seat]!.living);
  return [
    ...said("page-salem-why-last-turned", last, [ghosts ? "SAL-GHOST-35" : "SAL-WIN-07"]),
    ...said("page-salem-why-still-witch", passed, ["SAL-CONSP-15"]),
    ...(outcome.why === "last-witch-revealed" && !ghosts
      ? said(
          "page-salem-why-alive",
          seats.filter((seat) => isWitch(message, seat) && view.people[seat]!.living),
          ["SAL-WIN-03"],
        )
      : []),
    ...said("page-salem-why-dead-win", dead, ["SAL-ELIM-15"]),
  ];
}

export const ending: Ending = {
  role: (t, message, seat) => partName(t, part(message, seat)),
  part,
  partName,
  sideName: (t, side) => t.word("side", side),
  foe: (message, seat) => isWitch(message, seat),
  knew: isWitch,
  marks,
  verdict,
  because,
  order: (message) => (open(message) ? bySuspicion(open(message)!) : []),
};
