import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../lib/texts/texts";
import { written } from "../../lib/texts/written";
import type { Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import Ask from "../../components/ask/Ask.svelte";
import vote from "./fixtures/vote.json";
import { LAWS } from "./laws";
import { heed } from "./tell";
import type { QuintebourgView } from "./view";

const texts = (language: Language) => written(language, "quintebourg");

beforeEach(() => {
  words.now = texts("en");
});
afterEach(cleanup);

describe("whoever votes", () => {
  const view = vote.voter.view as unknown as QuintebourgView;
  const told = (kind: string, law: string | null) =>
    heed(words.now, { kind } as never, { view: { ...view, town: { ...view.town, law } } } as never);

  it.each(["vote", "vote-rank", "vote-three", "vote-many", "pay-vote", "break-tie"])(
    "is told the law of the day and its effect: %s",
    (kind) => {
      for (const language of ["en", "fr", "es"] as const) {
        words.now = texts(language);
        for (const law of LAWS) {
          expect(told(kind, law)).toContain(words.now.say(`law-${law}`));
          expect(told(kind, law)).toContain(words.now.say(`law-${law}-effect`));
        }
        expect(told(kind, null)).toBe(words.now.say("page-quintebourg-no-law"));
      }
    },
  );

  it("is told what a proposed law would do, who decides on it", () => {
    for (const law of LAWS) {
      const decision = { kind: "assent", about: { type: "word", word: law } };
      expect(heed(words.now, decision as never, { view } as never)).toBe(words.now.say(`law-${law}-effect`));
    }
  });

  it("alone is told it", () => {
    expect(told("give", "two")).toBe("");
  });

  it("reads it above the names", () => {
    const [decision] = (vote.voter as unknown as Message).decisions;
    const law = told(decision!.kind, "two");
    const { container } = render(Ask, {
      decision: decision!,
      names: [],
      calls: { answer: vi.fn(), closed: vi.fn() },
      heed: law,
    });
    const line = container.querySelector(".heed")!;
    expect(line.textContent).toBe(law);
    expect(
      line.compareDocumentPosition(container.querySelector(".option")!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });
});
