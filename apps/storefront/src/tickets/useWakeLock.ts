import { useEffect } from 'react';

/** Keeps the screen on while a visible page shows codes for the door. Pages cannot change the brightness. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      if (document.hidden) return;
      // A device in power saving rejects the lock, and its screen goes dark as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isLeft) await lock?.release();
    };
    void ask();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
