import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import type { Message } from "../../lib/wire/types";
import { Refusal } from "../../lib/wire/wire";
import GroupCall from "./GroupCall.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const message = (host: boolean, call = "") =>
  ({ you: { host }, table: { phase: "lobby", call } }) as unknown as Message;
const at = (call: (link: string) => Promise<object>) => ({ calls: { call } }) as unknown as Table;
const quiet = at(async () => ({}));
afterEach(cleanup);

it("is a link for everybody, which tells the other site nothing", () => {
  render(GroupCall, { table: quiet, message: message(false, "https://meet.example/room") });
  const link = screen.getByRole<HTMLAnchorElement>("link");
  expect(link.href).toBe("https://meet.example/room");
  expect(link.textContent).toContain("meet.example");
  expect(link.rel).toBe("noopener noreferrer");
  expect(screen.queryByRole("button")).toBeNull();
});

it("is not there for guests until the host has set it", () => {
  const { container } = render(GroupCall, { table: quiet, message: message(false) });
  expect(container.textContent?.trim()).toBe("");
});

it("is set by the host; what is refused stays in the field with the reason", async () => {
  const call = vi.fn(async (link: string) => {
    if (!link.startsWith("https")) throw new Refusal(422, { refused: "call-link", params: { link } });
    return {};
  });
  render(GroupCall, { table: at(call), message: message(true) });
  await fireEvent.click(screen.getByRole("button", { name: /page-call-add/ }));
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field, { target: { value: "meet.example" } });
  await fireEvent.click(screen.getByRole("button", { name: /page-call-save/ }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("refused-call-link"));
  expect(field.value).toBe("meet.example");
  await fireEvent.input(field, { target: { value: "https://meet.example" } });
  await fireEvent.click(screen.getByRole("button", { name: /page-call-save/ }));
  await vi.waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(call).toHaveBeenLastCalledWith("https://meet.example");
});
