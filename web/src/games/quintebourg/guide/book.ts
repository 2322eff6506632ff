/** The guide to Quinte-bourg, section by section, as each mode is played; its words are those of the cards. */
import type { Block, GuideBook, Item, Section } from "../../../lib/rules/guide";
import type { Texts } from "../../../lib/texts/texts";
import { LAWS } from "../laws";
import { CAMPS, EFFECTS, HEALTH, PARTY, POSTS, SECTIONS, type SectionKey } from "./guide";
import nights from "./nights.json";
import Picture from "./Picture.svelte";

const all = (t: Texts, keys: readonly string[]): string[] => keys.filter((key) => t.has(key)).map((key) => t.say(key));

/** A card with its texts: their keys begin with its own. */
const item = (t: Texts, id: string, ends: readonly string[], rules: readonly string[] = []): Item => ({
  id,
  title: t.say(id),
  texts: all(
    t,
    ends.map((end) => `${id}-${end}`),
  ),
  rules,
});

/** The calls of each weekday's night in that mode. */
const nightsOf = (mode: string): Record<string, string[]> =>
  (nights as Record<string, Record<string, string[]>>)[mode] ?? {};

/** The night of each weekday, call by call. */
function calendar(t: Texts, mode: string): string[] {
  return Object.entries(nightsOf(mode)).map(
    ([day, calls]) =>
      `**${t.say(`weekday-${day}`)}**${t.say("colon")}${calls.map((call) => t.say(`call-${call}-title`)).join(" · ")}`,
  );
}

/** Every call that is made in that mode, once, in its order. */
function calls(t: Texts, mode: string): Item[] {
  return [...new Set(Object.values(nightsOf(mode)).flat())].map((call) => ({
    id: `call-${call}`,
    title: t.say(`call-${call}-title`),
    texts: all(t, [`call-${call}`, `decision-${call}-note`]),
    rules: [],
  }));
}

const law = (t: Texts, name: string, at: number): Item =>
  item(t, `law-${name}`, ["effect"], [`QB-LAW-${String(at + 1).padStart(2, "0")}`]);

function items(t: Texts, key: SectionKey, mode: string): Item[] | undefined {
  const played = (those: readonly (readonly [string, string])[]): string[] =>
    those.filter(([, modes]) => modes.includes(mode)).map(([name]) => name);
  switch (key) {
    case "camps":
      return played(CAMPS).map((camp) => item(t, `camp-${camp}`, ["wins"]));
    case "party":
      return played(PARTY).map((role) => item(t, `role-${role}`, ["short", "power", "aim"]));
    case "effects":
      return EFFECTS.map((role) => item(t, `role-${role}`, ["short", "power"]));
    case "posts":
      return POSTS.map((post) => item(t, `post-${post}`, ["power"]));
    case "laws":
      return LAWS.map((name, at) => law(t, name, at));
    case "health":
      return HEALTH.map((state) => item(t, `health-${state}`, ["means"]));
    case "pairs":
      return ["lovers", "haters", "partners", "spouses"].map((duo) => item(t, `duo-${duo}`, ["help"]));
    case "night":
      return calls(t, mode);
    default:
      return undefined;
  }
}

function blocks(t: Texts, key: SectionKey, mode: string): Block[] {
  const found: Block[] = all(t, [`guide-${key}-text`, ...SECTIONS[key].texts]);
  if (key === "about") found.push(t.say(`mode-${mode}-help`));
  if (key === "night") found.push(calendar(t, mode));
  return found;
}

export const guide: GuideBook = {
  editions: ["v", "m", "e"],
  by: "mode",
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  read: async (t) => (mode) =>
    (Object.keys(SECTIONS) as SectionKey[]).map((key): Section => {
      const found = items(t, key, mode);
      return {
        id: key,
        title: t.say(`guide-${key}`),
        blocks: blocks(t, key, mode),
        rules: SECTIONS[key].rules,
        ...(found && { items: found }),
      };
    }),
  picture: Picture,
};
