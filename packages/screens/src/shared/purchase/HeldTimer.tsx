import { seatHold } from '@first-gong/domain';
import { HoldTimer } from '@first-gong/ui/HoldTimer';
import { useText } from '../text/index.js';

/** The clock of the hold with a sentence about the time that is left. `HoldToast` announces the time on every page. */
export function HeldTimer({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useText('cart');
  const sentence = secondsLeft <= 0 ? t('cart.timeUp') : secondsLeft < 60 ? t('cart.heldUrgent') : t('cart.held');
  return (
    <HoldTimer secondsLeft={secondsLeft} totalSeconds={seatHold / 1000} label={t('cart.holdTimer')}>
      {sentence}
    </HoldTimer>
  );
}
