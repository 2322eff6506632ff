/** The narrator: every line as a caption, and aloud where this device speaks and has a voice for the language. */
import { likes } from "./settings.svelte";
import type { Language } from "./texts";

const TONGUES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", es: "es-ES" };
const MANY = 3; // more lines than these at once are old news

function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === "undefined" ? null : speechSynthesis;
}

/** A voice for the language, rather one of this device than one of a cloud; null where there is none. */
export function voice(language: Language, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const fitting = voices.filter((each) => each.lang.replace("_", "-").toLowerCase().startsWith(language));
  const exact = fitting.filter((each) => each.lang.replace("_", "-") === TONGUES[language]);
  return [...exact, ...fitting].find((each) => each.localService) ?? exact[0] ?? fitting[0] ?? null;
}

export class Narrator {
  /** What was narrated last, as it is shown. */
  caption = $state("");
  /** Whether a voice can be heard here at all. */
  audible = $state(false);

  constructor() {
    const voices = () => (this.audible = speech() !== null && voice(likes.language, speech()!.getVoices()) !== null);
    voices();
    speech()?.addEventListener?.("voiceschanged", voices);
  }

  /** Lines that are new; those of long ago are only shown. */
  tell(lines: readonly string[], aloud: boolean): void {
    if (lines.length === 0) return;
    this.caption = lines.at(-1)!;
    if (aloud) for (const line of lines.slice(-MANY)) this.speak(line);
  }

  speak(text: string): void {
    const tongue = speech();
    if (!tongue || document.visibilityState === "hidden" || likes.voice === 0) return;
    const chosen = voice(likes.language, tongue.getVoices());
    if (!chosen) return; // the caption is there
    const said = new SpeechSynthesisUtterance(text.replace(/[“”«»]/g, ""));
    said.voice = chosen;
    said.lang = chosen.lang;
    said.volume = likes.voice;
    said.rate = likes.speed;
    tongue.speak(said);
  }

  /** What was said is said. */
  clear(): void {
    this.caption = "";
  }

  repeat(): void {
    this.hush();
    if (this.caption) this.speak(this.caption);
  }

  hush(): void {
    speech()?.cancel();
  }
}
