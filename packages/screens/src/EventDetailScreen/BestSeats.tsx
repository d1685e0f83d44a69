import { type BestOffers, type Performance, priceToPay } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { ZoneMark } from '@first-gong/ui/ZoneMark';
import { useText } from '../shared/text/index.js';
import * as styles from './SeatPicker.css.js';
import { useSeatWords } from './seatWords.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface BestSeatsProps {
  state: EventReady;
  performance: Performance;
  offers: BestOffers;
}

const gaveUp = { none: null, split: 'seats.bestSplit', singleLeft: 'seats.bestSingleLeft' } as const;

/** The seats that best available would hold now, and what they give up. */
export function BestSeats({ state: { event, choice }, performance, offers: { best } }: BestSeatsProps) {
  const { t } = useText('event', 'seats');
  const words = useSeatWords(event, performance);
  const lost = best && gaveUp[best.compromise];
  const count = choice.quantity;
  return (
    <section className={styles.part} aria-labelledby="best-seats">
      <h3 id="best-seats" className={styles.heading}>
        {t('seats.bestNow')}
      </h3>
      <p className={styles.place}>{best ? words.runs(best.seats) : t('seats.bestNone', { count })}</p>
      {lost && <p className={styles.explained}>{t(lost, { count })}</p>}
    </section>
  );
}

export interface OtherOffersProps extends BestSeatsProps, Pick<ChoiceHandlers, 'onChoose'> {}

/** A nearer and a cheaper choice than the best seats of the zone, each one press away. */
export function OtherOffers({ state: { event, choice }, performance, offers, onChoose }: OtherOffersProps) {
  const { t, format } = useText('event', 'seats');
  const words = useSeatWords(event, performance);
  const others = (['nearer', 'cheaper'] as const).flatMap((kind) => {
    const offer = offers[kind];
    return offer ? [{ kind, offer }] : [];
  });
  if (others.length === 0) return null;
  return (
    <ul className={styles.offers}>
      {others.map(({ kind, offer }) => (
        <li key={kind} className={styles.offer}>
          <span className={styles.where}>
            <span aria-hidden="true">
              <ZoneMark zone={offer.zone} />
            </span>
            <span className={styles.place}>{t(`seats.best_${kind}`, { seats: words.runs(offer.seats) })}</span>
            <span className={styles.each}>
              {t('seats.offerPrice', { zone: words.zoneName(offer.zone), price: words.price(offer.price) })}
              {words.restriction(offer.zone) !== null && t('seats.fact') + t('seats.restricted')}
            </span>
          </span>
          <span className={styles.amount}>{format.money(priceToPay(event, offer.price) * choice.quantity)}</span>
          <Button
            size="small"
            onClick={() => {
              document.getElementById('zone')?.focus();
              onChoose({ ...choice, zone: offer.zone });
            }}
          >
            {t('seats.bestTake')}
            <VisuallyHidden> {words.zoneName(offer.zone)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
