/** A game's settings as a table has them: what is usual, what was changed, what goes with what. */
import type { Params } from "./texts";
import type { GameOffered, Setting } from "./types";

export type Options = Record<string, unknown>;
export type Chosen = { options: Options; pace: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a setting is where nobody has set it: as the edition has it, or as the pace has it. */
export function usual(game: GameOffered, setting: Setting, { options, pace }: Chosen): unknown {
  if (setting.presets) {
    const edition = game.options.find((each) => each.name === "edition");
    return setting.presets[String(options["edition"] ?? edition?.default)];
  }
  return game.clocks[pace]?.[setting.name] ?? setting.default;
}

/** What texts ask about a game as that edition has it: its settings by name, yes and no as words. */
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

/** Whether the table has it otherwise than usual; what only goes along with another setting is not counted. */
export function changed(game: GameOffered, setting: Setting, chosen: Chosen): boolean {
  const now = value(game, setting, chosen);
  if (setting.name === "edition" || same(now, usual(game, setting, chosen))) return false;
  return setting.group !== "" || !game.options.some((each) => each.group && each.name in chosen.options && same(each.needs?.[setting.name], now));
}

export interface Group {
  name: string;
  settings: Setting[];
}

/** Whether there is such a thing at all with the settings as they stand. */
function exists(game: GameOffered, setting: Setting, chosen: Chosen): boolean {
  return Object.entries(setting.only ?? {}).every(([name, wanted]) => {
    const other = game.options.find((each) => each.name === name);
    return !other || wanted.some((each) => same(each, value(game, other, chosen)));
  });
}

/** The settings a table is asked for, under their headings; of the others those that were set all the same. */
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

/** The setting in whose way another one is, with the value it would take; only one that is shown can be. */
export function unmet(game: GameOffered, setting: Setting, chosen: Chosen): { setting: Setting; wanted: unknown } | null {
  for (const [name, wanted] of Object.entries(setting.needs ?? {})) {
    const other = game.options.find((each) => each.name === name);
    if (other?.group && !same(value(game, other, chosen), wanted)) return { setting: other, wanted };
  }
  return null;
}

/** The options with that one set; what it needs and nobody is asked for goes along. */
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

/** The edition alone: everything else as usual. */
export function withoutChanges({ options }: Chosen): Options {
  return "edition" in options ? { edition: options["edition"] } : {};
}

/** A style as options: what is usual in this edition need not be set, and a pace it does not speak of stays. */
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
  /** Whether something is otherwise than this style has it. */
  changed: boolean;
}

/** How much of what makes a style the table has as that style does; all of it: not even another setting differs. */
function likeness(game: GameOffered, name: string, chosen: Chosen): { shared: number; all: boolean } {
  const style = ofStyle(game, name, chosen);
  const telling = new Set(Object.values(game.styles).flatMap((each) => Object.keys(each.options)));
  const alike = game.options.filter((each) => same(value(game, each, style), value(game, each, chosen)));
  const pace = style.pace === chosen.pace;
  return { shared: alike.filter((each) => telling.has(each.name)).length + Number(pace), all: pace && alike.length === game.options.length };
}

/** Which style the table has, or with changes the nearest, of several the one it had last; none where it has nothing of any. */
export function styleOf(game: GameOffered, chosen: Chosen, last: string | null = null): Way | null {
  const found = Object.keys(game.styles).map((name) => ({ name, ...likeness(game, name, chosen) }));
  const exact = found.find((each) => each.all);
  if (exact) return { name: exact.name, changed: false };
  const most = Math.max(0, ...found.map((each) => each.shared));
  const nearest = found.filter((each) => each.shared === most && most > 0);
  const one = nearest.find((each) => each.name === last) ?? nearest[0];
  return one ? { name: one.name, changed: true } : null;
}
