import { type EventDetail, priceToPay, type SeatView, type Zone } from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { Inline } from '@first-gong/ui/Inline';
import { Text } from '@first-gong/ui/Text';
import { ZoneMark } from '@first-gong/ui/ZoneTable';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './SeatPicker.css.js';
import type { SeatWords } from './seatWords.js';

export interface OfferRowProps {
  event: EventDetail;
  offer: Pick<Zone, 'price'> & { zone: Zone['code'] };
  /** Tickets in the amount. */
  count: number;
  words: SeatWords;
  where: string;
  /** The view from these seats. @default unknown */
  view?: SeatView | null;
  /** The button. */
  children: ReactNode;
}

/** One offer: zone colour, seats, price and a button. */
export function OfferRow({ event, offer: { zone, price }, count, words, where, view = null, children }: OfferRowProps) {
  const text = useText('seats');
  const { t, format } = text;
  return (
    <Inline as="li" gap="s4" rowGap="s2" justify="end" className={styles.offer}>
      <span className={styles.where}>
        <span aria-hidden="true">
          <ZoneMark zone={zone} />
        </span>
        <Text as="span" weight="title">
          {where}
        </Text>
        <span className={styles.each}>
          <span>{t('seats.offerPrice', { zone: words.zoneName(zone), price: words.price(price) })}</span>
          {words.restriction(zone) !== null && <span>{t('seats.fact') + t('seats.restricted')}</span>}
          {view && <span className={styles.view}>{seatViewText(text, view)}</span>}
        </span>
      </span>
      <span className={styles.amount}>{format.money(priceToPay(event, price) * count)}</span>
      {children}
    </Inline>
  );
}
