/** The texts at hand: of the reader's language, for the game that is on the table, or for the house alone. */
import { likes } from "./settings.svelte";
import { Texts, type Language, type Params } from "./texts";

/** Where the house's own texts stand, with a sentence about each game. */
const HOUSE = "house";

const sources = new Map<string, Promise<string>>();

function source(language: Language, game: string): Promise<string> {
  const path = `/texts/${language}/${game}.ftl`;
  let found = sources.get(path);
  if (!found) {
    found = fetch(path).then((response) => {
      if (response.status === 404 && game !== HOUSE) return source(language, HOUSE); // the house has that game no more
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
  /** Whose texts those are. */
  game = $state("");
  #wanted = "";

  /** Have the texts of the reader's language for that game, or the house's; until they are here, the old ones stay. */
  async load(game: string = HOUSE): Promise<void> {
    const language = likes.language;
    const wanted = `${language} ${game}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
    const texts = await Promise.all(languages.map((each) => source(each, game)));
    if (this.#wanted !== wanted) return;
    this.now = new Texts(language, texts);
    this.game = game;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** The text under that key. */
export function say(key: string, params: Params = {}): string {
  return words.now.say(key, params);
}
