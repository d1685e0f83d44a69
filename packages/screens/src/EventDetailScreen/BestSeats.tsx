import { type BestOffer, type BestOffers, type Performance, priceToPay } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { ZoneMark } from '@first-gong/ui/ZoneMark';
import { useText } from '../shared/text/index.js';
import * as styles from './SeatPicker.css.js';
import { useSeatWords } from './seatWords.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface BestSeatsProps extends Pick<ChoiceHandlers, 'onChoose'> {
  state: EventReady;
  performance: Performance;
  offers: BestOffers;
}

const gaveUp = { none: null, split: 'seats.bestSplit', singleLeft: 'seats.bestSingleLeft' } as const;

/** The seats that best available would hold now, what they give up, and a nearer and a cheaper choice beside them. */
export function BestSeats({ state: { event, choice }, performance, offers, onChoose }: BestSeatsProps) {
  const { t, format } = useText('event', 'seats');
  const words = useSeatWords(event, performance);
  const { best, nearer, cheaper } = offers;
  const lost = best && gaveUp[best.compromise];
  const others = [
    { kind: 'nearer' as const, offer: nearer },
    { kind: 'cheaper' as const, offer: cheaper },
  ].flatMap(({ kind, offer }) => (offer ? [{ kind, offer }] : []));
  const count = choice.quantity;
  const where = ({ seats }: BestOffer) => words.runs(seats);
  return (
    <section className={styles.part} aria-labelledby="best-seats">
      <h3 id="best-seats" className={styles.heading}>
        {t('seats.bestNow')}
      </h3>
      <div role="status">
        <p className={styles.place}>{best ? where(best) : t('seats.bestNone', { count })}</p>
        {lost && <p className={styles.explained}>{t(lost, { count })}</p>}
      </div>
      {others.length > 0 && (
        <ul className={styles.offers}>
          {others.map(({ kind, offer }) => (
            <li key={kind} className={styles.offer}>
              <span className={styles.where}>
                <span aria-hidden="true">
                  <ZoneMark zone={offer.zone} />
                </span>
                <span className={styles.place}>{t(`seats.best_${kind}`, { seats: where(offer) })}</span>
                <span className={styles.each}>
                  {t('seats.offerPrice', { zone: words.zoneName(offer.zone), price: words.price(offer.price) })}
                  {words.restriction(offer.zone) !== null && t('seats.fact') + t('seats.restricted')}
                </span>
              </span>
              <span className={styles.amount}>{format.money(priceToPay(event, offer.price) * count)}</span>
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
      )}
    </section>
  );
}
