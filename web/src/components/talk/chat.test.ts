import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Message } from "../../lib/wire/types";
import { FILES, written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Chat from "./Chat.svelte";

beforeAll(() => {
  words.now = written("en");
});
afterEach(cleanup);

const place = (name: string, more: object = {}) => ({ name, person: true, bot: false, muted: false, ...more });

function shown(story: object[] = [], host = false) {
  const calls = {
    say: vi.fn(async () => ({})),
    phrase: vi.fn(async () => ({})),
    block: vi.fn(async () => ({})),
    mute: vi.fn(async () => ({})),
  };
  const message = {
    table: { phase: "lobby", places: [place("Ann"), place("Ben"), place("Silas", { person: false, bot: true })] },
    you: { seat: 0, host, blocked: [] },
    view: null,
  } as unknown as Message;
  return { calls, ...render(Chat, { table: { story, own: new Set(), calls } as never, message }) };
}

const sign = (name: string) => ({ type: "gestured", name, channel: "pack", signs: ["skull"] });

/** In a game, in a channel with those readers. */
function among(story: object[], own: Set<object>, readers: number[]) {
  const message = {
    table: { phase: "playing", options: {}, places: [place("Ann"), place("Ben"), place("Cat")] },
    you: { seat: 0, host: false, blocked: [] },
    view: { channels: [{ name: "pack", writers: readers, readers, form: "text" }] },
  } as unknown as Message;
  return render(Chat, { table: { story, own, calls: {} } as never, message });
}

describe("the talk", () => {
  it("sends a reaction as a key, and only where everybody reads it", async () => {
    const { calls, container, getByRole } = shown();
    expect(container.querySelectorAll(".reactions button")).toHaveLength(5);
    await fireEvent.click(getByRole("button", { name: "(laughs)" }));
    expect(calls.phrase.mock.calls).toEqual([["lobby", "laughing"]]);
    cleanup();
    expect(among([], new Set(), [0, 1]).container.querySelector(".reactions")).toBeNull();
    expect(among([], new Set(), [0, 1, 2]).container.querySelector(".reactions")).not.toBeNull();
  });

  it("shows sayings in the reader's language, and under them the line that they point at", () => {
    const spoke = (seat: number, number: number, ...sayings: object[]) => ({
      ...{ type: "spoke", seat, channel: "town", number, to: [], sayings },
    });
    const request = { kind: "go-for", parts: [{ type: "seat", seat: 0 }] };
    const doubt = { kind: "doubt", parts: [{ type: "line", line: 0 }] };
    const story = [{ type: "game-started", commitment: "" }, spoke(1, 0, request), spoke(2, 1, doubt)];
    const { container } = among(story, new Set(), [0, 1, 2]);
    const lines = [...container.querySelectorAll(".lines p")].map((each) => each.textContent);
    expect(lines[0]).toMatch(/^Ben: Ann next, everybody!/);
    expect(lines[1]).toMatch(/^Cat: No, I cannot follow you there\./);
    expect(container.querySelector(".lines q")?.textContent).toBe("Ben: “Ann next, everybody!”");
    words.now = written("fr");
    cleanup();
    expect(among(story, new Set(), [0, 1, 2]).container.textContent).toContain("Ann");
    expect(among(story, new Set(), [0, 1, 2]).container.textContent).not.toContain("everybody");
    words.now = written("en");
  });

  it("sends a ready sentence as a key and reads it in the reader's language", async () => {
    const { calls, container, getByRole, queryByRole } = shown();
    await fireEvent.click(container.querySelector("button.ready")!);
    await fireEvent.click(getByRole("button", { name: "Why me?" }));
    expect(calls.phrase.mock.calls).toEqual([["lobby", "why-me"]]);
    expect(queryByRole("button", { name: "Why me?" })).toBeNull();
    words.now = written("fr");
    const french = shown([{ type: "phrase-said", name: "Ben", channel: "lobby", phrase: "why-me" }]);
    expect(french.container.querySelector(".lines")!.textContent).toMatch(/Ben\s: Pourquoi moi\s\?/);
    words.now = written("en");
  });

  it("shows every sentence in words, and every reaction", async () => {
    const { container } = shown();
    await fireEvent.click(container.querySelector("button.ready")!);
    const texts = [...container.querySelectorAll(":is(.phrases, .reactions) button")].map((each) =>
      each.textContent.trim(),
    );
    const known = Object.entries(FILES).find(([path]) => path.endsWith("/tables/texts/en.ftl"))![1];
    const server = [...known.matchAll(/^phrase-.* = (.+)$/gm)].map((match) => match[1]);
    expect(texts.sort()).toEqual(server.sort()); // as the server knows them
    expect(texts.length).toBeGreaterThan(4);
  });

  it("covers what was said where not everybody reads, but not where the reader listens now", () => {
    const secret = sign("Ben");
    const lines = (readers: number[]) => {
      const { container } = among([secret], new Set([secret]), readers);
      const found = container.querySelector(".lines")!.textContent;
      cleanup();
      return found;
    };
    expect(lines([0, 1])).toContain("Ben");
    expect(lines([1])).not.toContain("Ben");
  });

  it("makes no link of anything", () => {
    const { container } = shown([
      { type: "said", name: "Ben", channel: "lobby", text: "see https://example.org <a href=x>x</a>" },
    ]);
    expect(container.querySelector(".lines")!.textContent).toContain("https://example.org <a href=x>x</a>");
    expect(container.querySelectorAll("a")).toHaveLength(0);
  });

  it("lets everybody choose whom to hear, and the host who is silent; bots do not talk", async () => {
    const guest = shown();
    await fireEvent.click(guest.getByRole("button", { name: /Ben/, hidden: true }));
    expect(guest.calls.block.mock.calls).toEqual([[1, true]]);
    expect(guest.queryByRole("button", { name: /Silas/, hidden: true })).toBeNull();
    cleanup();
    const host = shown([], true);
    await fireEvent.click(host.getAllByRole("button", { name: /Ben/, hidden: true })[1]!);
    expect(host.calls.mute.mock.calls).toEqual([[1, true]]);
  });
});
