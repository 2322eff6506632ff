/** The components on the page of pieces can be shown. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answerFromFixtures } from "./house";
import { shown } from "./shown.svelte";
import { SUBJECTS } from "./subjects";

vi.setConfig({ testTimeout: 20_000 });

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

  const components = Object.keys(SUBJECTS).filter((each) => /^dialog|settings$|note$|^[^/]+$/.test(each));
  const boards = Object.keys(SUBJECTS).filter((each) => each.startsWith("generic/"));
  it.each(components)("%s is shown, and all its words are there", async (subject) => {
    const { default: Subject } = await SUBJECTS[subject]!();
    shown.read(`#subject=${subject}`);
    const { container } = render(Subject);
    await vi.dynamicImportSettled(); // parts of a game are loaded when they are shown
    await tick();
    expect(container.querySelectorAll("[data-piece], dialog").length).toBeGreaterThan(0);
    expect(container.textContent).not.toContain("⟨");
  });

  it.each(boards)("%s is a board with everybody at it", async (subject) => {
    const { default: Subject } = await SUBJECTS[subject]!();
    shown.read(`#subject=${subject}`);
    const { findAllByText } = render(Subject);
    expect(await findAllByText(/Bartholomew/, {}, { timeout: 15_000 })).not.toEqual([]);
  });
});
