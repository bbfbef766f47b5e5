import { useEffect } from 'react';

/** Whether the browser can keep the screen on. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while it is wanted and the page is visible, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canKeepAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low; the page goes on without it.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (hasEnded) await held?.release();
      else lock = held;
    }

    // The browser lets go of it whenever the page is hidden.
    const onVisibility = (): void => void hold();
    document.addEventListener('visibilitychange', onVisibility);
    void hold();
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [isWanted]);
}
