/** What is looked at, and how: kept in the address, so that it can be linked to. */
import { likes, type Theme } from "../../src/lib/shell/settings.svelte";
import type { Language } from "../../src/lib/texts/texts";
import { written } from "../../src/lib/texts/written";
import { words } from "../../src/lib/texts/words.svelte";
import { gameOf, SUBJECTS } from "./subjects";

export const LANGUAGES: readonly Language[] = ["en", "fr", "es"];
export const THEMES: readonly Theme[] = ["parchment", "night", "contrast"];
export const WIDTHS = { phone: 360, desk: 1280 } as const;

class Shown {
  subject = $state(Object.keys(SUBJECTS)[0]!);
  language = $state<Language>("en");
  theme = $state<Theme>("parchment");
  /** Alone on the page, without what one chooses by. */
  alone = $state(false);

  read(hash: string): void {
    const asked = new URLSearchParams(hash.slice(1));
    const one = <Value extends string>(name: string, known: readonly Value[], usual: Value): Value =>
      known.find((each) => each === asked.get(name)) ?? usual;
    this.subject = one("subject", Object.keys(SUBJECTS), this.subject);
    this.language = one("language", LANGUAGES, this.language);
    this.theme = one("theme", THEMES, this.theme);
    this.alone = asked.has("alone") || this.alone;
    this.apply();
  }

  apply(): void {
    likes.language = this.language;
    likes.theme = this.theme;
    words.now = written(this.language, gameOf(this.subject));
    words.ready = true;
    document.documentElement.lang = this.language;
  }

  address(more: Record<string, string> = {}): string {
    const { subject, language, theme } = this;
    return `#${new URLSearchParams({ subject, language, theme, ...more })}`;
  }
}

export const shown = new Shown();
