import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Notes } from "./notes.svelte";
import { Calls } from "../wire/wire";

function keeper() {
  return {
    notebook: vi.fn(async () => ({ text: "old", suspicions: { 2: 40 } })),
    note: vi.fn(async (_: unknown) => ({})),
  };
}

describe("the notebook", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it("begins with what the server keeps", async () => {
    const notes = new Notes(keeper(), "KWTM");
    await notes.load();
    expect([notes.text, notes.suspicions, notes.saving]).toEqual(["old", { 2: 40 }, "saved"]);
  });

  it("is saved only when something was written, and forgets a share that is taken back", async () => {
    const server = keeper();
    server.notebook.mockResolvedValue({ text: "", suspicions: {} } as never);
    const notes = new Notes(server, "KWTM");
    await notes.load();
    expect(notes.saving).toBe("blank");
    notes.suspect(3, 0);
    expect(notes.suspicions).toEqual({ 3: 0 });
    notes.suspect(3, null);
    await vi.advanceTimersByTimeAsync(900);
    expect(server.note.mock.calls).toEqual([[{ text: "", suspicions: {} }]]);
    expect(notes.saving).toBe("saved");
  });

  it("is sent once, when the pen rests", async () => {
    const server = keeper();
    const notes = new Notes(server, "KWTM");
    await notes.load();
    notes.write("Cid");
    notes.write("Cid is odd");
    notes.suspect(1, 80);
    expect(notes.saving).toBe("waiting");
    await vi.advanceTimersByTimeAsync(900);
    expect(server.note.mock.calls).toEqual([[{ text: "Cid is odd", suspicions: { 1: 80, 2: 40 } }]]);
    expect(notes.saving).toBe("saved");
  });

  it("is sent again until it arrives, and nothing is lost", async () => {
    const server = keeper();
    server.note.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
    const notes = new Notes(server, "KWTM");
    await notes.load();
    notes.write("kept");
    await vi.advanceTimersByTimeAsync(900);
    expect([notes.saving, notes.text]).toEqual(["failed", "kept"]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(notes.saving).toBe("saved");
    expect(server.note).toHaveBeenCalledTimes(3);
  });

  it("sends what was written while it was being sent", async () => {
    const server = keeper();
    let arrive = () => {};
    server.note.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve({}))));
    const notes = new Notes(server, "KWTM");
    await notes.load();
    notes.write("first");
    await vi.advanceTimersByTimeAsync(900);
    notes.write("second");
    arrive();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.note.mock.lastCall![0]).toMatchObject({ text: "second" });
    expect(notes.saving).toBe("saved");
  });

  it("survives a reload with what could not be sent", async () => {
    const server = keeper();
    server.note.mockRejectedValue(new Error("offline"));
    const notes = new Notes(server, "KWTM");
    await notes.load();
    notes.write("unsent");
    await vi.advanceTimersByTimeAsync(900);
    const later = new Notes(keeper(), "KWTM");
    await later.load();
    expect(later.text).toBe("unsent");
    await vi.advanceTimersByTimeAsync(900);
    expect(later.saving).toBe("saved");
    expect(sessionStorage.length).toBe(0);
  });

  it("leaves no draft behind with whoever leaves the seat", async () => {
    const server = keeper();
    server.note.mockRejectedValue(new Error("offline"));
    const [notes, elsewhere] = [new Notes(server, "KWTM"), new Notes(server, "OTHR")];
    for (const each of [notes, elsewhere]) {
      await each.load();
      each.write("unsent");
    }
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 200 }));
    await new Calls("KWTM").leave();
    vi.unstubAllGlobals();
    notes.close();
    await vi.advanceTimersByTimeAsync(2000);
    const next = new Notes(keeper(), "KWTM");
    await next.load();
    expect(next.text).toBe("old");
    expect(sessionStorage.length).toBe(1); // of the other table
  });

  it("tries again to load, and what is written meanwhile counts more", async () => {
    const server = keeper();
    server.notebook.mockRejectedValueOnce(new Error("offline"));
    const notes = new Notes(server, "KWTM");
    await notes.load();
    expect(notes.saving).toBe("failed");
    await vi.advanceTimersByTimeAsync(2500);
    expect(notes.text).toBe("old");
  });

  it("is asked for no more by whoever has left the seat", async () => {
    const server = keeper();
    const gone = Object.assign(new Error("no-seat"), { status: 401 });
    server.notebook.mockRejectedValue(gone);
    server.note.mockRejectedValue(gone);
    const notes = new Notes(server, "KWTM");
    await notes.load();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.notebook).toHaveBeenCalledTimes(1);
    notes.write("too late");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.note).toHaveBeenCalledTimes(1);
  });
});
