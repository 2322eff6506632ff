import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Licences from "./Licences.svelte";
import { words } from "../lib/texts/words.svelte";

const RULE = "=".repeat(80);
const FILE = `Meetinghouse\nMIT\n\nOur terms\n${RULE}\nsvelte 5.0.0\nMIT\n\nTheir terms\n\n===\nto the end\n`;

afterEach(() => vi.unstubAllGlobals());

function served(answer: Response): void {
  vi.stubGlobal("fetch", async (path: string) => (path === "/licences.txt" ? answer : new Response("")));
  words.ready = true;
}

describe("the licences", () => {
  it("show our own open, and each of the others under its name, version and kind", async () => {
    served(new Response(FILE));
    const { container } = render(Licences, { code: "" });
    await screen.findByText("svelte 5.0.0");
    const [own, theirs] = [...container.querySelectorAll("details")];
    expect([own!.open, theirs!.open]).toEqual([true, false]);
    expect(own!.querySelector("pre")!.textContent).toBe("Our terms");
    expect(theirs!.querySelector("summary")!.textContent).toContain("MIT");
    expect(theirs!.querySelector("pre")!.textContent).toBe("Their terms\n\n===\nto the end");
  });

  it("say so where the list was not built", async () => {
    served(new Response("", { status: 404 }));
    render(Licences, { code: "" });
    expect((await screen.findByRole("alert")).textContent).toContain("page-licences-missing");
  });
});
