import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "../../lib/texts/sentences";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Lies from "./Lies.svelte";

afterEach(cleanup);

/** What is said of Ann, who told so many lies. */
function told(language: Language, lies: number, caught: number): string {
  words.now = written(language);
  const claims = Array.from({ length: lies }, (_, entry) => ({
    ...{ entry, number: entry, seat: 0, saying: { kind: "was-witch" }, true: false, caught: entry < caught, held: 1 },
  }));
  const { container, unmount } = render(Lies, { claims, names: ["Ann"] });
  const text = container.querySelector(".best")!.textContent.trim();
  unmount();
  return text.slice(text.search(/(one|un|una|3) m?[el]/));
}

describe("who lied best", () => {
  it.each([
    [
      "en",
      "one lie, never caught.",
      "one lie, and it was caught.",
      "3 lies, 1 of them caught.",
      "3 lies, 2 of them caught.",
    ],
    [
      "fr",
      "un mensonge, jamais démasqué.",
      "un mensonge, mis en doute.",
      "3 mensonges, dont 1 mis en doute.",
      "3 mensonges, dont 2 mis en doute.",
    ],
    [
      "es",
      "una mentira, nunca descubierta.",
      "una mentira, puesta en duda.",
      "3 mentiras, 1 puesta en duda.",
      "3 mentiras, 2 puestas en duda.",
    ],
  ])("is told in good %s of one lie and of several", (language, ...sentences) => {
    const counts = [[1, 0], [1, 1], [3, 1], [3, 2]] as const; // prettier-ignore
    expect(counts.map(([lies, caught]) => told(language as Language, lies, caught))).toEqual(sentences);
  });
});
