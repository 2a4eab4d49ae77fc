/** Keeps the screen on until the returned function is called. The browser lets go whenever the page is hidden. */
export function stayAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;

  async function request(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      // Withheld over plain http, and refused when the battery is low.
      lock = await (navigator.wakeLock as WakeLock | undefined)?.request('screen');
    } catch {
      lock = undefined;
    }
    if (!wanted) await lock?.release();
  }

  const onVisible = (): void => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();

  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
