import type { SeatView as View } from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { Heading } from '@first-gong/ui/Heading';
import { SeatView } from '@first-gong/ui/SeatView';
import { Stack } from '@first-gong/ui/Stack';
import { useId } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './SeatViews.css.js';

/** Seats and the view from one of them. */
export interface ViewedSeats {
  /** "M2, row F, seats 11–14". */
  seats: string;
  /** What the seats are compared with the others: "Nearer". @default nothing */
  kind?: string | undefined;
  view: View;
}

/** The views from some seats side by side, drawn and in words. */
export function SeatViews({ places }: { places: readonly ViewedSeats[] }) {
  const text = useText('seats');
  const { t } = text;
  const id = useId();
  return (
    <Stack as="section" gap="s3" aria-labelledby={id}>
      <Heading headingLevel={3} id={id} weight="title">
        {t('seats.viewTitle')}
      </Heading>
      <div className={styles.list}>
        {places.map(({ seats, kind, view }) => {
          const words = seatViewText(text, view);
          return (
            <div key={`${kind} ${seats}`} className={styles.place}>
              <SeatView label={words} {...view} />
              <p>
                {kind !== undefined && <b className={styles.kind}>{kind}</b>} {seats}
              </p>
              {/* The name of the drawing says the same. */}
              <p className={styles.words} aria-hidden="true">
                {words}
              </p>
            </div>
          );
        })}
      </div>
      <p className={styles.honest}>{t('seats.viewHonest')}</p>
    </Stack>
  );
}
