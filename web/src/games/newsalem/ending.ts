/** The end of a game of New Salem: who was tried when, which side won by the despair of the town, and by which clauses. */
import { lastGame, type Because, type Ending, type Mark } from "../../lib/end/ending";
import type { Tagged, Texts } from "../../lib/texts/texts";
import type { Message } from "../../lib/wire/types";
import type { NewSalemView } from "./view";

const open = (message: Message) => (message.opened ?? message.view) as NewSalemView | null;
const isWitch = (message: Message, seat: number) => message.table.outcome?.sides[seat] === "witches";

type Verdict = NonNullable<NewSalemView["verdict"]>;

/** The despair of the town when this many characters are turned over. */
export const despairAfter = ({ cubes, players }: Verdict, count: number): number =>
  Math.max(0, cubes + players.slice(0, count).reduce((sum, each) => sum + each.change, 0));

const RULES: Record<string, string> = {
  points: "NEW-WIN-01",
  hope: "NEW-WIN-02",
  shared: "NEW-WIN-03",
  "all-lose": "NEW-END-10",
};

function marks(story: readonly Tagged[]): Mark[] {
  return story.flatMap((event, at): Mark[] => {
    if (event.type !== "event-triggered" || typeof event["target"] !== "number") return [];
    if (event["card"] === "trial") return [{ at, seat: event["target"], kind: "tried" }];
    return event["card"] === "pardon" ? [{ at, seat: event["target"], kind: "pardoned" }] : [];
  });
}

function role(t: Texts, message: Message, seat: number): string {
  const character = open(message)?.people[seat]?.character;
  return character ? `${t.word("character", character.kind)}, ${t.say(`one-of-${character.side}`)}` : "";
}

function verdict(t: Texts, message: Message, names: readonly string[], story: readonly Tagged[]): Because {
  const { why, side } = message.table.outcome!;
  const won = lastGame(story).findLast((each) => each.type === "game-won");
  const bySide = { witches: ["NEW-END-08"], puritans: ["NEW-END-09"] }[side] ?? [];
  return {
    text: won ? t.event(won, message.you.seat, names) : t.word("why", why),
    rules: [...bySide, RULES[why] ?? ""].filter(Boolean),
  };
}

function because(t: Texts, message: Message, names: readonly string[]): Because[] {
  const found = open(message)?.verdict;
  const outcome = message.table.outcome!;
  if (!found) return [];
  const names_ = (seats: number[]) => t.join(seats.map((seat) => t.name(seat, names)));
  const players = found.players.map(({ seat }) => ({ seat, tried: Boolean(open(message)!.people[seat]?.on_trial) }));
  const those = (witch: boolean, tried: boolean) =>
    players.filter((each) => isWitch(message, each.seat) === witch && each.tried === tried).map((each) => each.seat);
  const said = (key: string, seats: number[], rules: string[]): Because[] =>
    seats.length ? [{ text: t.say(key, { names: names_(seats), count: seats.length }), rules }] : [];
  const beaten = players
    .map((each) => each.seat)
    .filter((seat) => outcome.sides[seat] === outcome.side && !outcome.winners.includes(seat));
  return [
    {
      text: t.say("page-newsalem-why-side", {
        side: outcome.winners.length ? outcome.side : "nobody",
        despair: found.despair,
        threshold: found.threshold,
      }),
      rules: [outcome.side === "puritans" ? "NEW-END-09" : outcome.winners.length ? "NEW-END-08" : "NEW-END-10"],
    },
    ...said("page-newsalem-why-free", those(true, false), ["NEW-END-03"]),
    ...said("page-newsalem-why-caught", those(true, true), ["NEW-END-02"]),
    ...said("page-newsalem-why-wronged", those(false, true), ["NEW-END-04"]),
    ...said("page-newsalem-why-fewer", beaten, [RULES[outcome.why] ?? "NEW-WIN-01"]),
  ];
}

export const ending: Ending = {
  role,
  part: (message, seat) => open(message)?.people[seat]?.character?.kind ?? "",
  partName: (t, part) => t.word("character", part),
  sideName: (t, side) => t.word("side", side),
  foe: isWitch,
  knew: isWitch,
  marks,
  verdict,
  because,
};
