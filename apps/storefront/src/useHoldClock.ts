import { minutesToAnnounce } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from './useSecondsLeft.js';

/** The time left of a hold, and what a screen reader says of it. When the time is over, the hold is read again. */
export function useHoldClock(
  hold: { expiresAt: string | null; serverNow: string } | undefined,
  receivedAt: number,
  reload: () => void,
): { secondsLeft: number; announcement: string } {
  const { t } = useText('cart');
  const secondsLeft = useSecondsLeft(hold?.expiresAt, hold?.serverNow, receivedAt);
  const ranOut = Boolean(hold?.expiresAt) && secondsLeft === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the moment it runs out.
  useEffect(() => {
    if (ranOut) reload();
  }, [ranOut]);
  const before = useRef(secondsLeft);
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    // Only when a minute has passed: at 09:20 there are no 10 minutes left.
    const passed = minutesToAnnounce(before.current, secondsLeft);
    before.current = secondsLeft;
    if (passed !== null) setMinutes(passed);
  }, [secondsLeft]);
  const left = minutes === null ? '' : t('cart.minutesLeft', { count: minutes });
  return { secondsLeft, announcement: ranOut ? t('cart.timeUp') : left };
}
