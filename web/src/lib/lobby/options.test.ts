import { describe, expect, it } from "vitest";
import {
  changed,
  groups,
  inTexts,
  ofStyle,
  styleOf,
  unmet,
  usual,
  value,
  withSet,
  withoutChanges,
  type Chosen,
} from "./options";
import type { GameOffered, Setting } from "../wire/types";

const one = (name: string, more: Partial<Setting>): Setting =>
  ({
    name,
    default: null,
    values: null,
    presets: null,
    least: null,
    most: null,
    group: "",
    needs: null,
    ...more,
  }) as Setting;

const game = {
  options: [
    one("edition", { default: "en", values: ["en", "fr"] }),
    one("told", { group: "trials", values: [true, false], presets: { en: false, fr: true } }),
    one("ghosts", { group: "ghosts", default: true, values: [true, false] }),
    one("seating", { group: "ghosts", default: "left", values: ["left", "between"], needs: { ghosts: true } }),
    one("penalty", { group: "trials", default: false, values: [true, false], needs: { offered: true } }),
    one("seconds", { group: "clocks", default: 30, least: 5, most: 60 }),
    one("offered", { default: false, values: [true, false] }),
    one("haunted", { group: "ghosts", default: 1, values: [0, 1], only: { seating: ["between"] } }),
    one("paper", { default: "near", values: ["near", "far"] }),
  ],
  clocks: { classic: {}, quick: { seconds: 20 } },
  styles: {
    classic: { pace: "classic", options: {} },
    quick: { pace: "quick", options: {} },
    open: { pace: null, options: { told: true } },
  },
} as unknown as GameOffered;

const setting = (name: string) => game.options.find((each) => each.name === name)!;
const chosen = (options: Record<string, unknown> = {}, pace = "classic"): Chosen => ({ options, pace });

describe("settings of a game", () => {
  it("are as the edition and the pace have them until they are set", () => {
    expect(usual(game, setting("told"), chosen())).toBe(false);
    expect(usual(game, setting("told"), chosen({ edition: "fr" }))).toBe(true);
    expect(usual(game, setting("seconds"), chosen({}, "quick"))).toBe(20);
    expect(value(game, setting("seconds"), chosen({ seconds: 7 }, "quick"))).toBe(7);
    expect(changed(game, setting("seconds"), chosen({}, "quick"))).toBe(false);
    expect(changed(game, setting("seconds"), chosen({ seconds: 30 }, "quick"))).toBe(true);
  });

  it("are shown under their headings; one without a heading only where it was set", () => {
    expect(groups(game, chosen()).map((each) => each.name)).toEqual(["trials", "ghosts", "clocks"]);
    const rest = groups(game, chosen({ paper: "far" })).at(-1)!;
    expect([rest.name, rest.settings.map((each) => each.name)]).toEqual(["", ["paper"]]);
  });

  it("are not set where they would mean nothing", () => {
    expect(unmet(game, setting("seating"), chosen())).toBeNull();
    expect(unmet(game, setting("seating"), chosen({ ghosts: false }))).toEqual({
      setting: setting("ghosts"),
      wanted: true,
    });
  });

  it("take along what they need and nobody is asked for, and leave it behind", () => {
    const on = withSet(game, setting("penalty"), true, chosen({ edition: "fr" }));
    expect(on).toEqual({ edition: "fr", penalty: true, offered: true });
    expect(changed(game, setting("offered"), chosen(on))).toBe(false);
    expect(groups(game, chosen(on)).some((each) => each.name === "")).toBe(false);
    expect(withSet(game, setting("penalty"), false, chosen(on))).toEqual({ edition: "fr" });
  });

  it("are given to texts as an edition has them", () => {
    expect(inTexts(game, "en")).toMatchObject({ told: "no", ghosts: "yes", seating: "left", seconds: 30 });
    expect(inTexts(game, "fr")).toMatchObject({ told: "yes", ghosts: "yes", seating: "left", seconds: 30 });
  });

  it("go back to what is usual, but for the edition", () => {
    expect(withSet(game, setting("seconds"), 30, chosen({ seconds: 9 }))).toEqual({});
    expect(withoutChanges(chosen({ edition: "fr", told: false, seconds: 9 }))).toEqual({ edition: "fr" });
  });

  it("make a style, with any edition", () => {
    const exactly = (name: string) => ({ name, changed: false });
    expect(styleOf(game, chosen())).toEqual(exactly("classic"));
    expect(styleOf(game, chosen({ edition: "fr" }, "quick"))).toEqual(exactly("quick"));
    expect(styleOf(game, chosen({ told: true }))).toEqual(exactly("open"));
    expect(ofStyle(game, "open", chosen({ seconds: 9 }))).toEqual({ options: { told: true }, pace: "classic" });
    expect(ofStyle(game, "open", chosen({ edition: "fr" }))).toEqual({ options: { edition: "fr" }, pace: "classic" });
  });

  it("make the nearest style with changes; of those that are as near, the one it was", () => {
    const changed = (name: string) => ({ name, changed: true });
    expect(styleOf(game, chosen({ seconds: 9 }))).toEqual(changed("classic"));
    expect(styleOf(game, chosen({ seconds: 9 }, "quick"), "classic")).toEqual(changed("quick"));
    expect(styleOf(game, chosen({ told: true, seconds: 9 }, "none"), "classic")).toEqual(changed("open"));
    expect(styleOf(game, chosen({}, "none"))).toEqual(changed("classic"));
    expect(styleOf(game, chosen({}, "none"), "quick")).toEqual(changed("quick"));
  });

  it("keep the pace in a style that does not speak of one, and are not changed by it", () => {
    expect(ofStyle(game, "open", chosen({}, "quick"))).toEqual({ options: { told: true }, pace: "quick" });
    expect(styleOf(game, chosen({ told: true }, "quick"))).toEqual({ name: "open", changed: false });
    expect(ofStyle(game, "quick", chosen({ told: true }))).toEqual({ options: {}, pace: "quick" });
  });

  it("have any pace where no style speaks of one", () => {
    const modes = { ...game, styles: { closed: { pace: null, options: {} }, open: game.styles["open"]! } };
    expect(styleOf(modes, chosen({}, "quick"))).toEqual({ name: "closed", changed: false });
    expect(ofStyle(modes, "closed", chosen({ told: true }, "quick"))).toEqual({ options: {}, pace: "quick" });
  });

  it("make no style where nothing of any is left", () => {
    const paces = { ...game, styles: { classic: game.styles["classic"]!, quick: game.styles["quick"]! } };
    expect(styleOf(paces, chosen({}, "none"), "quick")).toBeNull();
  });

  it("are not asked for where there is no such thing, unless they were set", () => {
    const asked = (options: Record<string, unknown>) =>
      groups(game, chosen(options)).flatMap((each) => each.settings.map(({ name }) => name));
    expect(asked({})).not.toContain("haunted");
    expect(asked({ haunted: 0 })).toContain("haunted");
    expect(asked({ seating: "between" })).toContain("haunted");
  });
});
