/** The pages say what Python says: the same golden vectors, word for word (tests/vectors). */
import { describe, expect, it } from "vitest";
import vectors from "../../../../tests/vectors/texts.json";
import { LANGUAGES, Texts, type Asked, type Option, type Params, type Refused, type Tagged } from "./texts";
import type { Part, Phrase, Saying } from "./sayings";
import { written } from "./written";

const CALLS: Record<string, (texts: Texts, ...given: never[]) => string | string[]> = {
  told: (texts, key: string, params: Params) => texts.say(key, params),
  join: (texts, items: string[]) => texts.join(items),
  name: (texts, seat: number, names: string[]) => texts.name(seat, names),
  word: (texts, field: string, word: string) => texts.word(field, word),
  words: (texts, field: string, words: string[]) => texts.words(field, words),
  event: (texts, event: Tagged, viewer: number | null, names: string[]) => texts.event(event, viewer, names),
  story: (texts, events: Tagged[], viewer: number | null, names: string[]) => texts.story(events, viewer, names),
  decision: (texts, asked: Asked, names: string[]) => texts.decision(asked, names),
  option: (texts, option: Option, names: string[], asked?: Asked) => texts.option(option, names, asked?.kind),
  choice: (texts, options: Option[], { kind }: Asked, names: string[]) =>
    texts.choice(options, kind, (option) => texts.option(option, names, kind)),
  part: (texts, kind: string, options: Option[], before: Option | null) =>
    texts.part(kind, options, before ?? undefined),
  reason: (texts, key: string, params: Record<string, string | number>, names: string[]) =>
    texts.reason(key, params, names),
  saying: (texts, saying: Saying, names: string[], turn: number) => texts.saying(saying, names, turn),
  phrase: (texts, phrase: Phrase, parts: Part[], names: string[]) => texts.phrase(phrase, parts, names),
  refusal: (texts, refused: Refused) => texts.refusal(refused),
  view_field: (texts, kind: string, field: string, value: unknown, viewer: number | null, names: string[]) =>
    texts.viewField(kind, field, value, viewer, names),
};

const GAMES = [...new Set(vectors.map(({ game }) => game))];

describe.each(GAMES)("of %s", (game) => {
  const own = vectors.filter((each) => each.game === game);

  it.each(LANGUAGES)("the texts in %s are those of Python", (language) => {
    const texts = written(language, game);
    const said = own.map((each) => ({ ...each, said: CALLS[each.call]!(texts, ...(each.with as never[])) }));
    const differing = said.filter((each) => JSON.stringify(each.said) !== JSON.stringify(each[language]));

    expect(own.length).toBeGreaterThan(100);
    expect(differing.map((each) => [each.call, each.with, each[language], each.said])).toEqual([]);
  });
});
