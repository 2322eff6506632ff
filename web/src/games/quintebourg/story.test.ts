import { describe, expect, it } from "vitest";
import { inWords } from "../../lib/log/log";
import { written } from "../../lib/texts/written";
import { LAWS } from "./laws";
import { story } from "./story";

const texts = written("en", "quintebourg");
const NAMES = ["Ann", "Ben", "Cat"];
const told = (event: Record<string, unknown>, viewer: number | null = 0) =>
  inWords([event as never], texts, viewer, NAMES, story)[0]!;

describe("the log of Quinte-bourg", () => {
  it.each(LAWS)("says what the law of the day does, one tap from its clause: %s", (law) => {
    const line = told({ type: "law-decided", law, accepted: true });
    expect(line.why).toBe(texts.say(`law-${law}-effect`));
    expect(line.rules).toEqual([`QB-LAW-${String(LAWS.indexOf(law) + 1).padStart(2, "0")}`]);
    expect(told({ type: "law-decided", law, accepted: false }).why).toBeUndefined();
  });

  it("says what is told of an invocation to others", () => {
    expect(told({ type: "invoked", seat: 1 })).toMatchObject({ rules: ["QB-RULING-43"] });
    expect(told({ type: "invoked", seat: 1 }).why).toContain("Nobody else sees");
    expect(told({ type: "invoked", seat: 0 }).rules).toBeUndefined();
  });

  it("tells several lines around an explanation in their order", () => {
    const lines = inWords(
      [
        { type: "debate-began" },
        { type: "law-decided", law: "two", accepted: true },
        { type: "debate-closed" },
      ] as never,
      texts,
      0,
      NAMES,
      story,
    );
    expect(lines.map((each) => Boolean(each.why))).toEqual([false, true, false]);
  });
});
