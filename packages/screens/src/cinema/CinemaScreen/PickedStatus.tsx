import type { PickedSeat } from '@first-gong/domain';
import { useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { seatsText } from './seatsText.js';

export interface PickedStatusProps {
  picked: readonly PickedSeat[];
  /** Tickets. */
  count: number;
}

/** Live region with the picked seats. */
export function PickedStatus({ picked, count }: PickedStatusProps) {
  const { t, format } = useText('cinema', 'seats');
  const sorted = [...picked].sort((one, other) => Number(one.seat) - Number(other.seat));
  return (
    <p role="status" className={styles.chosen}>
      <span>{t('cinema.chosenOf', { seats: picked.length, count })}</span>
      {format.sentenceGap}
      {picked.length > 0 && <span>{t('cinema.chosenSeats', { seats: seatsText(t, sorted) })}</span>}
    </p>
  );
}
