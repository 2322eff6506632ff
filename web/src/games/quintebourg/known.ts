/** All that a reader has learned of others, person by person: cards, groups, pairs, and what they were told alone. */
import type { Tagged, Texts } from "../../lib/texts/texts";
import type { Person, QuintebourgView } from "./view";

export interface Acquaintance {
  person: Person;
  /** What the reader knows for sure. */
  facts: string[];
  /** What the reader was told of them, oldest first. */
  news: string[];
}

/** Told to the reader alone, and about somebody. */
// prettier-ignore
const NEWS: Readonly<Record<string, string>> = {
  "card-seen": "target", "cards-seen": "target", treated: "target", "potion-given": "target", "potion-tried": "target",
  "stalk-answered": "target", "miracle-worked": "target", "order-delivered": "target", "invocation-failed": "target",
  "group-chose": "target", "pair-made": "other", "duo-news": "other", "couple-news": "other", "lover-known": "lover",
  "gift-made": "other", invoked: "seat", bequeathed: "heir", inherited: "owner",
};

/** About several people at once. */
const GROUPS = new Set(["group-met", "henchmen-chosen", "names-shown", "skadi-recognised"]);

function facts(t: Texts, view: QuintebourgView, person: Person): string[] {
  const found: string[] = [];
  if (person.party) found.push(t.say("page-quintebourg-knows-party", { role: t.word("role", person.party) }));
  if (person.alibi) found.push(t.say("page-quintebourg-knows-alibi", { role: t.word("role", person.alibi) }));
  if (person.effect) found.push(t.say("page-quintebourg-knows-effect", { role: t.word("role", person.effect) }));
  if (person.camp && person.seat !== view.viewer)
    found.push(t.say("page-quintebourg-knows-camp", { camp: t.word("camp", person.camp) }));
  for (const group of person.groups) {
    const name = group === "skadi" ? t.word("role", "skadi") : t.word("faction", group);
    found.push(
      t.say(person.leads.includes(group) ? "page-quintebourg-knows-leader" : "page-quintebourg-knows-group", {
        group: name,
      }),
    );
  }
  for (const duo of person.duo) found.push(t.say("page-quintebourg-knows-duo", { duo: t.word("duo", duo) }));
  for (const boss of person.henchman_of) {
    const [role, himself] = boss.endsWith("-himself") ? [boss.slice(0, -8), true] : [boss, false];
    found.push(
      t.say(himself ? "page-quintebourg-knows-chief" : "page-quintebourg-knows-henchman", {
        role: t.word("role", role),
      }),
    );
  }
  return found;
}

const concerns = (event: Tagged, seat: number): boolean =>
  Object.hasOwn(NEWS, event.type) && event[NEWS[event.type]!] === seat;

/** The groups that the reader has met, each as last seen. */
export function groups(
  t: Texts,
  view: QuintebourgView,
  story: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  names: readonly string[],
): string[] {
  const you = view.viewer;
  const called = names.map((name, seat) => (seat === you ? t.say("you-name").toLocaleLowerCase() : name));
  const found = new Map<string, Tagged>();
  for (const event of story)
    if (own.has(event) && GROUPS.has(event.type)) found.set([event.type, event["group"], event["role"]].join(), event);
  return [...found.values()].map((each) => t.event(each, you, called));
}

/** Those of whom the reader knows more than everybody, the best known first. */
export function known(
  t: Texts,
  view: QuintebourgView,
  story: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  names: readonly string[],
): Acquaintance[] {
  const you = view.viewer;
  const mine = story.filter((each) => own.has(each));
  const found = view.people
    .filter((each) => each.seat !== you)
    .map((person) => {
      const sure = facts(t, view, person).filter((_, at) => at > 0 || !(person.bunker && person.party === "medecin"));
      const news = mine.filter((each) => concerns(each, person.seat)).map((each) => t.event(each, you, names));
      return { person, facts: sure, news: [...new Set(news)] };
    });
  return found
    .filter(({ facts, news }) => facts.length + news.length > 0)
    .sort((one, other) => other.facts.length - one.facts.length || other.news.length - one.news.length);
}

/** What the reader alone was told, about nobody in particular. */
// prettier-ignore
const LOOSE = new Set([
  "skadi-joined", "sent-to-sleep", "guard-posted", "door-found", "door-reported", "reveal-answered", "loot-counted", "health-felt",
  "converted", "inquiry-held", "camera-placed", "researched", "whisper-began",
]);

export function loose(
  t: Texts,
  view: QuintebourgView,
  story: readonly Tagged[],
  own: ReadonlySet<Tagged>,
  names: readonly string[],
): string[] {
  return story.filter((each) => own.has(each) && LOOSE.has(each.type)).map((each) => t.event(each, view.viewer, names));
}
