import { useEffect } from 'react';

/**
 * Keeps the screen on while a page shows codes for the door and is visible. No page can change the brightness of a
 * screen: the codes are on white in every theme instead.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      if (document.hidden) return;
      // A device that saves its battery refuses. The screen then goes dark as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isLeft) await lock?.release();
    };
    void ask();
    // The browser takes the lock away from a hidden page.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
