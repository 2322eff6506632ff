/** The loaded texts: in the reader's language, for the current game or for the house alone. */
import { likes } from "../shell/settings.svelte";
import { Texts, type Language, type Params } from "./texts";

/** The name of the house's own texts, with a sentence about each game. */
const HOUSE = "house";

const sources = new Map<string, Promise<string>>();

function source(language: Language, game: string): Promise<string> {
  const path = `/texts/${language}/${game}.ftl`;
  let found = sources.get(path);
  if (!found) {
    found = fetch(path).then((response) => {
      if (response.status === 404 && game !== HOUSE) return source(language, HOUSE); // the house does not have that game any more
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

  /** Load the texts in the reader's language for that game, or the house's; until then the old ones stay. */
  async load(game: string = HOUSE): Promise<void> {
    const language = likes.language;
    const wanted = `${language} ${game}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const texts = await textsOf(game);
    if (this.#wanted !== wanted) return;
    this.now = texts;
    this.game = game;
    this.ready = true;
    document.documentElement.lang = language;
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
