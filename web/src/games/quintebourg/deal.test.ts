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

  const texts = written(language, "quintebourg");
  const HUNT = texts.say("pack-power").split(".")[0]!;
  const MATHEMATICIANS = ["hess", "rappaz", "pach", "algebriste", "analyste", "geometre"];

  it.each(["rept-alpha", "rept-rouge", "rept-noire", "reptilienne", "seth"])(
    "says that %s hunts every night",
    (party) => {
      const { can } = dealt(language, { party, camp: CAMPS[party]! });
      expect(can.split(HUNT)).toHaveLength(2); // once
      const own = texts.say(`role-${party}-power`).split(texts.say("pack-power"))[0]!;
      expect(can.startsWith(own.split(".")[0] || HUNT)).toBe(true);
    },
  );

  it.each(MATHEMATICIANS)("says when %s meets the camp, and what for in this mode", (party) => {
    for (const [mode, other] of ["me", "em"]) {
      const { can } = dealt(language, { party, camp: CAMPS[party]! }, mode);
      expect(can.startsWith(texts.say(`role-${party}-power`).split(texts.say("math-power"))[0]!)).toBe(true);
      expect(can).toContain(texts.say(`math-power-${mode}`).split(".")[0]);
      expect(can).not.toContain(texts.say(`math-power-${other}`).split(".")[0]);
    }
  });

  it("says what a lover does for the sake of the alibi", () => {
    const { can } = dealt(language, { party: "amoureux", camp: "amoureux", alibi: "reptilienne" });
    expect(can.indexOf(HUNT)).toBeGreaterThan(can.indexOf(texts.word("role", "reptilienne")));
  });
});
