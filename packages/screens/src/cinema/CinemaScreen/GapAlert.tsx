import { Button } from '@first-gong/ui/Button';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { warningIcon } from '@first-gong/ui/icons/warning';
import { Seat, type SeatLook } from '@first-gong/ui/Seat';
import { useText } from '../../shared/text/index.js';
import * as styles from './GapAlert.css.js';
import type { Gap } from './gap.js';

export interface GapAlertProps {
  gap: Gap;
  /** From the first picked seat to the last. Decorative, because the title has the same facts. */
  seats: readonly (SeatLook & { id: string })[];
  /** Called with seats that close the gap; with none to start again. */
  onPick: (keys: string[]) => void;
}

/** Alert about a gap between picked seats: a small row, and buttons that close the gap (spec §5 Cinema). */
export function GapAlert({ gap: { row, between, fixes }, seats, onPick }: GapAlertProps) {
  const { t } = useText('cinema', 'seats');
  const block = (first: number, last = first) =>
    first === last ? t('cinema.blockOne', { first }) : t('cinema.blockMany', { first, last });
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title} id="gap" tabIndex={-1}>
        <Icon icon={warningIcon} />
        <span>
          {row === null
            ? t('cinema.gapRows')
            : t('cinema.gapTitle', { count: between.length, row, seats: between.join(t('seats.fact')) })}
        </span>
      </p>
      <Inline className={styles.row}>
        <span className={styles.seats}>
          {seats.map(({ id, ...seat }) => (
            <Seat key={id} {...seat} />
          ))}
        </span>
        {fixes.map(({ kind, first, last, keys }, index) => (
          <Button key={kind} size="small" variant={index === 0 ? 'buy' : 'plain'} onClick={() => onPick(keys)}>
            {kind === 'add'
              ? t('cinema.fixAdd', { seats: between.map((number) => block(number)).join(t('seats.fact')) })
              : t('cinema.fixMove', { seats: block(first, last) })}
          </Button>
        ))}
        <Button size="small" variant={fixes.length === 0 ? 'buy' : 'plain'} onClick={() => onPick([])}>
          {t('cinema.fixClear')}
        </Button>
      </Inline>
    </div>
  );
}
