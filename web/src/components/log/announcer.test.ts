/** What a screen reader says: everything that is added to the live region, in order. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import engine from "../../../../src/meetinghouse/engine/texts/en.ftl?raw";
import own from "../../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import around from "../../../../src/meetinghouse/tables/texts/en.ftl?raw";
import { story as salem } from "../../games/salem1692/story";
import { parts } from "../../lib/log/log";
import { ways } from "../../lib/table/ways.svelte";
import { Texts, type Tagged } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import type { Message } from "../../lib/wire/types";
import Announcer from "./Announcer.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const NAMES = ["Ann", "Ben", "Cat"];
const drawn = (seat: number): Tagged => ({ type: "card-drawn", seat });
const says = (name: string, text: string): Tagged => ({ type: "said", name, channel: "town", text });
const left = (name: string): Tagged => ({ type: "departed", name, bot: true });
const fell = (): Tagged => ({ type: "narrated", line: "night-sleep", seat: null });

beforeEach(() => {
  words.now = new Texts("en", [[engine, around, own].join("\n\n")]);
  ways.now = { ...ways.now, story: salem };
});
afterEach(cleanup);

function listening() {
  const message = { you: { seat: 0, blocked: [2] } } as unknown as Message;
  const props = (story: readonly Tagged[], { held = false, talk = true, covered = [] as Tagged[] } = {}) => {
    const secret = new Set(covered);
    const told = parts(story, { held, covered: secret }).flatMap((part) => part.events);
    return { table: { own: secret }, message, names: NAMES, story, told, talk: talk && !held };
  };
  const start = says("Ann", "before");
  const { container, rerender } = render(Announcer, props([start]));
  const heard: string[] = [];
  const region = container.querySelector("[data-announced]")!;
  const note = (list: MutationRecord[]) =>
    list.forEach((each) => each.addedNodes.forEach((node) => node instanceof Element && heard.push(node.textContent!)));
  const watch = new MutationObserver(note);
  watch.observe(region, { childList: true, subtree: true, characterData: true });
  return {
    heard,
    start,
    region,
    tell: async (story: readonly Tagged[], how: Parameters<typeof props>[1] = {}) => {
      await rerender(props(story, how));
      await tick();
      note(watch.takeRecords());
    },
  };
}

describe("what is announced", () => {
  it("is every event once, in order, in plain words; not what was there before", async () => {
    const { heard, start, tell, region } = listening();
    const story = [start, drawn(1), says("Ben", "I am innocent"), left("Cat")];
    await tell(story.slice(0, 2));
    await tell(story);
    await tell(story); // a message with nothing new but the time
    expect(heard).toEqual(["Ben draws a card.", "Ben: I am innocent", "Cat leaves the table; a bot plays on."]);
    expect([...region.children].map((each) => each.textContent)).toEqual(heard);
  });

  it("leaves out what only the reader was told, whom they ignore, and talk where it is open", async () => {
    const { heard, start, tell } = listening();
    const secret = drawn(0);
    const story = [start, secret, says("Cat", "ignored"), says("Ben", "read there"), left("Ben")];
    await tell(story.slice(0, 3), { covered: [secret] });
    await tell(story.slice(0, 4), { covered: [secret], talk: false });
    await tell(story, { covered: [secret] });
    expect(heard).toEqual(["Ben leaves the table; a bot plays on."]);
  });

  it("tells a line of sayings once: here, or where the talk is open", async () => {
    const { heard, start, tell } = listening();
    const spoke = (number: number) => ({
      ...{ type: "spoke", seat: 1, channel: "town", number, to: [], sayings: [{ kind: "nothing" }] },
    });
    const story = [start, spoke(1), spoke(2)];
    await tell(story.slice(0, 2));
    await tell(story, { talk: false });
    expect(heard).toEqual(["Ben: “Not a word from me.”"]);
  });

  it("tells in the morning what waited for it, and nothing of it twice", async () => {
    const { heard, start, tell } = listening();
    const story = [start, fell(), left("Cat"), drawn(1)];
    await tell(story.slice(0, 2), { held: true });
    await tell(story, { held: true });
    const night = heard.splice(0);
    expect(night).toContain("Cat leaves the table; a bot plays on.");
    expect(night).not.toContain("Ben draws a card.");
    await tell(story);
    expect(heard).toContain("Ben draws a card.");
    expect(heard.filter((each) => night.includes(each))).toEqual([]);
  });

  it("begins anew in silence with another story, as after sitting down", async () => {
    const { heard, tell } = listening();
    const other = [says("Ann", "again"), drawn(1), drawn(2)];
    await tell(other);
    expect(heard).toEqual([]);
    await tell([...other, left("Ben")]);
    expect(heard).toEqual(["Ben leaves the table; a bot plays on."]);
  });
});
