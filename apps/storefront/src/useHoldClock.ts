import { minutesToAnnounce } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
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
  const minutes = minutesToAnnounce(Number.POSITIVE_INFINITY, secondsLeft);
  const left = minutes === null ? '' : t('cart.minutesLeft', { count: minutes });
  return { secondsLeft, announcement: ranOut ? t('cart.timeUp') : left };
}
