import { minutesToAnnounce } from '@first-gong/domain';
import { type Text, useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from './useSecondsLeft.js';

/**
 * The time left of a hold, and what a screen reader says of it. When the time is over, the hold is read again, and the
 * page says what has become of it.
 */
export function useHoldClock(
  hold: { expiresAt: string | null; serverNow: string } | undefined,
  receivedAt: number,
  reload: () => void,
): { secondsLeft: number; announcement: string } {
  const { t } = useText('cart');
  const secondsLeft = useSecondsLeft(hold?.expiresAt, hold?.serverNow, receivedAt);
  const ranOut = Boolean(hold?.expiresAt) && secondsLeft === 0;
  useEffect(() => {
    if (ranOut) reload();
  }, [ranOut, reload]);
  const before = useRef(secondsLeft);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    // Only when a minute has passed. After the device has slept, less is left than the minute says.
    const passed = minutesToAnnounce(before.current, secondsLeft);
    before.current = secondsLeft;
    if (passed !== null) setSaid(secondsLeft);
  }, [secondsLeft]);
  return { secondsLeft, announcement: ranOut || said === null ? '' : t('cart.timeLeft', { time: timeText(t, said) }) };
}

/** Seconds in words: "5 minutes", "4 minutes 12 seconds", "45 seconds". */
function timeText(t: Text<'cart'>['t'], seconds: number): string {
  const minutes = t('cart.minutes', { count: Math.floor(seconds / 60) });
  if (seconds % 60 === 0) return minutes;
  const rest = t('cart.seconds', { count: seconds % 60 });
  return seconds < 60 ? rest : t('cart.minutesAndSeconds', { minutes, seconds: rest });
}
