import { seatHold } from '@first-gong/domain';
import { HoldTimer } from '@first-gong/ui/HoldTimer';
import { useText } from '../text/index.js';

export interface HeldTimerProps {
  secondsLeft: number;
  /** What is said aloud at 5, 2 and 1 minutes and at the end; empty otherwise. */
  announcement: string;
}

/** The hold's clock with the words for what is left of it. */
export function HeldTimer({ secondsLeft, announcement }: HeldTimerProps) {
  const { t } = useText('cart');
  const sentence = secondsLeft <= 0 ? t('cart.timeUp') : secondsLeft < 60 ? t('cart.heldUrgent') : t('cart.held');
  return (
    <HoldTimer
      secondsLeft={secondsLeft}
      totalSeconds={seatHold / 1000}
      label={t('cart.holdTimer')}
      announcement={announcement}
    >
      {sentence}
    </HoldTimer>
  );
}
