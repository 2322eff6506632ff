/** For tests: the stage of a fixture, and what its components need. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { parting } from "../../lib/ask/parting.svelte";
import type { Language, Tagged } from "../../lib/texts/texts";
import { written } from "../../lib/texts/written";
import type { Message } from "../../lib/wire/types";
import { words } from "../../lib/texts/words.svelte";
import { namesOf } from "../games";
import { atHand } from "./at-hand.svelte";
import Stage from "./Stage.svelte";
import type { QuintebourgView } from "./view";

export const texts = (language: Language) => written(language, "quintebourg");

/** Call this in a test file: English words before each test, and nothing left over after it. */
export function clean() {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    words.now = texts("en");
  });
  afterEach(() => {
    cleanup();
    parting.now = null;
    atHand.cover.fall();
    vi.useRealTimers();
  });
}

export const answer = vi.fn((..._: unknown[]) => Promise.resolve({}));
export const viewOf = (message: unknown) => (message as Message).view as unknown as QuintebourgView;

export function tableOf(message: Message) {
  const story = message.story as Tagged[];
  return {
    story,
    own: new Set(message.private.map((place) => story[place]!)),
    skew: 0,
    answer,
    closed: vi.fn(),
    calls: { gesture: vi.fn() },
  };
}

export function staged(fixture: unknown, more: object = {}) {
  const message = fixture as Message;
  const names = namesOf(message, (number) => `Ghost ${number}`);
  return render(Stage, { table: tableOf(message) as never, message, names, ...more });
}
