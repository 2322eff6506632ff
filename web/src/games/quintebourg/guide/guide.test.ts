/** The guide is complete in every language. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lib/texts/texts";
import { written } from "../../../lib/texts/written";
import { guide } from "./book";
import { SECTIONS } from "./guide";

describe.each(LANGUAGES)("the guide in %s", (language) => {
  it.each(guide.editions)("has a title and a text or cards in every section, mode %s", async (mode) => {
    const found = (await guide.read(written(language, "quintebourg")))(mode);
    expect(found.map((section) => section.id)).toEqual(Object.keys(SECTIONS));
    expect(found.filter((section) => /[⟨⟩]/.test(section.title + JSON.stringify(section.blocks)))).toEqual([]);
    expect(found.filter((section) => !section.blocks.length && !section.items?.length)).toEqual([]);
  });

  it("has no text that no section shows", async () => {
    const own = await guide.texts![`./${language}.ftl`]!();
    const keys = [...own.matchAll(/^guide-([a-z-]+?)(?:-text)? =/gm)].map((match) => match[1]!);
    expect(keys.filter((key) => !(key in SECTIONS))).toEqual([]);
  });
});
