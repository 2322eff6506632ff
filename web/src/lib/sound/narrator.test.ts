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
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal("speechSynthesis", {
      speak,
      cancel: vi.fn(),
      getVoices: () => [one("en-GB")],
      addEventListener: () => {},
    });
    const narrator = new Narrator();
    narrator.tell(["“Silent.”"], false);
    expect(speak).not.toHaveBeenCalled();
    narrator.tell(["“Aloud.”"], true);
    narrator.repeat();
    expect(speak.mock.calls.map(([said]) => (said as { text: string }).text)).toEqual(["Aloud.", "Aloud."]);
  });

  describe("whose voice may fail", () => {
    type Said = Record<"onstart" | "onend", () => void> & { onerror: (event: { error: string }) => void };
    const said: Said[] = [];
    const tongue = {
      speak: (each: Said) => said.push(each),
      cancel: vi.fn(),
      resume: vi.fn(),
      paused: true,
      getVoices: () => [one("en-GB")],
      addEventListener: () => {},
    };

    function narrator(): Narrator {
      vi.useFakeTimers();
      vi.stubGlobal("SpeechSynthesisUtterance", class {});
      vi.stubGlobal("speechSynthesis", tongue);
      said.length = 0;
      return new Narrator();
    }

    afterEach(() => vi.useRealTimers());

    it("calls for a gong if it does not begin, and from then on at once, until it is heard again", () => {
      const gong = vi.fn();
      const one = narrator();
      one.speak("First.", gong);
      expect(tongue.resume).toHaveBeenCalled();
      expect(gong).toHaveBeenCalledTimes(0);
      vi.advanceTimersByTime(3000);
      expect(gong).toHaveBeenCalledTimes(1);
      one.hush();
      one.speak("Second.", gong);
      expect(gong).toHaveBeenCalledTimes(2);
      said[1]!.onstart();
      vi.advanceTimersByTime(3000);
      one.hush();
      one.speak("Third.", gong);
      said[2]!.onstart();
      vi.advanceTimersByTime(3000);
      expect(gong).toHaveBeenCalledTimes(2);
    });

    it("calls for a gong if it breaks down, but not if it is called off", () => {
      const gong = vi.fn();
      const one = narrator();
      one.speak("First.", gong);
      said[0]!.onerror({ error: "interrupted" });
      expect(gong).toHaveBeenCalledTimes(0);
      one.speak("Second.", gong);
      said[1]!.onerror({ error: "synthesis-failed" });
      expect(gong).toHaveBeenCalledTimes(1);
    });

    it("is known to speak from its beginning to its end, and not after it was hushed", () => {
      const one = narrator();
      one.speak("First.", vi.fn());
      expect(one.speaking).toBe(false);
      said[0]!.onstart();
      expect(one.speaking).toBe(true);
      said[0]!.onend();
      expect(one.speaking).toBe(false);
      one.speak("Second.", vi.fn());
      said[1]!.onstart();
      one.hush();
      expect(one.speaking).toBe(false);
      said[1]!.onstart(); // too late
      expect(one.speaking).toBe(false);
    });
  });
});
