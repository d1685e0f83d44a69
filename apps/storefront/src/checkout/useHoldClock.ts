import { useEffect } from 'react';
import { useSecondsLeft } from '../site/useSecondsLeft.js';

/** Whole seconds left of a hold. When the time is over, the hold is read again, and the page says what has become of it. */
export function useHoldClock(
  hold: { expiresAt: string | null; serverNow: string } | undefined,
  receivedAt: number,
  reload: () => void,
): number {
  const secondsLeft = useSecondsLeft(hold?.expiresAt, hold?.serverNow, receivedAt);
  const ranOut = Boolean(hold?.expiresAt) && secondsLeft === 0;
  useEffect(() => {
    if (ranOut) reload();
  }, [ranOut, reload]);
  return secondsLeft;
}
