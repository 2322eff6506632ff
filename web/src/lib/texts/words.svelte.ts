/** The loaded texts: in the reader's language, for the current game or for the house alone. */
import { likes } from "../shell/settings.svelte";
import { Texts, type Language, type Params } from "./texts";

/** The name of the house's own texts, with a sentence about each game. */
const HOUSE = "house";

const sources = new Map<string, Promise<string>>();

/** The texts of a game: all, or those that the first screen of a table needs, or the others. */
function source(language: Language, game: string, part: "" | "first/" | "later/" = ""): Promise<string> {
  const path = `/texts/${language}/${part}${game}.ftl`;
  let found = sources.get(path);
  if (!found) {
    found = fetch(path).then((response) => {
      if (response.status === 404 && game !== HOUSE) return source(language, HOUSE, part); // the house does not have that game any more
      if (!response.ok) throw new Error(path);
      return response.text();
    });
    found.catch(() => sources.delete(path));
    sources.set(path, found);
  }
  return found;
}

class Words {
  now = $state.raw<Texts>(new Texts("en", []));
  ready = $state(false);
  /** The game of the loaded texts. */
  game = $state("");
  #wanted = "";
  #whole = false;

  /**
   * Load the texts in the reader's language for that game, or the house's; until then the old ones stay. A table takes
   * those of its first screen first, unless the others were wanted already.
   */
  async load(game: string = HOUSE, first = false): Promise<void> {
    const language = likes.language;
    const wanted = `${language} ${game}`;
    if (!first) this.#whole = true;
    if (wanted === this.#wanted) return first ? undefined : this.rest();
    this.#wanted = wanted;
    const texts = await this.#fetch(language, game).catch((error: unknown) => {
      if (this.#wanted === wanted) this.#wanted = ""; // so that the next wish tries again
      throw error;
    });
    if (this.#wanted !== wanted) return;
    this.now = texts;
    this.game = game;
    this.ready = true;
    document.documentElement.lang = language;
    if (this.#whole) await this.rest();
  }

  async #fetch(language: Language, game: string): Promise<Texts> {
    if (this.#whole) return textsOf(game, language);
    return new Texts(language, [await source(language, game, "first/")], true);
  }

  /** Load the texts that the first screen does not need, now and for whatever is loaded from now on. */
  async rest(): Promise<void> {
    this.#whole = true;
    const texts = this.now;
    if (!texts.partial) return;
    const parts = ["first/", "later/"] as const;
    const [first, others] = await Promise.all(parts.map((part) => source(texts.language, this.game, part)));
    // what lacked a text is drawn again, without another request, which would tell that it did
    if (texts.complete(others!) && this.now === texts) this.now = new Texts(texts.language, [first!, others!]);
  }
}

export const words = new Words();

/** The texts of that game with others beside them, without replacing the loaded ones. */
export async function textsOf(game: string, language = likes.language, beside: Promise<string>[] = []): Promise<Texts> {
  return new Texts(language, await Promise.all([source(language, game), ...beside]));
}

/** The text with this key. */
export function say(key: string, params: Params = {}): string {
  return words.now.say(key, params);
}

/** The title of a game in the reader's language. */
export function titleOf(game: { name: string; title: string }): string {
  const key = words.game === game.name ? "game-title" : `title-${game.name}`;
  return words.now.has(key) ? say(key) : game.title;
}
