/** Keeps the screen on while somebody plays; requested again whenever the page becomes visible. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // low battery, or not allowed here: the screen may go dark, but nothing else is lost
    }
  };
  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release().catch(() => {});
  };
}
