/**
 * What cannot be chosen, in few words: a player who cannot be chosen in any way is named alone, and players with the
 * same reasons are named together.
 */
import { same } from "./choice";
import type { Option, Tagged, Texts } from "../texts/texts";

export interface Shut {
  option: Option;
  rule: string;
}

const parts = (option: Option): Tagged[] => (Array.isArray(option) ? option : [option]);

/** Only its beginning, if no option with that beginning can be chosen, all for the same reason. */
function shortened({ option, rule }: Shut, closed: readonly Shut[], open: readonly Option[]): Option {
  const [first] = parts(option);
  const begins = (other: Option) => same(parts(other)[0], first);
  return open.some(begins) || closed.some((each) => each.rule !== rule && begins(each.option)) ? option : first!;
}

/** Each as short as possible; equal short forms are listed once, true copies as often as they occur. */
function once(shut: readonly Shut[], closed: readonly Shut[], open: readonly Option[]): Option[] {
  const found: Option[] = [];
  for (const each of shut) {
    const short = shortened(each, closed, open);
    if (same(short, each.option) || !found.some((other) => same(other, short))) found.push(short);
  }
  return found;
}

/** Options that differ only in the player, by what they share. */
function together(options: readonly Option[]): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const who = parts(option).find((part) => part.type === "seat");
    const shared = JSON.stringify(who ? parts(option).map((part) => (part === who ? "" : part)) : option);
    found.set(shared, [...(found.get(shared) ?? []), option]);
  }
  return [...found.values()];
}

/** The clauses that close something, each with what it closes. */
export function reasons(
  t: Texts,
  closed: readonly Shut[],
  open: readonly Option[],
  names: readonly string[],
  kind: string,
  label: (option: Option) => string,
): [rule: string, told: string][] {
  /** Replaces a person by several. */
  const many = (options: readonly Option[]) => {
    const seats = options.map((option) => parts(option).findIndex((part) => part.type === "seat"));
    const who = [...new Set(options.map((option, at) => t.name(parts(option)[seats[at]!]!["seat"] as number, names)))];
    const all = parts(options[0]!).map((part, at) => (at === seats[0] ? { type: "seat", seat: names.length } : part));
    return t.option(all.length === 1 ? all[0]! : all, [...names, t.join(who)], kind);
  };
  return [...new Set(closed.map((each) => each.rule))].map((rule) => {
    const groups = together(
      once(
        closed.filter((each) => each.rule === rule),
        closed,
        open,
      ),
    );
    const peopled = (group: readonly Option[]) =>
      group.length > 1 && parts(group[0]!).some((part) => part.type === "seat");
    if (!groups.some(peopled)) return [rule, t.join(t.counted(groups.flat().map(label)))];
    return [
      rule,
      groups
        .map((group) => (peopled(group) ? many(group) : t.join(t.counted(group.map(label)))))
        .join(t.say("semicolon")),
    ];
  });
}
