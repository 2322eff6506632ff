import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speech } from "../../lib/coach/coaching.svelte";
import { foreground } from "../../lib/ask/foreground.svelte";
import { scenes } from "../../lib/table/curtain.svelte";
import type { Table } from "../../lib/table/table.svelte";
import type { Decision, Message } from "../../lib/wire/types";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Asked from "./Asked.svelte";

const names = ["Ann", "Bea", "Cid"];
const picture = createRawSnippet((_: () => unknown, label: () => string) => ({
  render: () => `<span>${label()}</span>`,
}));
const seat = (number: number) => ({ type: "seat", seat: number });
const question = (id: string, more: object = {}) =>
  ({
    id,
    seat: 0,
    kind: "suspicion",
    options: [seat(1), seat(2)],
    about: null,
    least: 1,
    most: 1,
    timer: 20,
    default: seat(2),
    seen_by: "nobody",
    ...more,
  }) as unknown as Decision;

function message(decisions: Decision[], offers: Decision[] = []): Message {
  return {
    you: { seat: 0 },
    table: { phase: "playing", places: [], hourglass: null },
    decisions,
    offers,
    view: null,
  } as unknown as Message;
}
const props = (said: Message, missed: Decision | null = null) => ({
  table: { calls: {}, story: [], missed } as unknown as Table,
  message: said,
  names,
  standing: "Waiting for Bea",
  picture,
  chosen: [],
});

/** Tags and classes, nothing else. */
function skeleton(node: Element): string {
  return `${node.tagName}.${[...node.classList].sort().join(".")}(${[...node.children].map(skeleton).join(",")})`;
}

beforeEach(() => {
  words.now = written("en", "salem1692");
});
afterEach(cleanup);

describe("the place of questions", () => {
  it("says that an answer is sealed as long as it can be changed, and who is waited for otherwise", async () => {
    const { container, rerender } = render(Asked, props(message([], [question("0-3")])));
    const idle = () => container.querySelector(".idle")!;
    expect(idle().textContent.replace(/\s+/g, " ").trim()).toMatch(/^Sealed. Waiting for the others/);
    const bones = skeleton(idle());
    await rerender(props(message([])));
    expect(idle().textContent.trim()).toBe("Waiting for Bea");
    expect(skeleton(idle())).toBe(bones);
  });

  it("says what happens when time runs out only where there is a clock", async () => {
    const asked = message([question("0-3")]);
    const on = (pace: string, hourglass: object | null) =>
      props({ ...asked, table: { ...asked.table, pace, hourglass } } as unknown as Message);
    const { container, rerender } = render(Asked, on("classic", null));
    const said = () => container.querySelector(".question")!.textContent;
    expect(said()).toContain("If time runs out: Cid.");
    await rerender(on("none", null));
    expect(said()).not.toContain("time runs out");
    expect(container.textContent).not.toContain(words.now.say("page-is-default"));
    await rerender(on("none", { ends: Date.now(), length: 8 })); // alone at night
    expect(said()).toContain("If time runs out: Cid.");
  });

  it("says to somebody alone in the dark that the night goes on, as nothing may have been asked", () => {
    const sealed = message([], [question("0-again")]);
    const places = [{ person: true }, { bot: true, person: false }];
    const alone = { ...sealed, table: { ...sealed.table, places } } as unknown as Message;
    const { container } = render(Asked, { ...props(alone), alike: true });
    expect(container.querySelector(".idle strong")!.textContent).toBe("The night goes on.");
  });

  it("says among people in the dark that it goes on until the hourglass runs out", async () => {
    const sealed = message([], [question("0-3")]);
    const at = (people: number, hourglass: object | null) =>
      ({
        ...sealed,
        table: {
          ...sealed.table,
          hourglass,
          places: Array.from({ length: 3 }, (_, seat) => ({ person: seat < people })),
        },
      }) as unknown as Message;
    const { container, rerender } = render(Asked, { ...props(at(2, { ends: 9, length: 7 })), alike: true });
    const said = () => container.querySelector(".idle")!.textContent;
    expect(said()).toContain("until the sand runs out");
    await rerender({ ...props(at(1, { ends: 9, length: 7 })), alike: true });
    expect(said()).toContain("Waiting for the others");
    await rerender({ ...props(at(2, null)), alike: true });
    expect(said()).toContain("Waiting for the others");
    await rerender({ ...props(at(2, { ends: 9, length: 7 })), alike: false });
    expect(said()).toContain("Waiting for the others");
  });

  it("tells whoever is out that they are, and who is waited for", async () => {
    const { container, rerender } = render(Asked, { ...props(message([])), standing: "", out: true });
    const idle = () => container.querySelector(".idle")!.textContent.replace(/\s+/g, " ").trim();
    expect(idle()).toBe("You are out of the game, and still see what everybody sees.");
    await rerender({ ...props(message([])), out: true });
    expect(idle()).toBe("You are out of the game, and still see what everybody sees. Waiting for Bea");
    await rerender({ ...props(message([], [question("0-3")])), out: true });
    expect(idle()).toMatch(/^Sealed/);
  });

  it("tells whoever missed a question what was chosen for them, in the same elements", async () => {
    const { container, rerender } = render(Asked, props(message([question("0-4")])));
    const bones = skeleton(container);
    await rerender(props(message([question("0-4")]), question("0-3")));
    expect(container.querySelector(".question .missed")!.textContent).toBe(
      "Your time ran out, and this was chosen for you: Cid.",
    );
    expect(skeleton(container)).toBe(bones);
    expect(screen.getByRole("status").textContent).toContain("Cid");
    await rerender(props(message([]), question("0-3", { default: null })));
    expect(container.querySelector(".idle")!.textContent).toContain("settled without you");
  });

  it("lies low where seats can be tapped, until one wants to see it; other questions come open", async () => {
    const { container, rerender } = render(Asked, props(message([question("0-4")])));
    const folded = () => container.querySelector(".ask")!.classList.contains("folded");
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    expect(folded()).toBe(true);
    await rerender(
      props(message([question("0-5", { kind: "turn", options: [{ type: "word", word: "draw" }], default: null })])),
    );
    expect(folded()).toBe(false);
    await rerender(props(message([question("0-6")])));
    await press("Show it again");
    await rerender(props(message([question("0-7")])));
    expect(folded()).toBe(false); // as one likes it
    await press("Fold this away");
    expect(folded()).toBe(true);
  });

  it("comes low in the dark, where all are asked alike, and stays open for whoever opens it", async () => {
    const { container, rerender } = render(Asked, { ...props(message([question("0-4")])), alike: true });
    const folded = () => container.querySelector(".ask")!.classList.contains("folded");
    expect(folded()).toBe(true); // the table can be tapped
    await fireEvent.click(screen.getByRole("button", { name: "Show it again" }));
    await rerender({ ...props(message([question("0-5")])), alike: true });
    expect(folded()).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Fold this away" }));
  });

  it("makes room while the coach speaks, who keeps quiet once it is unfolded until it is answered", async () => {
    const { container } = render(
      Asked,
      props(message([question("0-4", { kind: "turn", options: [{ type: "word", word: "draw" }] })])),
    );
    const folded = () => container.querySelector(".ask")!.classList.contains("folded");
    speech.open = true;
    await tick();
    expect(folded()).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Show it again" }));
    expect(folded()).toBe(false);
    expect(speech).toEqual({ open: false, unless: "0-4" });
    speech.unless = null;
  });

  it("takes last words where they are asked for, and that answers the question", async () => {
    const sent: unknown[][] = [];
    const calls = {
      say: (...what: unknown[]) => Promise.resolve(sent.push(["say", ...what])),
    };
    const answer = (...what: unknown[]) => Promise.resolve(sent.push(["answer", ...what]));
    const done = { type: "word", word: "done" };
    const asked = message([question("0-4", { kind: "last-words", options: [done], default: done })]);
    const channels = [{ name: "last-words", writers: [0], readers: [0, 1, 2], form: "three-words" }];
    const given = props({ ...asked, view: { channels } } as unknown as Message);
    render(Asked, { ...given, table: { calls, answer, story: [], missed: null } as unknown as Table });
    const speak = screen.getByRole("button", { name: "Send" }) as HTMLButtonElement;
    expect(speak.disabled).toBe(true);
    expect(speak.classList.contains("first")).toBe(true);
    expect(screen.getByRole("heading").textContent).toContain("write them below");
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Not me, never" } });
    await fireEvent.click(speak);
    await vi.waitFor(() =>
      expect(sent).toEqual([
        ["say", "last-words", "Not me, never"],
        ["answer", "0-4", done],
      ]),
    );
  });

  it("makes room for what is opened on the table, and comes back", async () => {
    const words = { kind: "turn", options: [{ type: "word", word: "draw" }], default: null };
    const { container } = render(Asked, props(message([question("0-4", words)])));
    const isFolded = () => container.querySelector(".ask")!.classList.contains("folded");
    expect(isFolded()).toBe(false);
    foreground.open = true;
    await tick();
    expect(isFolded()).toBe(true);
    foreground.open = false;
    await tick();
    expect(isFolded()).toBe(false);
  });

  it("is read from its beginning", async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const { container, rerender } = render(Asked, props(message([question("0-4")])));
    const sheet = container.querySelector(".asked")!;
    await frame();
    const moved = vi.fn();
    sheet.scrollTo = moved;
    await rerender(props(message([question("0-4")])));
    await frame();
    expect(moved).not.toHaveBeenCalled();
    await rerender(props(message([question("0-5")])));
    await vi.waitFor(() => expect(moved).toHaveBeenCalledWith(0, 0));
  });

  it("gives a long order the whole screen", async () => {
    const places = Array.from({ length: 40 }, (_, place) => ({ type: "position", place }));
    const long = question("0-8", {
      kind: "rearrange",
      options: places,
      least: 40,
      most: 40,
      ordered: true,
      default: places,
    });
    scenes.playing = true; // what is announced over the table is not covered
    const { container } = render(Asked, props(message([long])));
    expect(container.querySelector(".asked.whole")).toBeNull();
    scenes.playing = false;
    await tick();
    expect(container.querySelector(".asked.whole")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Fold this away" }));
    expect(container.querySelector(".asked.whole")).toBeNull();
  });
});
