import { seatHold } from '@first-gong/domain';
import { HoldTimer } from '@first-gong/ui/HoldTimer';
import { useText } from '../text/index.js';

/** Countdown of a hold with its text. `HoldToast` announces the time. */
export function HeldTimer({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useText('cart');
  const sentence = secondsLeft <= 0 ? t('cart.timeUp') : secondsLeft < 60 ? t('cart.heldUrgent') : t('cart.held');
  return (
    <HoldTimer secondsLeft={secondsLeft} totalSeconds={seatHold / 1000} label={t('cart.holdTimer')}>
      {sentence}
    </HoldTimer>
  );
}
