/** Push messages on this device: whether it can have them, and turning them on and off for a table. */
import { house, Refusal, type Calls } from "../wire/wire";
import { isMarked, mark } from "./marked";

/** Whether messages are on, or why they cannot be. `none`: the house sends none, or does not answer. */
export type Standing = "none" | "https" | "unsupported" | "denied" | "failed" | "off" | "on";

const WORKER = "/sw.js";

/** What is known before the house is asked. */
function possible(): Standing {
  if (!globalThis.isSecureContext) return "https";
  const has = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  if (!has) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "off";
}

/** The state now. If messages are on, the house is told again, because it may have forgotten this device. */
export async function standing(calls: Calls, code: string, language: string): Promise<Standing> {
  const key = await keyOfHouse();
  if (key === null) return "none";
  const found = possible();
  if (found !== "off" || !isMarked(code) || Notification.permission !== "granted") return found;
  try {
    return await subscribe(calls, code, language, key);
  } catch (error) {
    if (error instanceof Refusal && [401, 403, 404].includes(error.status)) mark(code, false); // the seat is somebody else's
    return "off";
  }
}

/** Tell the house again, if messages are on for that table. */
export async function renew(calls: Calls, code: string, language: string): Promise<void> {
  if (isMarked(code)) await standing(calls, code, language);
}

/** Turn messages on for that table; the browser asks its owner first. */
export async function turnOn(calls: Calls, code: string, language: string): Promise<Standing> {
  const found = possible();
  if (found !== "off") return found;
  const [key, permission] = [await keyOfHouse(), await Notification.requestPermission()];
  if (key === null) return "none";
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  return subscribe(calls, code, language, key);
}

/** Turn them off for that table; the browser forgets its subscription with the last one. */
export async function turnOff(calls: Calls, code: string): Promise<Standing> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await calls.pushOff(subscription.endpoint);
    if (!mark(code, false)) await subscription.unsubscribe();
  }
  mark(code, false);
  return "off";
}

async function subscribe(calls: Calls, code: string, language: string, key: string): Promise<Standing> {
  let worker: ServiceWorkerRegistration;
  try {
    await navigator.serviceWorker.register(WORKER);
    worker = await navigator.serviceWorker.ready;
  } catch {
    return "https"; // the browser does not trust the certificate
  }
  const subscription = await subscribed(worker.pushManager, key);
  if (subscription === null) return "failed";
  const { endpoint, keys } = subscription.toJSON();
  await calls.push(endpoint ?? "", keys?.p256dh ?? "", keys?.auth ?? "", language);
  mark(code, true);
  return "on";
}

/** This browser's subscription: the one it has, unless that is for another house's key. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription | null> {
  try {
    const found = await manager.getSubscription();
    const same = found !== null && textOf(found.options.applicationServerKey) === key;
    if (same) return found;
    await found?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null; // the browser's push service cannot be reached
  }
}

async function keyOfHouse(): Promise<string | null> {
  const found = await house.house().catch(() => null);
  return found?.push ?? null;
}

/** Bytes in base64url, without padding. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
