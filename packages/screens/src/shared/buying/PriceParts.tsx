import { type AllInPrice, cinemaCourier, delivery, type Group, isOnline } from '@first-gong/domain';
import { type SumLine, SumLines } from '@first-gong/ui/SumLines';
import { priceText, useText } from '../text/index.js';
import * as styles from './PriceParts.css.js';

export interface PricePartsProps {
  /** The line for the tickets, beside its label. */
  tickets: SumLine;
  price: Pick<AllInPrice, 'serviceCharge' | 'collectionFee'>;
  group: Group;
}

/** Disclosure of an all-in price: tickets, service charge, cheapest collection (spec §4, §9). */
export function PriceParts({ tickets, price, group }: PricePartsProps) {
  const text = useText('event');
  const { t, format } = text;
  const courier = group === 'cinema' ? cinemaCourier : delivery.hongKong.fee;
  return (
    <details className={styles.parts}>
      <summary className={styles.summary}>{t('event.priceParts')}</summary>
      <SumLines
        lines={[
          tickets,
          { label: t('event.partCharge'), value: format.money(price.serviceCharge) },
          {
            label: t(isOnline(group) ? 'event.partLink' : 'event.partETicket'),
            value: priceText(text, price.collectionFee),
          },
        ]}
      />
      {!isOnline(group) && <p className={styles.more}>{t('event.partCourier', { fee: format.money(courier) })}</p>}
    </details>
  );
}
