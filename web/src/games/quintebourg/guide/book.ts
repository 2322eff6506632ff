/** The guide to Quinte-bourg, section by section, as each mode is played; its words are those of the cards. */
import type { Block, GuideBook, Item, Section } from "../../../lib/rules/guide";
import type { Texts } from "../../../lib/texts/texts";
import { LAWS } from "../laws";
import { CAMPS, EFFECTS, HEALTH, PARTY, POSTS, SECTIONS, type SectionKey } from "./guide";
import nights from "./nights.json";
import Picture from "./Picture.svelte";

const all = (t: Texts, keys: readonly string[]): string[] => keys.filter((key) => t.has(key)).map((key) => t.say(key));

const item = (t: Texts, id: string, title: string, texts: readonly string[], rules: readonly string[] = []): Item => ({
  id,
  title: t.say(title),
  texts: all(t, texts),
  rules,
});

/** The night of each weekday, call by call. */
function calendar(t: Texts, mode: string): string[] {
  const table = (nights as Record<string, Record<string, string[]>>)[mode] ?? {};
  return Object.entries(table).map(
    ([day, calls]) =>
      `**${t.say(`weekday-${day}`)}**${t.say("colon")}${calls.map((call) => t.say(`call-${call}-title`)).join(" · ")}`,
  );
}

/** Every call that is made in that mode, once, in its order. */
function calls(t: Texts, mode: string): Item[] {
  const table = (nights as Record<string, Record<string, string[]>>)[mode] ?? {};
  const found = new Set(Object.values(table).flat());
  return [...found].map((call) =>
    item(t, `call-${call}`, `call-${call}-title`, [`call-${call}`, `decision-${call}-note`]),
  );
}

const law = (t: Texts, name: string, at: number): Item =>
  item(t, `law-${name}`, `law-${name}`, [`law-${name}-effect`], [`QB-LAW-${String(at + 1).padStart(2, "0")}`]);

function items(t: Texts, key: SectionKey, mode: string): Item[] | undefined {
  switch (key) {
    case "camps":
      return CAMPS.filter(([, modes]) => modes.includes(mode)).map(([camp]) =>
        item(t, `camp-${camp}`, `camp-${camp}`, [`camp-${camp}-wins`]),
      );
    case "party":
      return PARTY.filter(([, modes]) => modes.includes(mode)).map(([role]) =>
        item(t, `role-${role}`, `role-${role}`, [`role-${role}-short`, `role-${role}-power`, `role-${role}-aim`]),
      );
    case "effects":
      return EFFECTS.map((role) =>
        item(t, `role-${role}`, `role-${role}`, [`role-${role}-short`, `role-${role}-power`]),
      );
    case "posts":
      return POSTS.map((post) => item(t, `post-${post}`, `post-${post}`, [`post-${post}-power`]));
    case "laws":
      return LAWS.map((name, at) => law(t, name, at));
    case "health":
      return HEALTH.map((state) => item(t, `health-${state}`, `health-${state}`, [`health-${state}-means`]));
    case "pairs":
      return ["lovers", "haters", "partners", "spouses"].map((duo) =>
        item(t, `duo-${duo}`, `duo-${duo}`, [`duo-${duo}-help`]),
      );
    case "night":
      return calls(t, mode);
    default:
      return undefined;
  }
}

function blocks(t: Texts, key: SectionKey, mode: string): Block[] {
  const found: Block[] = all(t, [`page-quintebourg-guide-${key}-text`, ...SECTIONS[key].texts]);
  if (key === "about") found.push(t.say(`mode-${mode}-help`));
  if (key === "night") found.push(calendar(t, mode));
  return found;
}

export const guide: GuideBook = {
  editions: ["v", "m", "e"],
  by: "mode",
  read: async (t) => (mode) =>
    (Object.keys(SECTIONS) as SectionKey[]).map((key): Section => {
      const found = items(t, key, mode);
      return {
        id: key,
        title: t.say(`page-quintebourg-guide-${key}`),
        blocks: blocks(t, key, mode),
        rules: SECTIONS[key].rules,
        ...(found && { items: found }),
      };
    }),
  picture: Picture,
};
