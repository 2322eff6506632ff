import { afterEach, describe, expect, it, vi } from "vitest";
import { Narrator, voice } from "./narrator.svelte";

const one = (lang: string, localService = true) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

describe("the narrator", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("takes a voice of the language, rather one of this device, and none of another language", () => {
    expect(voice("fr", [one("en-GB"), one("fr-CA"), one("fr-FR")])!.lang).toBe("fr-FR");
    expect(voice("fr", [one("fr-FR", false), one("fr_CA")])!.lang).toBe("fr_CA");
    expect(voice("es", [one("es-MX", false)])!.lang).toBe("es-MX");
    expect(voice("es", [one("en-US")])).toBeNull();
    expect(voice("es", [])).toBeNull();
  });

  it("shows its words where nothing can be spoken", () => {
    vi.stubGlobal("speechSynthesis", undefined);
    const narrator = new Narrator();
    narrator.tell(["Night falls."], true);
    narrator.repeat();
    expect([narrator.caption, narrator.audible]).toEqual(["Night falls.", false]);
  });

  it("speaks what is new, and only where it should", () => {
    const speak = vi.fn();
    vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} });
    vi.stubGlobal("speechSynthesis", { speak, cancel: vi.fn(), getVoices: () => [one("en-GB")], addEventListener: () => {} });
    const narrator = new Narrator();
    narrator.tell(["“Silent.”"], false);
    expect(speak).not.toHaveBeenCalled();
    narrator.tell(["“Aloud.”"], true);
    narrator.repeat();
    expect(speak.mock.calls.map(([said]) => (said as { text: string }).text)).toEqual(["Aloud.", "Aloud."]);
  });
});
