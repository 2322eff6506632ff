/** The guide to Quinte-bourg, section by section, as each mode is played; its words are those of the cards. */
import type { Block, GuideBook, Item, Section } from "../../../lib/rules/guide";
import { say, words } from "../../../lib/texts/words.svelte";
import { LAWS } from "../laws";
import { CAMPS, EFFECTS, HEALTH, PARTY, POSTS, SECTIONS, type SectionKey } from "./guide";
import nights from "./nights.json";
import Picture from "./Picture.svelte";

const all = (keys: readonly string[]): string[] => keys.filter((key) => words.now.has(key)).map((key) => say(key));

const item = (id: string, title: string, texts: readonly string[], rules: readonly string[] = []): Item => ({
  id,
  title: say(title),
  texts: all(texts),
  rules,
});

/** The night of each weekday, call by call. */
function calendar(mode: string): string[] {
  const table = (nights as Record<string, Record<string, string[]>>)[mode] ?? {};
  return Object.entries(table).map(
    ([day, calls]) =>
      `**${say(`weekday-${day}`)}**${say("colon")}${calls.map((call) => say(`call-${call}-title`)).join(" · ")}`,
  );
}

/** Every call that is made in that mode, once, in its order. */
function calls(mode: string): Item[] {
  const table = (nights as Record<string, Record<string, string[]>>)[mode] ?? {};
  const found = new Set(Object.values(table).flat());
  return [...found].map((call) =>
    item(`call-${call}`, `call-${call}-title`, [`call-${call}`, `decision-${call}-note`]),
  );
}

const law = (name: string, at: number): Item =>
  item(`law-${name}`, `law-${name}`, [`law-${name}-effect`], [`QB-LAW-${String(at + 1).padStart(2, "0")}`]);

function items(key: SectionKey, mode: string): Item[] | undefined {
  switch (key) {
    case "camps":
      return CAMPS.filter(([, modes]) => modes.includes(mode)).map(([camp]) =>
        item(`camp-${camp}`, `camp-${camp}`, [`camp-${camp}-wins`]),
      );
    case "party":
      return PARTY.filter(([, modes]) => modes.includes(mode)).map(([role]) =>
        item(`role-${role}`, `role-${role}`, [`role-${role}-short`, `role-${role}-power`, `role-${role}-aim`]),
      );
    case "effects":
      return EFFECTS.map((role) => item(`role-${role}`, `role-${role}`, [`role-${role}-short`, `role-${role}-power`]));
    case "posts":
      return POSTS.map((post) => item(`post-${post}`, `post-${post}`, [`post-${post}-power`]));
    case "laws":
      return LAWS.map(law);
    case "health":
      return HEALTH.map((state) => item(`health-${state}`, `health-${state}`, [`health-${state}-means`]));
    case "pairs":
      return ["lovers", "haters", "partners", "spouses"].map((duo) =>
        item(`duo-${duo}`, `duo-${duo}`, [`duo-${duo}-help`]),
      );
    case "night":
      return calls(mode);
    default:
      return undefined;
  }
}

function blocks(key: SectionKey, mode: string): Block[] {
  const found: Block[] = all([`page-quintebourg-guide-${key}-text`, ...SECTIONS[key].texts]);
  if (key === "about") found.push(say(`mode-${mode}-help`));
  if (key === "night") found.push(calendar(mode));
  return found;
}

export const guide: GuideBook = {
  editions: ["v", "m", "e"],
  by: "mode",
  read: async () => (mode) =>
    (Object.keys(SECTIONS) as SectionKey[]).map((key): Section => {
      const found = items(key, mode);
      return {
        id: key,
        title: say(`page-quintebourg-guide-${key}`),
        blocks: blocks(key, mode),
        rules: SECTIONS[key].rules,
        ...(found && { items: found }),
      };
    }),
  picture: Picture,
};
