/** What the list of entries knows of questions. */
import { beforeEach, expect, it } from "vitest";
import type { Decision } from "../wire/types";
import { Questions } from "./questions";

const decision = (id: string, kind: string, seat = 1) =>
  ({ id, seat, kind, options: [], about: null, least: 1, most: 1 }) as unknown as Decision;

beforeEach(() => sessionStorage.clear());

it("remembers a question by its id, also after a reload", () => {
  const questions = new Questions("KWTM");
  questions.see([decision("1-3", "vote")]);
  questions.see([decision("2-4", "judge", 2)]);
  expect(questions.of("1-3")).toMatchObject({ kind: "vote", seat: 1 });
  expect(new Questions("KWTM").of("2-4")).toMatchObject({ kind: "judge", seat: 2 });
  expect(new Questions("ABCD").of("2-4")).toBeUndefined();
});

it("knows the newest question with an id, because an entry may have been taken back", () => {
  const questions = new Questions("KWTM");
  questions.see([decision("1-3", "vote")]);
  questions.see([decision("1-3", "judge")]);
  expect(questions.of("1-3")?.kind).toBe("judge");
});
