import type { BestOffers, Performance } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useAnnouncement } from '../../shared/Announcer.js';
import { useText } from '../../shared/text/index.js';
import { OfferRow } from './OfferRow.js';
import * as styles from './SeatPicker.css.js';
import { SeatViews } from './SeatViews.js';
import { middleOf, useSeatWords } from './seatWords.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface BestSeatsProps {
  state: EventReady;
  performance: Performance;
  offers: BestOffers;
}

const gaveUp = { none: null, split: 'seats.bestSplit', singleLeft: 'seats.bestSingleLeft' } as const;

/** The seats that best available would hold now, and their compromises. */
export function BestSeats({ state: { event, choice }, performance, offers: { best } }: BestSeatsProps) {
  const { t, format } = useText('event', 'seats');
  const words = useSeatWords(event, performance);
  const lost = best && gaveUp[best.compromise];
  const count = choice.quantity;
  const none = t('seats.bestNone', { count });
  const compromise = lost && t(lost, { count });
  useAnnouncement(
    best
      ? [t('seats.bestAre', { seats: words.runs(best.seats) }), compromise].filter(Boolean).join(format.sentenceGap)
      : none,
  );
  return (
    <Stack as="section" gap="s3" aria-labelledby="best-seats">
      <Heading headingLevel={3} id="best-seats" weight="title">
        {t('seats.bestNow')}
      </Heading>
      <Text weight="title">{best ? words.runs(best.seats) : none}</Text>
      {compromise && <p className={styles.explained}>{compromise}</p>}
    </Stack>
  );
}

export interface OtherOffersProps extends BestSeatsProps, Pick<ChoiceHandlers, 'onChoose'> {}

/** A nearer and a cheaper choice than the zone's best seats, each with a button, and the views from all of them. */
export function OtherOffers({ state: { event, choice }, performance, offers, onChoose }: OtherOffersProps) {
  const { t } = useText('event', 'seats');
  const words = useSeatWords(event, performance);
  const views = (['best', 'nearer', 'cheaper'] as const).flatMap((kind) => {
    const seats = offers[kind]?.seats ?? [];
    const view = middleOf(seats)?.view;
    return view ? [{ kind: t(`seats.view_${kind}`), seats: words.runs(seats), view }] : [];
  });
  const others = (['nearer', 'cheaper'] as const).flatMap((kind) => {
    const offer = offers[kind];
    return offer ? [{ kind, offer }] : [];
  });
  return (
    <>
      {others.length > 0 && (
        <ul className={styles.offers}>
          {others.map(({ kind, offer }) => (
            <OfferRow
              key={kind}
              event={event}
              offer={offer}
              count={choice.quantity}
              words={words}
              where={t(`seats.best_${kind}`, { seats: words.runs(offer.seats) })}
            >
              <Button
                size="small"
                onClick={() => {
                  document.getElementById('zone')?.focus();
                  onChoose({ ...choice, zone: offer.zone });
                }}
              >
                {t('seats.bestTake')}
                <VisuallyHidden>{` ${words.zoneName(offer.zone)}`}</VisuallyHidden>
              </Button>
            </OfferRow>
          ))}
        </ul>
      )}
      {views.length > 0 && <SeatViews places={views} />}
    </>
  );
}
