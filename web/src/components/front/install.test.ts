import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App } from "../../lib/shell/app.svelte";
import InstallApp from "./InstallApp.svelte";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const register = vi.fn(async () => ({}));

async function opened(secure = true): Promise<void> {
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  const app = new App(secure);
  app.begin();
  render(InstallApp, { app });
  await vi.advanceTimersByTimeAsync(5000);
}

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.useRealTimers();
});

it("says where the house has no https that this is what is missing, and keeps nothing", async () => {
  await opened(false);
  expect(screen.getByText("⟨page-install-https⟩")).toBeTruthy();
  expect(register).not.toHaveBeenCalled();
});

it("says how, where the browser offers nothing, and has the page for a broken line kept", async () => {
  await opened();
  expect(screen.getByText("⟨page-install-how⟩")).toBeTruthy();
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

it("installs at a tap where the browser offers it", async () => {
  await opened();
  const prompt = vi.fn(async () => ({}));
  await fireEvent(window, Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  await fireEvent.click(screen.getByRole("button", { name: "⟨page-install⟩" }));
  expect(prompt).toHaveBeenCalledOnce();
});
