import {
  seatKey,
  seatsOfOffer,
  seatView,
  type TogetherOffer,
  togetherOffers,
  wheelchairOffers,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { useText } from '../../shared/text/index.js';
import { OfferRow } from './OfferRow.js';
import * as styles from './SeatPicker.css.js';
import { middleOf } from './seatWords.js';
import type { WayProps } from './way.js';

/** Offers of each zone at first, and per click on "more". Twice as many if one zone is chosen. */
const perZone = 3;

/** Zones and rows with enough seats, each with its price and a button that chooses these seats. */
export function OfferList({ state, plan, words, picked, onPick, error }: WayProps) {
  const { t } = useText('seats');
  const { event, choice } = state;
  const [shown, setShown] = useState(perZone);
  const zones = useMemo(
    () => plan.zones.filter(({ code }) => choice.zone === null || code === choice.zone),
    [plan, choice.zone],
  );
  const most = choice.zone === null ? shown : shown * 2;
  // One extra offer per zone shows whether there are more.
  const find = choice.wheelchair ? wheelchairOffers : togetherOffers;
  const found = useMemo(() => find(zones, choice.quantity, most + 1), [find, zones, choice.quantity, most]);
  const companions = choice.quantity - 1;
  const wheelchairTitle =
    companions > 0 ? t('seats.wheelchairOffers', { count: companions }) : t('seats.wheelchairAlone');
  const title = choice.wheelchair ? wheelchairTitle : t('seats.offers', { count: choice.quantity });
  const offers = found.filter(({ rank }) => rank < most);
  const where = ({ section, row, first, last }: TogetherOffer) =>
    first === last
      ? words.place({ section, row, seat: String(first) })
      : t('seats.offer', { section, row, first, last });

  const label = (chosen: boolean) => (chosen ? t('seats.chosenOffer') : t('seats.choose', { count: choice.quantity }));

  return (
    <Stack as="section" gap="s3" aria-labelledby="offers">
      <Heading headingLevel={3} id="offers" weight="title">
        {title}
      </Heading>
      {/* The id of the seats' field, the target of an error summary. */}
      <div id="seats" tabIndex={-1}>
        {error !== undefined && <p className={styles.error}>{error}</p>}
        <p className={styles.explained}>
          {offers.length > 0
            ? t('seats.offersLead')
            : choice.wheelchair
              ? t('seats.wheelchairOffersNone', { count: companions })
              : t('seats.offersNone', { count: choice.quantity })}
        </p>
      </div>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => {
            const seats = seatsOfOffer(offer);
            const keys = seats.map(seatKey);
            const middle = middleOf(seats);
            const chosen = keys.length === picked.length && keys.every((key) => picked.includes(key));
            return (
              <OfferRow
                key={keys[0]}
                event={event}
                offer={offer}
                count={choice.quantity}
                words={words}
                where={where(offer)}
                view={middle ? seatView(plan, middle) : null}
              >
                <Button
                  size="small"
                  aria-pressed={chosen}
                  aria-label={[label(chosen), where(offer)].join(t('seats.fact'))}
                  onClick={() => onPick(chosen ? [] : keys)}
                >
                  {label(chosen)}
                </Button>
              </OfferRow>
            );
          })}
        </ul>
      )}
      {found.length > offers.length && (
        <p>
          <Button size="small" onClick={() => setShown(shown + perZone)}>
            {t('seats.moreOffers')}
          </Button>
        </p>
      )}
    </Stack>
  );
}
