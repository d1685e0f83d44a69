import { seatHold } from '@first-gong/domain';
import { HoldTimer } from '@first-gong/ui/HoldTimer';
import { useText } from '../text/index.js';

export interface HeldTimerProps {
  secondsLeft: number;
  /** Announcement at 5, 2 and 1 minutes and at the end; empty otherwise. */
  announcement: string;
}

/** The clock of the hold with a sentence about the time that is left. */
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
