import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import server from "../../../../src/meetinghouse/tables/signs.py?raw";
import type { Message } from "../../lib/wire/types";
import { Refusal } from "../../lib/wire/wire";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Chat from "./Chat.svelte";
import { MOST_SIGNS, PICTOGRAMS } from "./pictograms";

const NAMES = Array.from({ length: 21 }, (_, at) => (at === 0 ? "Ann" : at === 1 ? "Ben" : `Player ${at}`));
const LOVERS = { name: "lovers", writers: [0, 1], readers: [0, 1], form: "gestures" };

beforeEach(() => {
  words.now = written("en");
});
afterEach(cleanup);

function shown(story: object[] = [], channels: object[] = [LOVERS]) {
  const calls = { say: vi.fn(async () => ({})), gesture: vi.fn(async () => ({})) };
  const message = {
    table: {
      phase: "playing",
      options: {},
      places: NAMES.map((name) => ({ name, person: true, bot: false, muted: false })),
    },
    you: { seat: 0, host: false, blocked: [] },
    view: { channels },
  } as unknown as Message;
  const page = render(Chat, { table: { story, own: new Set(), calls } as never, message });
  // looked for by their labels: asking for roles goes through all styles of all buttons
  const row = (name: string) => [
    ...page.container.querySelectorAll<HTMLElement>(`[role=group][aria-label="${name}"] button`),
  ];
  const tap = (name: string, label: string) =>
    fireEvent.click(row(name).find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label)!);
  const press = (label: string) => fireEvent.click(page.container.querySelector(label)!);
  const draft = () => page.container.querySelector<HTMLElement>("[role=status]")!;
  return { calls, tap, row, press, draft, ...page };
}

describe("gestures", () => {
  it("are tapped together, taken back and sent as keys and seats; nothing can be written", async () => {
    const { calls, tap, press, draft, container } = shown();
    expect(container.querySelector("input, textarea")).toBeNull();
    expect(container.querySelector<HTMLButtonElement>("[type=submit]")!.disabled).toBe(true);
    expect(draft().textContent).toContain("up to 6 signs");
    await tap("Signs", "heart");
    await tap("Signs", "skull");
    await press('[aria-label="Take back the last sign"]');
    await tap("Point at somebody", "Ben");
    await tap("Signs", "question");
    await press("[type=submit]");
    expect(calls.gesture.mock.calls).toEqual([["lovers", ["heart", 1, "question"]]]);
    await vi.waitFor(() => expect(draft().textContent).toContain("up to 6 signs"));
    expect(calls.say).not.toHaveBeenCalled();
  });

  it("have six signs at most, and stay where they are when they are refused", async () => {
    const { calls, tap, press, draft, getByRole } = shown();
    calls.gesture.mockRejectedValueOnce(new Refusal(422, { refused: "gestures-only" }));
    for (let at = 0; at < MOST_SIGNS + 2; at++) await tap("Signs", "yes");
    await press("[type=submit]");
    expect(calls.gesture.mock.calls).toEqual([["lovers", Array(MOST_SIGNS).fill("yes")]]);
    await vi.waitFor(() => expect(getByRole("alert").textContent).toBe("You may only make gestures here."));
    expect(draft().querySelectorAll("[role=img]")).toHaveLength(MOST_SIGNS);
  });

  it.each(["en", "fr", "es"] as const)(
    "have a picture for every sign the server knows, with a name in %s",
    (language) => {
      words.now = written(language);
      const known = /PICTOGRAMS = \(([^)]*)\)/.exec(server)![1]!.match(/\w+/g)!;
      expect(Object.keys(PICTOGRAMS)).toEqual(known);
      expect(Number(/MOST_SIGNS = (\d+)/.exec(server)![1])).toBe(MOST_SIGNS);
      expect(new Set(Object.values(PICTOGRAMS)).size).toBe(known.length);
      const { row } = shown();
      const named = row(words.now.say("page-signs")).map((each) => each.getAttribute("aria-label"));
      expect(new Set(named).size).toBe(known.length);
      expect(named).toEqual(known.map((sign) => words.now.say(`sign-${sign}`)));
      expect(row(words.now.say("page-point")).map((each) => each.textContent)).toEqual(NAMES);
    },
  );

  it("are read as pictures with names, and by whom they point at", () => {
    const { container } = shown([{ type: "gestured", name: "Ben", channel: "lovers", signs: ["heart", 0, "heart"] }]);
    const line = within(container.querySelector<HTMLElement>(".lines")!);
    expect(line.getAllByRole("img").map((each) => each.getAttribute("aria-label"))).toEqual(["heart", "heart"]);
    expect(line.getByText("Ann")).toBeTruthy();
    const told = words.now.event(
      { type: "gestured", name: "Ben", channel: "lovers", signs: ["heart", 0, "heart"] },
      0,
      NAMES,
    );
    expect(told).toBe("Ben (lovers) makes signs: heart, Ann, heart");
  });

  it("are made in their channel, and words are said in the others", async () => {
    const town = { name: "town", writers: [0], readers: [0, 1], form: "text" };
    const { calls, press, container } = shown([], [LOVERS, town]);
    expect(container.querySelector("form.gestures")).not.toBeNull();
    await fireEvent.change(container.querySelector("select")!, { target: { value: "town" } });
    expect(container.querySelector("form.gestures")).toBeNull();
    await fireEvent.input(container.querySelector("input")!, { target: { value: "hello" } });
    await press("[type=submit]");
    expect(calls.say.mock.calls).toEqual([["town", "hello"]]);
  });
});
