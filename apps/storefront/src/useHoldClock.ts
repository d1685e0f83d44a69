import { announceAt } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { useSecondsLeft } from './useSecondsLeft.js';

/** Time left of a hold, what a screen reader is told of it, and a fresh look at the server when it has run out. */
export function useHoldClock(
  hold: { expiresAt: string | null; serverNow: string } | undefined,
  receivedAt: number,
  refresh: () => void,
): { secondsLeft: number; announcement: string } {
  const { t } = useText('cart');
  const secondsLeft = useSecondsLeft(hold?.expiresAt, hold?.serverNow, receivedAt);
  const ranOut = Boolean(hold?.expiresAt) && secondsLeft === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the moment it runs out.
  useEffect(() => {
    if (ranOut) refresh();
  }, [ranOut]);
  const minute = [...announceAt]
    .sort((a, b) => a - b)
    .find((minutes) => secondsLeft > 0 && secondsLeft <= minutes * 60);
  const left = minute === undefined ? '' : t('cart.minutesLeft', { count: minute });
  return { secondsLeft, announcement: ranOut ? t('cart.timeUp') : left };
}
