/** The pages before a table: the front door, a first game, the guide. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import engine from "../../../src/meetinghouse/engine/texts/en.ftl?raw";
import own from "../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import english from "../../../src/meetinghouse/server/texts/en.ftl?raw";
import { coaching } from "../lib/coach/coaching.svelte";
import { forget, remember } from "../lib/seats/mine";
import { go } from "../lib/shell/router.svelte";
import { likes } from "../lib/shell/settings.svelte";
import { Texts } from "../lib/texts/texts";
import { words } from "../lib/texts/words.svelte";
import Guide from "./Guide.svelte";
import Home from "./Home.svelte";
import Learn from "./Learn.svelte";
import Rules from "./Rules.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

const PATIENCE = 15_000; // the guide is long, and a machine may be busy
vi.setConfig({ testTimeout: 2 * PATIENCE });

const offered = (name: string, title: string, least: number, most: number) => ({
  name,
  title,
  least,
  most,
  version: "1",
  sides: [],
  options: [],
  bots: ["steady"],
  paces: ["none"],
});
const PIETY = {
  name: "piety_effect",
  default: null,
  presets: { en: "double_threshold", fr: "no_red_played", es: "no_red_played" },
};
const CATALOGUE = {
  salem1692: {
    ...offered("salem1692", "Salem 1692", 2, 12),
    options: [{ name: "edition", values: ["en", "fr", "es"], default: "en" }, PIETY],
  },
  other: offered("other", "Another Game", 3, 8),
  third: offered("third", "A Third", 8, 21),
};
let asked: [string, Record<string, unknown>][] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string | null }) => {
    if (path.startsWith("/texts/"))
      return new Response([engine, english, own, "about-other = Houses and mills."].join("\n\n"));
    if (path === "/api/games") return new Response(JSON.stringify(CATALOGUE));
    asked.push([path, JSON.parse(init?.body ?? "{}")]);
    const lobby = { you: { seat: 0, host: true }, table: { code: "KWTM", phase: "lobby", places: [], shuffle: null } };
    return new Response(JSON.stringify(path === "/api/tables/KWTM" ? lobby : { code: "KWTM", token: "t", seat: 0 }));
  });
  vi.stubGlobal("scrollTo", () => {});
  Element.prototype.scrollIntoView = vi.fn();
  words.now = new Texts("en", [[engine, english, own, "about-other = Houses and mills."].join("\n\n")]);
  words.ready = true;
  likes.language = "en";
  likes.name = "";
  go("/", true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = (check: () => void) => vi.waitFor(async () => (await tick(), check()), { timeout: PATIENCE });
const calls = (end: string) => asked.filter(([path]) => path.endsWith(end)).map(([, body]) => body);

describe("the front door", () => {
  it("leads back to tables where the reader has a seat", async () => {
    remember("BCDF", "other");
    render(Home);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /BCDF/ });
    expect(link.pathname).toBe("/t/BCDF");
    await settled(() => expect(link.textContent).toContain("Another Game"));
    cleanup();
    forget("BCDF");
    render(Home);
    expect(screen.queryByRole("navigation", { name: "Pick up where you left off:" })).toBeNull();
  });

  it("has a card for each game of the house", async () => {
    render(Home);
    await settled(() => expect(screen.getAllByRole("article")).toHaveLength(3));
    const card = screen.getByRole("article", { name: "Another Game" });
    expect(card.textContent).toContain("3–8 players");
    expect(card.textContent).toContain("Houses and mills.");
    await settled(() =>
      expect(screen.getAllByRole("article").every((each) => each.querySelector(".emblem svg"))).toBe(true),
    );
  });

  it("plays any of them alone in one tap, in a number that it allows", async () => {
    render(Home);
    await settled(() => screen.getByRole("button", { name: "Play alone: A Third" }));
    screen.getByRole("button", { name: "Play alone: A Third" }).click();
    await settled(() => expect(location.pathname).toBe("/t/KWTM"));
    expect(calls("/tables")[0]).toMatchObject({ game: "third", options: {}, pace: "none" });
    expect(calls("/bots")).toMatchObject([{ count: 7 }]);
    expect(calls("/start")).toHaveLength(1);
  });

  it("opens a table under the name that was given, and begins nothing", async () => {
    likes.name = " Ann ";
    render(Home);
    await settled(() => screen.getByRole("button", { name: "Open a table: Salem 1692" }));
    screen.getByRole("button", { name: "Open a table: Salem 1692" }).click();
    await settled(() => expect(location.pathname).toBe("/t/KWTM"));
    expect(calls("/tables")[0]).toMatchObject({ game: "salem1692", options: { edition: "en" } });
    expect(calls("/seats")).toEqual([{ name: "Ann" }]);
    expect(calls("/start")).toEqual([]);
  });

  it("lets one choose how many, within the game", async () => {
    render(Home);
    await settled(() => screen.getByRole("article", { name: "Another Game" }));
    const card = within(screen.getByRole("article", { name: "Another Game" }));
    card.getByRole("button", { name: "Set it up your way: Another Game" }).click();
    await tick();
    const players = card.getByRole<HTMLInputElement>("spinbutton");
    players.value = "40";
    players.dispatchEvent(new Event("change", { bubbles: true }));
    await tick();
    expect(players.value).toBe("8");
    card.getByRole("button", { name: "Play alone: Another Game" }).click();
    await settled(() => expect(calls("/bots")).toMatchObject([{ count: 7 }]));
  });
});

describe("codes of six letters", () => {
  it("are asked for by whoever opens a table", async () => {
    render(Home);
    await settled(() => screen.getByRole("article", { name: "Another Game" }));
    const card = within(screen.getByRole("article", { name: "Another Game" }));
    card.getByRole("button", { name: "Set it up your way: Another Game" }).click();
    await tick();
    const letters = card.getByRole<HTMLSelectElement>("combobox", { name: "The table’s code" });
    letters.value = letters.options[2]!.value;
    letters.dispatchEvent(new Event("change", { bubbles: true }));
    card.getByRole("button", { name: "Open a table: Another Game" }).click();
    await settled(() => expect(calls("/tables")[0]).toMatchObject({ letters: 6 }));
  });

  it("lead to a table, and back to it", async () => {
    remember("BCDFGH", "other");
    render(Home);
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: /BCDFGH/ }).pathname).toBe("/t/BCDFGH");
    const code = screen.getByRole<HTMLInputElement>("textbox", { name: "Table code" });
    for (const [typed, path] of [
      ["kwtmb", "/"],
      ["kwtmbc", "/t/KWTMBC"],
    ] as const) {
      code.value = typed;
      code.dispatchEvent(new Event("input", { bubbles: true }));
      screen.getByRole("button", { name: "Go" }).click();
      await settled(() => expect(location.pathname).toBe(path));
    }
    expect(code.maxLength).toBe(6);
    forget("BCDFGH");
  });
});

describe("the pace at the front door", () => {
  const opened = async (button: string, pace?: string) => {
    asked = [];
    render(Home);
    await settled(() => screen.getByRole("article", { name: "Another Game" }));
    const card = within(screen.getByRole("article", { name: "Another Game" }));
    if (pace) {
      card.getByRole("button", { name: "Set it up your way: Another Game" }).click();
      await tick();
      const field = card.getByRole<HTMLSelectElement>("combobox", { name: "Pace" });
      field.value = pace;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await tick();
    }
    card.getByRole("button", { name: `${button}: Another Game` }).click();
    await settled(() => expect(location.pathname).toBe("/t/KWTM"));
    cleanup();
    go("/", true);
    return calls("/tables")[0]!["pace"];
  };

  it("is that of a table too; where none is chosen nobody is hurried alone", async () => {
    expect(await opened("Play alone")).toBe("none");
    expect(await opened("Open a table")).toBe("classic");
    expect(await opened("Play alone", "quick")).toBe("quick");
    expect(await opened("Open a table", "quick")).toBe("quick");
  });
});

describe("the rules", () => {
  it("are listed by their titles, of the first game first, under one heading", async () => {
    const group = (id: string, book: string, section: string) => ({ id, book, section, count: 2 });
    const before = fetch;
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
      path === "/api/rules?language=en"
        ? new Response(JSON.stringify([group("ENG-A", "engine", "Clocks"), group("SAL-DAWN", "salem1692", "Dawn")]))
        : before(path, init),
    );
    const { container } = render(Rules, { code: "" });
    await settled(() => expect(container.querySelectorAll(".book li")).toHaveLength(2));
    expect([...container.querySelectorAll(".book strong")].map((each) => each.textContent)).toEqual(["Dawn", "Clocks"]);
    expect(screen.getByRole<HTMLInputElement>("textbox").placeholder).toBe("SAL-DAWN-01");
    expect(screen.getByRole("search").querySelector("button")!.textContent).toBe("Search");
    expect(screen.queryByRole("link", { name: "Rules" })).toBeNull();
  });
});

describe("a first game", () => {
  it("seats the reader under a name of their own, never under “You”", async () => {
    for (const [name, seated] of [
      ["Ann", "Ann"],
      ["", "Guest"],
    ] as const) {
      asked = [];
      likes.name = name;
      render(Learn, { code: "SALEM1692" });
      await settled(() => screen.getByRole("button", { name: "Deal me in" }));
      expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" }).value).toBe(name);
      await settled(() => expect(document.querySelector(".fan")).toBeTruthy());
      screen.getByRole("button", { name: "Deal me in" }).click();
      await settled(() => expect(location.pathname).toBe("/t/KWTM"));
      expect(calls("/seats")).toEqual([{ name: seated }]);
      expect(calls("/bots")).toMatchObject([{ count: 4 }]);
      expect(coaching.seen["salem1692"]).toEqual([]);
      cleanup();
      go("/", true);
    }
  });

  it("is there for a game that brings none of its own", async () => {
    render(Learn, { code: "OTHER" });
    await settled(() => screen.getByRole("button", { name: "Deal me in" }));
    screen.getByRole("button", { name: "Deal me in" }).click();
    await settled(() => expect(calls("/start")).toHaveLength(1));
    expect(calls("/tables")[0]).toMatchObject({ game: "other", pace: "none" });
  });
});

describe("the guide", () => {
  const edition = () => document.querySelector<HTMLSelectElement>(".edition select")?.value;

  it("opens in the edition that the address names, else in the reader's", async () => {
    go("/guide/salem1692?edition=fr", true);
    render(Guide, { code: "SALEM1692" });
    await settled(() => expect(edition()).toBe("fr"));
    cleanup();
    go("/guide", true);
    render(Guide, { code: "" });
    await settled(() => expect(edition()).toBe("en"));
  });

  it("tells the cards as the edition has them", async () => {
    const piety = () => document.getElementById("card-piety")?.textContent;
    go("/guide/salem1692?edition=fr", true);
    render(Guide, { code: "SALEM1692" });
    await settled(() => expect(piety()).toContain("No red card may be played"));
    cleanup();
    go("/guide/salem1692?edition=en", true);
    render(Guide, { code: "SALEM1692" });
    await settled(() => expect(piety()).toContain("twice as many accusations"));
  });

  it("finds its sections by the old addresses too", async () => {
    go("/guide/night", true);
    render(Guide, { code: "NIGHT" });
    await settled(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    expect(document.getElementById("night")).toBeTruthy();
    expect(document.getElementById("card-black-cat")).toBeTruthy();
  });

  it("sends to the rules where a game has none", async () => {
    render(Guide, { code: "OTHER" });
    await settled(() => expect(screen.getByRole("heading", { name: "Another Game" })).toBeTruthy());
    expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([
      "/learn/other",
      "/rules#book-other",
    ]);
  });
});
