/** This device's clock, in seconds since 1970, updated twice a second. */
import { createSubscriber } from "svelte/reactivity";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export const clock = {
  get now(): number {
    ticking();
    return Date.now() / 1000;
  },
};

/** Minutes and seconds, rounded up. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
