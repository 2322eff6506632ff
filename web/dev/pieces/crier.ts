/** Criers at some moments of a table of six that plays Salem. */
import { Crier } from "../../src/crier/crier.svelte";
import { captionOf } from "../../src/crier/naming";
import * as play from "../../src/crier/play";
import type { Book, Ruling, Script, Setup, Words } from "../../src/crier/script";
import type { Language } from "../../src/lib/texts/texts";
import { source } from "../../src/lib/texts/written";
import fixture from "./crier.json";

const GAME = "salem1692";
const NAMES = ["Ann", "Bartholomew", "Cid", "Dot", "Eve", "Finn"];

const wordsOf = (language: Language): Words => ({
  own: "",
  titles: { [GAME]: "Salem 1692" },
  texts: { [GAME]: source(language, GAME) },
  rules: { [GAME]: fixture.rules[language] as Ruling[] },
  leads: {},
});

const BOOK: Book = {
  scripts: { [GAME]: fixture.script as unknown as Script },
  words: { en: wordsOf("en"), fr: wordsOf("fr"), es: wordsOf("es") },
};

/** Before the game; nothing is left of another crier on this page. */
export function before(some: Partial<Setup> = {}): Crier {
  const crier = new Crier(BOOK);
  crier.end();
  crier.choose({ players: NAMES.length, names: NAMES, values: { edition: "en", director: "phone" }, ...some });
  return crier;
}

/** By day, with what the table has tapped. */
export function day(some: Partial<play.Position> = {}, setup: Partial<Setup> = {}): Crier {
  const crier = before(setup);
  crier.position = { ...play.open(crier.script, crier.setup), done: { dawn: 1 }, ...some };
  return crier;
}

/** At a line of the night, which stands still. */
export function night(text: string): Crier {
  const crier = day();
  crier.begin("night");
  crier.hold();
  crier.paused = false;
  while (crier.line && crier.line.text !== text) crier.position = play.next(crier.script, crier.position!, () => 0);
  crier.narrator.caption = captionOf(crier.script, crier.position!, crier.line!);
  return crier;
}
