/** The end of a game of Quinte-bourg: who fell when, which camps have won by which clause, and who was with whom. */
import { lastGame, type Because, type Ending, type Mark } from "../../lib/end/ending";
import type { Tagged, Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import type { QuintebourgView } from "./view";

const open = (message: Message) => (message.opened ?? message.view) as QuintebourgView | null;

const RULES: Record<string, string> = {
  "all-others-dead": "QB-WIN-09",
  "no-reptilian-left": "QB-WIN-11",
  "all-charmed": "QB-WIN-06",
  conquest: "QB-WIN-14",
  annihilation: "QB-WIN-16",
  "last-two": "QB-WIN-08",
  "enough-standing": "QB-WIN-03",
  "no-mathematician-won": "QB-WIN-10",
  together: "QB-WIN-01",
  "two-left": "QB-END-02",
  conversion: "QB-END-03",
};
const ruleOf = (camp: string, why: string) => {
  if (why === "all-coins") return camp === "mc" ? "QB-WIN-07" : "QB-WIN-12";
  return RULES[why] ?? "QB-END-01";
};

const FALLEN = new Set(["q", "m"]); // both lie in the morgue
const HURT = new Set(["c", ...FALLEN]);

function marks(story: readonly Tagged[]): Mark[] {
  const found: Mark[] = [];
  const health = (at: number, seat: number, state: string) => {
    if (HURT.has(state)) found.push({ at, seat, kind: FALLEN.has(state) ? "out" : "fell" });
  };
  story.forEach((event, at) => {
    if (event.type === "condemned") found.push({ at, seat: event["seat"] as number, kind: "condemned" });
    else if (event.type === "health-announced") health(at, event["seat"] as number, String(event["health"]));
    else if (event.type === "health-reported")
      (event["seats"] as number[]).forEach((seat, place) => health(at, seat, (event["states"] as string[])[place]!));
    else if (event.type === "converted") found.push({ at, seat: event["seat"] as number, kind: "turned" });
  });
  return found;
}

function role(t: Texts, message: Message, seat: number): string {
  const person = open(message)?.people[seat];
  return person
    ? [person.party, person.effect]
        .filter(Boolean)
        .map((each) => t.word("role", each))
        .join(" · ")
    : "";
}

const wins = (story: readonly Tagged[]) => lastGame(story).filter((each) => each.type === "camp-won");

function verdict(t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]): Because {
  const won = wins(story);
  const { why, side } = message.table.outcome!;
  if (!won.length) return { text: t.word("why", why), rules: [ruleOf(side, why)] };
  return {
    text: won.map((each) => t.event(each, message.you.seat, names)).join(" "),
    rules: [...new Set(won.map((each) => ruleOf(String(each["camp"]), String(each["why"]))))],
  };
}

function because(t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]): Because[] {
  const outcome = message.table.outcome!;
  const people = open(message)?.people ?? [];
  const named = (seats: number[]) => t.join(seats.map((seat) => t.name(seat, names)));
  const dead = outcome.winners.filter((seat) => FALLEN.has(people[seat]?.health ?? ""));
  const stopped = !wins(story).some((each) => each["why"] === outcome.why);
  return [
    ...(stopped ? [{ text: t.word("why", outcome.why), rules: [ruleOf(outcome.side, outcome.why)] }] : []),
    ...(dead.length
      ? [
          {
            text: t.say("page-quintebourg-why-dead-win", { names: named(dead), count: dead.length }),
            rules: ["QB-WIN-18"],
          },
        ]
      : []),
  ];
}

export const ending: Ending = {
  role,
  part: (message, seat) => open(message)?.people[seat]?.party ?? "",
  partName: (t, part) => t.word("role", part),
  sideName: (t, side) => t.word("camp", side),
  foe: (message, seat, reader) => {
    const sides = message.table.outcome?.sides ?? [];
    return reader === null ? false : sides[seat] !== sides[reader];
  },
  knew: () => false,
  marks,
  verdict,
  because,
};
