import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import engine from "../../../../src/meetinghouse/engine/texts/en.ftl?raw";
import fields from "../../../../src/meetinghouse/engine/texts/fields.ftl?raw";
import server from "../../../../src/meetinghouse/server/texts/en.ftl?raw";
import { opening } from "../../lib/table/reveal.svelte";
import { speaking } from "../../lib/talk/about.svelte";
import { Texts } from "../../lib/texts/texts";
import { words } from "../../lib/texts/words.svelte";
import Stage from "./Stage.svelte";
import { seatsOf } from "./view";

const HATS = `field-round = number
role-hatter = Hatter
role-hatter-help = You know every hat.
mark-chief = chief
view-round = Round { $round }
own-rival = { $you ->
    [rival] You are your own rival.
   *[none] Your rival is { $rival }.
  }`;
const names = ["Ann", "Bob", "Cid"];
const nothing = { role: "", marks: [], points_at: null };
const view = {
  phase: "play",
  viewer: 0,
  waiting: [1],
  out: [2],
  seats: [{ ...nothing, marks: ["chief"] }, nothing, { ...nothing, role: "hatter" }],
  known: [{ ...nothing, role: "hatter" }, { ...nothing, points_at: 2 }, nothing],
  round: 2,
  own: { rival: 0 },
  unsaid: "nobody wrote a text for this",
};

beforeEach(() => {
  words.now = new Texts("en", [[fields, engine, server, HATS].join("\n\n")]);
});
afterEach(() => {
  cleanup();
  Object.assign(speaking, { able: false, about: null });
  opening.shut = new Set();
});

function staged(more: object = {}, message: object = {}) {
  const props = { table: {}, message: { view, opened: null, you: { seat: 0 }, ...message }, names, ...more };
  return render(Stage, { props: props as never });
}
const seats = (container: Element) =>
  [...container.querySelectorAll("ol > li")].map((each) => each.textContent!.replace(/\s+/g, " ").trim());

describe("the table for any game", () => {
  it("shows what everybody sees, and what the reader knows only when the cover is lifted", async () => {
    const { container, getByRole } = staged();
    expect(seats(container)).toEqual(["Ann (You) chief", "Bob", "Cid Hatter is out of the game"]);
    expect(container.textContent).toContain("Round 2");
    expect(container.textContent).not.toContain("rival");
    await fireEvent.click(getByRole("button", { name: "Look" }));
    expect(seats(container)).toEqual(["Ann (You) Hatter chief", "Bob → Cid", "Cid Hatter is out of the game"]);
    expect(container.querySelector(".secret")!.textContent).toMatch(/You know every hat\..*You are your own rival\./s);
    expect(container.textContent).not.toContain("nobody wrote");
  });

  it("lets a seat be chosen where it lies", async () => {
    const pick = vi.fn();
    const { container } = staged({ pick, pickable: new Set([1]), chosen: new Set([1]) });
    expect(container.querySelectorAll("ol button")).toHaveLength(1);
    await fireEvent.click(container.querySelector("ol button")!);
    expect(pick).toHaveBeenCalledWith(1);
    expect(container.querySelector("ol button")!.getAttribute("aria-pressed")).toBe("true");
  });

  it("marks whom the game waits for otherwise than who can be chosen", () => {
    const { container } = staged({ pick: vi.fn(), pickable: new Set([0]) });
    const marked = (mark: string) =>
      [...container.querySelectorAll<HTMLElement>(`li.${mark}`)].map((each) => each.dataset["seat"]);
    expect([marked("waiting"), marked("choosable")]).toEqual([["1"], ["0"]]);
    cleanup();
    expect(staged({ pickable: new Set([0]) }).container.querySelector(".choosable")).toBeNull(); // nothing to tap
  });

  it("has the reader say something about a seat that is tapped, and beside the choice of one", async () => {
    speaking.able = true;
    const pick = vi.fn();
    const { container, getByRole } = staged({ pick, pickable: new Set([1]) }, { view: { ...view, out: [] } });
    expect(container.querySelectorAll("ol button")).toHaveLength(3);
    await fireEvent.click(getByRole("button", { name: "Say something about Bob" }));
    expect(speaking.about).toEqual({ type: "seat", seat: 1 });
    expect(pick).not.toHaveBeenCalled();
    await fireEvent.click(getByRole("button", { name: /Cid.*Say something about Cid/ }));
    expect(speaking.about).toEqual({ type: "seat", seat: 2 });
  });

  it("has nothing to say about oneself or whoever is out", () => {
    speaking.able = true;
    const { container } = staged();
    expect([...container.querySelectorAll("ol button")].map((each) => each.textContent)).toEqual([
      expect.stringContaining("Bob"),
    ]);
  });

  it("opens everything at the end, and has nothing to cover for whoever only watches", () => {
    const opened = { ...view, known: [], own: null, seats: view.seats.map(() => ({ ...nothing, role: "hatter" })) };
    const { container } = staged({}, { opened, you: { seat: null } });
    expect(seats(container)).toEqual(["Ann Hatter", "Bob Hatter", "Cid Hatter is out of the game"]);
    expect(container.querySelector("header button")).toBeNull();
  });

  it.each([0, null])("leaves a seat as it was until the end has opened it (reader: %s)", async (seat) => {
    const opened = {
      ...view,
      viewer: null,
      known: view.seats.map(() => ({ ...nothing, role: "hatter" })),
      own: null,
    };
    opening.shut = new Set([0, 1]);
    const before = seat === null ? { ...view, viewer: null, known: [], own: null } : view;
    const { container } = staged({}, { view: before, opened, you: { seat } });
    const you = seat === null ? "" : " (You)";
    expect(seats(container)).toEqual([`Ann${you} chief`, "Bob", "Cid Hatter is out of the game"]);
    opening.shut = new Set([1]);
    await tick();
    expect(seats(container)).toEqual([`Ann${you} Hatter chief`, "Bob", "Cid Hatter is out of the game"]);
    opening.shut = new Set();
    await tick();
    expect(seats(container)[1]).toBe("Bob Hatter");
  });

  it("needs no more of a view than its people", () => {
    expect(seatsOf({ ...view, seats: [], known: [] }, 2, true)).toEqual([nothing, nothing]);
  });
});
