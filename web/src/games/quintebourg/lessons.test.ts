import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { lessonsDue } from "../../lib/coach/coach";
import type { Message } from "../../lib/wire/types";
import { namesOf } from "../games";
import night from "./fixtures/night.json";
import over from "./fixtures/over.json";
import vote from "./fixtures/vote.json";
import Book from "./Book.svelte";
import { guide } from "./guide/book";
import { lessons } from "./lessons";
import { clean, tableOf, texts, viewOf } from "./staged";

clean();

describe("lessons", () => {
  it("have words in every language, and lead to the guide", async () => {
    const sections = (await guide.read(texts("en")))("e").flatMap((each) => [
      each.id,
      ...(each.items ?? []).map((item) => item.id),
    ]);
    for (const language of ["en", "fr", "es"] as const)
      for (const { key, more } of lessons.all) {
        expect(
          texts(language).has(`page-coach-${key}`) && texts(language).has(`page-coach-${key}-text`),
          `${language} ${key}`,
        ).toBe(true);
        expect(sections).toContain(more);
      }
  });

  it("are three in the first night, and no more until the day breaks", () => {
    const message = night.other as unknown as Message;
    const town = { ...viewOf(message).town, night: 1, day: 0 };
    const first = { ...message, view: { ...viewOf(message), town } } as unknown as Message;
    expect(lessonsDue(lessons, first, new Set()).map((each) => each.key)).toEqual(["theme", "cards", "night"]);
  });

  it("depend on nothing but the hour in the dark", () => {
    const due = (message: unknown) => lessonsDue(lessons, message as Message, new Set()).map((each) => each.key);
    expect(due(night.pack)).toEqual(due(night.other));
    expect(due(vote.voter)).toContain("vote");
    expect(due(over)).toEqual(["over"]);
  });
});

describe("the guide", () => {
  it.each(["v", "m", "e"])("has words for every role, post, law and call of mode %s", async (mode) => {
    for (const language of ["en", "fr", "es"] as const) {
      const sections = (await guide.read(texts(language)))(mode);
      expect(sections.flatMap((each) => each.items ?? []).every((item) => item.texts.length > 0)).toBe(true);
    }
  });
});

describe("the book", () => {
  it("has a page for people, posts, laws and money, walked through with the arrow keys", async () => {
    const message = vote.voter as unknown as Message;
    const { container } = render(Book, {
      table: tableOf(message),
      view: viewOf(message),
      board: message.table,
      names: namesOf(message, String),
      you: message.you.seat,
    });
    const tabs = [...container.querySelectorAll<HTMLElement>("[role=tab]")];
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      await fireEvent.click(tab);
      expect(container.querySelector("[role=tabpanel]")!.textContent!.length).toBeGreaterThan(20);
      expect(container.textContent).not.toContain("⟨");
    }
    await fireEvent.keyDown(tabs[3]!, { key: "ArrowRight" });
    expect(tabs[0]!.getAttribute("aria-selected")).toBe("true");
  });
});
