/** The rules, fetched from the server. */
import type { components } from "../wire/api";
import { send } from "../wire/wire";

type Schemas = components["schemas"];

export type Clause = Schemas["Clause"];
export type Grid = Schemas["Grid"];
export type Group = Schemas["Group"];
export type Leaf = Schemas["Leaf"];

export const clausesOf = {
  groups: (language: string) => send<Group[]>("GET", `/api/rules?language=${language}`),
  leaf: (id: string, language: string) =>
    send<Leaf>("GET", `/api/rules/${encodeURIComponent(id.replaceAll("/", " "))}?language=${language}`),
};

export interface Part {
  kind: "plain" | "code" | "rule";
  text: string;
}

const ID = /[A-Z]{2,}(?:-[A-Z0-9]+)*-\d+[a-z]?/;
const TOKENS = new RegExp(`\`[^\`]+\`|${ID.source}`, "g");

/** Words, names in code type, and IDs of other clauses. */
export function clauseParts(text: string): Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > done) found.push({ kind: "plain", text: text.slice(done, match.index) });
    const inside = match[0].replaceAll("`", "");
    const rule = new RegExp(`^${ID.source}$`).test(inside);
    found.push({ kind: rule ? "rule" : "code", text: inside });
    done = match.index + match[0].length;
  }
  if (done < text.length) found.push({ kind: "plain", text: text.slice(done) });
  return found;
}
