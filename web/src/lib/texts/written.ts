/** Texts read from the source files, for tests and for developers, who have no server. */
import { Texts, type Language } from "./texts";

export const FILES = import.meta.glob<string>(
  [
    "../../../../src/meetinghouse/**/texts/*.ftl",
    "../../../../examples/*/src/*/texts/*.ftl",
    "../rules/shared/*.ftl",
    "../../games/*/guide/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The owner of a file of texts: a game of ours, an example's, or the house itself. */
const ownerOf = (path: string) => /\/(?:games|examples)\/([^/]+)\//.exec(path)?.[1];

/** The source of the house's texts in one language, and of one game's. */
export function source(language: Language, game = ""): string {
  const files = Object.entries(FILES).filter(([path]) => {
    const file = /([^/]+)\.ftl$/.exec(path)![1];
    return [language, "fields"].includes(file!) && [game, undefined].includes(ownerOf(path));
  });
  const last = ([path]: [string, string]) => Number(ownerOf(path) !== undefined); // a game's texts replace the house's
  files.sort((one, other) => last(one) - last(other));
  return files.map(([, text]) => text).join("\n");
}

export const written = (language: Language, game = ""): Texts => new Texts(language, [source(language, game)]);
