/** The components on the page of pieces can be shown. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../../src/lib/texts/words.svelte";
import { answerFromFixtures } from "./house";
import { MOMENTS } from "./moments";
import { shown } from "./shown.svelte";
import { SUBJECTS } from "./subjects";

vi.setConfig({ testTimeout: 20_000 });

/** The pieces in which nothing is shown. */
const empty = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll("[data-piece]")]
    .filter((each) => each.querySelector(".piece")!.childElementCount === 0)
    .map((each) => each.querySelector("h2")!.textContent);

describe("on the page of pieces", () => {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    answerFromFixtures();
  });
  afterEach(cleanup);

  const components = Object.keys(SUBJECTS).filter((each) => !MOMENTS.includes(each) && !each.endsWith("/drawings"));
  const boards = Object.keys(SUBJECTS).filter((each) => each.startsWith("generic/"));
  it.each(components)("%s is shown, and all its words are there", async (subject) => {
    const { default: Subject } = await SUBJECTS[subject]!();
    shown.read(`#subject=${subject}`);
    const { container } = render(Subject);
    await vi.dynamicImportSettled(); // parts of a game are loaded when they are shown
    await tick();
    await vi.waitFor(() => expect(container.querySelectorAll("[data-piece], dialog").length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(empty(container)).toEqual([]));
    expect(container.textContent).not.toContain("⟨");
  });

  it.each(boards)("%s is a board with everybody at it", async (subject) => {
    const { default: Subject } = await SUBJECTS[subject]!();
    shown.read(`#subject=${subject}`);
    const { findAllByText } = render(Subject);
    expect(await findAllByText(/Bartholomew/, {}, { timeout: 15_000 })).not.toEqual([]);
  });

  it("everything is asked for that the end of a game shows", async () => {
    const { default: Subject } = await SUBJECTS["end"]!();
    shown.read("#subject=end");
    const { findAllByText } = render(Subject);
    expect(await findAllByText(words.now.say("page-end-chart"), {}, { timeout: 15_000 })).not.toEqual([]);
  });
});
