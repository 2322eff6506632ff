import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../lib/texts/texts";
import { written } from "../../lib/texts/written";
import { deal } from "./deal";
import type { Own, QuintebourgView } from "./view";

// prettier-ignore
const CAMPS: Record<string, string> = {
  "rept-alpha": "reptiliens", "rept-rouge": "reptiliens", "rept-noire": "reptiliens", reptilienne: "reptiliens",
  seth: "setheux", fennec: "setheux", medecin: "idealistes", sesiano: "idealistes", cortex: "mc", minus: "mc",
  amoureux: "amoureux", skadi: "", villageois: "villageois", nobel: "nobel",
  hess: "algebristes", rappaz: "analystes", pach: "geometres",
  algebriste: "algebristes", analyste: "analystes", geometre: "geometres",
};
/** What says that a sentence is a way to win. */
const WINS = {
  en: / wins?( if|, and)|^The goal of the camp/,
  fr: / gagne(nt)?( si| s’|, et)|^Le but du camp/,
  es: / ganan?( si|, y)|^El objetivo del bando/,
};

const view = (own: Partial<Own>, mode = "e"): QuintebourgView =>
  ({ own: { effect: "curieux", alibi: "", ...own }, town: { mode }, people: [] }) as unknown as QuintebourgView;
const dealt = (language: Language, own: Partial<Own>, mode?: string) =>
  deal(written(language, "quintebourg"), view(own, mode), { story: [], own: new Set() }, [])!;

describe.each(LANGUAGES)("the card of a citizen of Quinte-bourg (%s)", (language) => {
  it.each(Object.entries(CAMPS))("says how %s wins", (party, camp) => {
    expect(dealt(language, { party, camp }).wants).toMatch(WINS[language]);
  });
});
