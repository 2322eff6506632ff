import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import dawn from "../../games/salem1692/fixtures/dawn.json";
import twelve from "../../games/salem1692/fixtures/twelve.json";
import { beginCoaching, coaching, speech } from "../../lib/coach/coaching.svelte";
import { lessons } from "../../games/salem1692/lessons";
import { scenes } from "../../lib/table/curtain.svelte";
import type { Message } from "../../lib/wire/types";
import { written } from "../../lib/texts/written";
import { words } from "../../lib/texts/words.svelte";
import Coach from "./Coach.svelte";

const as = (value: unknown) => value as Message;
const lessonKeys = lessons.all.map(({ key }) => key);

/** The lessons come a moment after the page. */
async function coached(): Promise<void> {
  await vi.waitFor(() => expect(screen.getByRole("complementary")).toBeTruthy(), { timeout: 4000 });
  await tick();
}

async function press(name: string): Promise<void> {
  screen.getByRole("button", { name }).click();
  await tick();
}

beforeEach(() => {
  words.now = written("en", "salem1692");
  beginCoaching("salem1692");
});
afterEach(cleanup);

describe("the coach", () => {
  it("says one thing after the other, then keeps quiet", async () => {
    render(Coach, { message: as({ ...twelve, story: [], decisions: [] }) });
    await coached();
    expect(screen.getByText("Welcome to Salem")).toBeTruthy();
    await press("Next");
    expect(screen.getByText("Two sides")).toBeTruthy();
    for (let lesson = 0; lesson < 10 && screen.queryByRole("button", { name: "Next" }); lesson++) await press("Next");
    await press("Got it");
    expect(screen.getByText(/will be back when/)).toBeTruthy();
  });

  it("says it again, and goes back", async () => {
    render(Coach, { message: as({ ...twelve, story: [], decisions: [] }) });
    await coached();
    await press("Next");
    await press("Back");
    expect(screen.getByText("Welcome to Salem")).toBeTruthy();
    await press("Next");
    expect(screen.getByText("Two sides")).toBeTruthy();
  });

  it("drops what comes too late, and says it when it happens again", async () => {
    const played = { type: "card-played", by: 1, target: 2, card: "accusation", as_witness: false };
    const others = Array.from({ length: 6 }, () => ({ type: "turn-ended", seat: 1 }));
    const day = { ...twelve, decisions: [] };
    const { rerender } = render(Coach, { message: as({ ...day, story: [] }) });
    await coached();
    expect(screen.getByText("Welcome to Salem")).toBeTruthy();
    const given = async () => {
      const titles: string[] = [];
      while (screen.queryByRole("button", { name: "Next" })) {
        await press("Next");
        titles.push(document.querySelector(".title")!.textContent);
      }
      await press("Got it");
      return titles;
    };
    await rerender({ message: as({ ...day, story: [played] }) });
    await rerender({ message: as({ ...day, story: others }) }); // much has happened since
    expect(await given()).not.toContain("Red cards accuse");
    await rerender({ message: as({ ...day, story: [played] }) });
    expect(screen.getByText("Red cards accuse")).toBeTruthy();
  });

  it("leaves the page to the end of the game, and then speaks of the end if asked", async () => {
    const told = { ...twelve, decisions: [] };
    coaching.seen["salem1692"] = lessonKeys.filter((key) => !["dawn", "morning", "over"].includes(key));
    const { rerender } = render(Coach, { message: as({ ...told, view: dawn.townsperson.view, story: [] }) });
    await coached();
    expect(screen.getByText("Dawn")).toBeTruthy();
    const table = { ...twelve.table, phase: "over" };
    scenes.ending = true;
    const story = [{ type: "target-announced", seat: 1 }]; // a reason for a lesson only while the game goes on
    await rerender({ message: as({ ...told, table, view: { ...twelve.view, phase: "over" }, story }) });
    expect(screen.queryByText("Dawn")).toBeNull();
    expect(screen.queryByText("The end")).toBeNull(); // the verdict is not told yet
    scenes.ending = false;
    await tick();
    expect(screen.queryByText("The end")).toBeNull(); // on a phone it would cover the verdict
    await press("Say that again");
    expect(screen.getByText("The end")).toBeTruthy();
  });

  it("waits while the reader has unfolded a question", async () => {
    const asked = { id: "9", seat: 0, kind: "target", options: [], about: null };
    speech.unless = "9";
    const { rerender } = render(Coach, { message: as({ ...twelve, story: [], decisions: [asked] }) });
    await coached();
    expect(screen.queryByText("Welcome to Salem")).toBeNull();
    await rerender({ message: as({ ...twelve, story: [], decisions: [] }) });
    expect(screen.getByText("Welcome to Salem")).toBeTruthy();
  });

  it("goes away and comes back", async () => {
    render(Coach, { message: as({ ...twelve, story: [], decisions: [] }) });
    await coached();
    await press("Send the coach away");
    expect(coaching.on).toBe(false);
    expect(screen.queryByRole("complementary")).toBeNull();
    await press("Call the coach");
    expect(await screen.findByRole("complementary")).toBeTruthy();
  });

  it("speaks at once about what is asked", async () => {
    const turn = { id: "9", seat: 0, kind: "turn", options: [], about: null };
    const { rerender } = render(Coach, { message: as({ ...twelve, story: [], decisions: [] }) });
    await coached();
    await rerender({ message: as({ ...twelve, story: [], decisions: [turn] }) });
    await press("Next");
    expect(screen.getByText("Your turn")).toBeTruthy();
  });

  it("looks the same to a witch and to a townsperson in the dark", async () => {
    const looks = [];
    for (const message of [dawn.witch, dawn.townsperson]) {
      beginCoaching("salem1692");
      const { container } = render(Coach, { message: as(message) });
      await coached();
      looks.push(container.innerHTML);
      cleanup();
    }
    expect(looks[0]).toBe(looks[1]);
  });

  it("opens the guide where more is said, in the edition of the table", async () => {
    render(Coach, {
      message: as({
        ...twelve,
        story: [],
        decisions: [],
        view: { ...twelve.view, table: { ...twelve.view.table, edition: "fr" } },
      }),
    });
    await coached();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/guide/salem1692?edition=fr#about");
  });

  it("keeps away from a game that nobody teaches", async () => {
    const { container } = render(Coach, { message: as({ ...twelve, table: { ...twelve.table, game: "some-other" } }) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe("");
  });
});
