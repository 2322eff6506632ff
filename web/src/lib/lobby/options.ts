/** A game's settings at a table: what is usual, what was changed, and what goes together. */
import type { Params } from "../texts/texts";
import type { GameOffered, Setting } from "../wire/types";

export type Options = Record<string, unknown>;
export type Chosen = { options: Options; pace: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The usual value of a setting, by the edition or by the pace. */
export function usual(game: GameOffered, setting: Setting, { options, pace }: Chosen): unknown {
  if (setting.presets) {
    const edition = game.options.find((each) => each.name === "edition");
    return setting.presets[String(options["edition"] ?? edition?.default)];
  }
  return game.clocks[pace]?.[setting.name] ?? setting.default;
}

/** The parameters of texts about a game in that edition: its settings by name, yes and no as words. */
export function inTexts(game: GameOffered, edition: string): Params {
  const found: Params = {};
  for (const { name, presets, default: plain } of game.options) {
    const now = presets ? presets[edition] : plain;
    found[name] = typeof now === "boolean" ? (now ? "yes" : "no") : (now as string | number);
  }
  return found;
}

export function value(game: GameOffered, setting: Setting, chosen: Chosen): unknown {
  return chosen.options[setting.name] ?? usual(game, setting, chosen);
}

/** Whether the table's value is unusual; settings that only follow from another one do not count. */
export function changed(game: GameOffered, setting: Setting, chosen: Chosen): boolean {
  const now = value(game, setting, chosen);
  if (setting.name === "edition" || same(now, usual(game, setting, chosen))) return false;
  return (
    setting.group !== "" ||
    !game.options.some((each) => each.group && each.name in chosen.options && same(each.needs?.[setting.name], now))
  );
}

export interface Group {
  name: string;
  settings: Setting[];
}

/** Whether this setting exists with the other settings as they are. */
function exists(game: GameOffered, setting: Setting, chosen: Chosen): boolean {
  return Object.entries(setting.only ?? {}).every(([name, wanted]) => {
    const other = game.options.find((each) => each.name === name);
    return !other || wanted.some((each) => same(each, value(game, other, chosen)));
  });
}

/** The settings that a table is asked for, under their headings, and others that were set nevertheless. */
export function groups(game: GameOffered, chosen: Chosen): Group[] {
  const found: Group[] = [];
  for (const setting of game.options) {
    const asked = setting.group && exists(game, setting, chosen);
    if (setting.name === "edition" || (!asked && !changed(game, setting, chosen))) continue;
    let group = found.find((each) => each.name === setting.group);
    if (!group) found.push((group = { name: setting.group, settings: [] }));
    group.settings.push(setting);
  }
  return found;
}

/** The setting that another one blocks, with the value it would have to take; only if it is shown. */
export function unmet(
  game: GameOffered,
  setting: Setting,
  chosen: Chosen,
): { setting: Setting; wanted: unknown } | null {
  for (const [name, wanted] of Object.entries(setting.needs ?? {})) {
    const other = game.options.find((each) => each.name === name);
    if (other?.group && !same(value(game, other, chosen), wanted)) return { setting: other, wanted };
  }
  return null;
}

/** The options with that one set, together with hidden settings that it needs. */
export function withSet(game: GameOffered, setting: Setting, to: unknown, chosen: Chosen): Options {
  const next = { ...chosen.options, [setting.name]: to };
  const back = same(to, usual(game, setting, chosen));
  if (back) delete next[setting.name];
  for (const [name, wanted] of Object.entries(setting.needs ?? {})) {
    const other = game.options.find((each) => each.name === name);
    if (!other || other.group) continue;
    if (back || same(usual(game, other, chosen), wanted)) delete next[name];
    else next[name] = wanted;
  }
  return next;
}

/** The edition alone, with everything else as usual. */
export function withoutChanges({ options }: Chosen): Options {
  return "edition" in options ? { edition: options["edition"] } : {};
}

/** A style as options, without those that are usual in this edition; a pace that the style does not mention stays. */
export function ofStyle(game: GameOffered, name: string, chosen: Chosen): Chosen {
  const style = game.styles[name];
  if (!style) return chosen;
  const next: Chosen = { options: withoutChanges(chosen), pace: style.pace ?? chosen.pace };
  for (const setting of game.options) {
    const wanted = style.options[setting.name];
    if (wanted !== undefined && !same(wanted, usual(game, setting, next))) next.options[setting.name] = wanted;
  }
  return next;
}

export interface Way {
  name: string;
  /** Whether something differs from this style. */
  changed: boolean;
}

/** How much of a style the table has; all of it only if no other setting differs. */
function likeness(game: GameOffered, name: string, chosen: Chosen): { shared: number; all: boolean } {
  const style = ofStyle(game, name, chosen);
  const telling = new Set(Object.values(game.styles).flatMap((each) => Object.keys(each.options)));
  const alike = game.options.filter((each) => same(value(game, each, style), value(game, each, chosen)));
  const pace = style.pace === chosen.pace;
  return {
    shared: alike.filter((each) => telling.has(each.name)).length + Number(pace),
    all: pace && alike.length === game.options.length,
  };
}

/** The style of the table, or the nearest one (of several the last one used); none if it has nothing of any. */
export function styleOf(game: GameOffered, chosen: Chosen, last: string | null = null): Way | null {
  const found = Object.keys(game.styles).map((name) => ({ name, ...likeness(game, name, chosen) }));
  const exact = found.find((each) => each.all);
  if (exact) return { name: exact.name, changed: false };
  const most = Math.max(0, ...found.map((each) => each.shared));
  const nearest = found.filter((each) => each.shared === most && most > 0);
  const one = nearest.find((each) => each.name === last) ?? nearest[0];
  return one ? { name: one.name, changed: true } : null;
}
