/** The narrator: every line as a caption, and aloud if this device speaks and has a voice for the language. */
import { likes } from "../shell/settings.svelte";
import type { Language } from "../texts/texts";

const TONGUES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", es: "es-ES" };
const MANY = 3; // more lines than these at once are old news
const BEGINS = 2500; // milliseconds after which a voice that has not begun is taken for mute
const CALLED_OFF = ["interrupted", "canceled"]; // errors that can be ignored, because we stopped the voice ourselves

function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === "undefined" ? null : speechSynthesis;
}

/** A voice for the language, preferably one of this device; null if there is none. */
export function voice(language: Language, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const fitting = voices.filter((each) => each.lang.replace("_", "-").toLowerCase().startsWith(language));
  const exact = fitting.filter((each) => each.lang.replace("_", "-") === TONGUES[language]);
  return [...exact, ...fitting].find((each) => each.localService) ?? exact[0] ?? fitting[0] ?? null;
}

export class Narrator {
  /** The last narrated line, as it is shown. */
  caption = $state("");
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  #said: SpeechSynthesisUtterance | null = null; // kept, because some browsers fire no end event for an utterance that was collected
  /** Whether a voice is speaking. */
  speaking = false;
  /** Whether a voice was asked to speak and did not begin: it exists, but cannot be heard. */
  mute = false;

  constructor() {
    const readVoices = () => (this.#voices = speech()?.getVoices() ?? []);
    readVoices();
    speech()?.addEventListener?.("voiceschanged", readVoices);
  }

  /** Whether a voice for the reader's language can be heard here at all. */
  get audible(): boolean {
    return voice(likes.language, this.#voices) !== null;
  }

  /** Narrate new lines; old ones are only shown. */
  tell(lines: readonly string[], aloud: boolean): void {
    if (lines.length === 0) return;
    this.caption = lines.at(-1)!;
    if (aloud) for (const line of lines.slice(-MANY)) this.speak(line);
  }

  /** Say it aloud. If no voice begins, `unheard` is called; at once if the line before was not heard either. */
  speak(text: string, unheard?: () => void): void {
    const tongue = speech();
    if (!tongue || document.visibilityState === "hidden" || likes.voice === 0) return;
    const chosen = voice(likes.language, tongue.getVoices());
    if (!chosen) return; // the caption is shown
    const said = new SpeechSynthesisUtterance(text.replace(/[“”«»]/g, ""));
    said.voice = chosen;
    said.lang = chosen.lang;
    said.volume = likes.voice;
    said.rate = likes.speed;
    if (unheard) this.#watch(said, unheard);
    if (tongue.paused) tongue.resume(); // a phone call may have paused it
    tongue.speak(said);
  }

  #watch(said: SpeechSynthesisUtterance, unheard: () => void): void {
    this.#said = said;
    const current = () => this.#said === said;
    const silent = () => {
      if (!current() || this.mute) return;
      this.mute = true;
      unheard();
    };
    if (this.mute) unheard();
    const timer = setTimeout(silent, BEGINS);
    const over = () => {
      clearTimeout(timer);
      if (current()) this.speaking = false;
    };
    said.onstart = () => {
      clearTimeout(timer);
      this.mute = false;
      this.speaking = current();
    };
    said.onend = over;
    said.onerror = ({ error }) => {
      over();
      if (!CALLED_OFF.includes(error)) silent();
    };
  }

  /** Clear the caption. */
  clear(): void {
    this.caption = "";
  }

  repeat(): void {
    this.hush();
    if (this.caption) this.speak(this.caption);
  }

  hush(): void {
    this.#said = null;
    this.speaking = false;
    speech()?.cancel();
  }
}
