import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal, type Calls } from "../wire/wire";
import { isMarked, mark } from "./marked";
import { renew, standing, turnOff, turnOn } from "./push";

vi.setConfig({ testTimeout: 30_000 }); // a machine may be busy

const KEY = "BAEC";
const calls = { push: vi.fn(async () => ({})), pushOff: vi.fn(async () => ({})) };
const at = calls as unknown as Calls;
let key: string | null = KEY;
let subscription: { endpoint: string; options: object; unsubscribe: () => Promise<void>; toJSON: () => object } | null;
const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
  const bytes = Uint8Array.from(atob(applicationServerKey), (each) => each.charCodeAt(0)).buffer;
  subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: bytes },
    unsubscribe: vi.fn(async () => void (subscription = null)),
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  };
  return subscription;
});
const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
const register = vi.fn(async () => registration);
const permission = { now: "default", asked: "granted" };

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  [key, subscription, permission.now, permission.asked] = [KEY, null, "default", "granted"];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("fetch", async () => Response.json({ network: null, push: key }));
  vi.stubGlobal("Notification", {
    get permission() {
      return permission.now;
    },
    requestPermission: async () => (permission.now = permission.asked),
  });
  const worker = { register, ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("says what stands in the way, and asks nobody before they want it", async () => {
  expect(await standing(at, "KWTM", "en")).toBe("off");
  permission.now = "denied";
  expect(await standing(at, "KWTM", "en")).toBe("denied");
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(globalThis, "PushManager");
  expect(await turnOn(at, "KWTM", "en")).toBe("unsupported");
  vi.stubGlobal("isSecureContext", false);
  expect(await standing(at, "KWTM", "en")).toBe("https");
  key = null;
  expect(await standing(at, "KWTM", "en")).toBe("none");
  expect(register).not.toHaveBeenCalled();
});

it("subscribes with the key of the house and tells the house in which language to write", async () => {
  expect(await turnOn(at, "KWTM", "fr")).toBe("on");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(calls.push).toHaveBeenCalledExactlyOnceWith("https://push.example/1", "p", "a", "fr");
  expect(isMarked("KWTM")).toBe(true);
});

it("does nothing where the reader refuses, the certificate is not trusted, or the push service is down", async () => {
  permission.asked = "denied";
  expect(await turnOn(at, "KWTM", "en")).toBe("denied");
  permission.now = permission.asked = "granted";
  register.mockRejectedValueOnce(new Error("certificate"));
  expect(await turnOn(at, "KWTM", "en")).toBe("https");
  subscribe.mockRejectedValueOnce(new Error("service"));
  expect(await turnOn(at, "KWTM", "en")).toBe("failed");
  expect(calls.push).not.toHaveBeenCalled();
  expect(isMarked("KWTM")).toBe(false);
});

it("subscribes anew where the house has another key", async () => {
  await turnOn(at, "KWTM", "en");
  const old = subscription;
  key = "BBBB";
  await renew(at, "KWTM", "en");
  expect(old?.unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: "BBBB" });
});

it("tells the house again only of tables where messages are on, until the seat is somebody else's", async () => {
  await turnOn(at, "KWTM", "en");
  await renew(at, "HJRD", "en");
  expect(calls.push).toHaveBeenCalledOnce();
  await renew(at, "KWTM", "es");
  expect(calls.push).toHaveBeenLastCalledWith("https://push.example/1", "p", "a", "es");
  calls.push.mockRejectedValueOnce(new Refusal(401, { refused: "wrong-token", rule: null, params: {} }));
  await renew(at, "KWTM", "es");
  expect(isMarked("KWTM")).toBe(false);
});

it("keeps the browser's subscription as long as another table needs it", async () => {
  await turnOn(at, "KWTM", "en");
  mark("HJRD", true);
  const found = subscription;
  expect(await turnOff(at, "KWTM")).toBe("off");
  expect(calls.pushOff).toHaveBeenCalledExactlyOnceWith("https://push.example/1");
  expect(found?.unsubscribe).not.toHaveBeenCalled();
  await turnOff(at, "HJRD");
  expect(found?.unsubscribe).toHaveBeenCalledOnce();
});
