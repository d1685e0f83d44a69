import { allInPrice, cinemaAges, type EventDetail, hongKongDate, type Performance } from '@first-gong/domain';
import { EventHeader } from '@first-gong/ui/EventHeader';
import { Inline } from '@first-gong/ui/Inline';
import { Certificate } from '@first-gong/ui/Showtimes';
import { Sticker } from '@first-gong/ui/Sticker';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { PriceParts } from '../../shared/buying/index.js';
import { Heart, type Hearts } from '../../shared/hearts/index.js';
import { priceText, rangeToPay, useText } from '../../shared/text/index.js';
import { interestName } from '../../shared/text/interests.js';
import { isCancelled } from './soldOut.js';

/** The head of the page in the poster's colours. */
export function EventTop({ event, hearts }: { event: EventDetail; hearts: Hearts | undefined }) {
  const text = useText('event');
  const { t, format } = text;
  const cancelled = isCancelled(event);
  const rescheduled = !cancelled && event.performances.some(({ rescheduledFrom }) => rescheduledFrom !== null);
  // The head shows one earlier date only if the whole run was moved and its first performance still exists.
  const isMoved = ({ startsAt, rescheduledFrom }: Performance) =>
    rescheduledFrom !== null && hongKongDate(rescheduledFrom) !== hongKongDate(startsAt);
  const [first] = event.performances;
  const isWhole = first && hongKongDate(first.startsAt) === event.firstDate && event.performances.every(isMoved);
  const earlier = isWhole ? first.rescheduledFrom : null;
  const dates = format.dayRange(event.firstDate, event.lastDate);
  return (
    <EventHeader
      id="event-header"
      seed={event.posterSeed}
      interest={event.interest}
      stickers={
        <>
          {cancelled && <Sticker variant="cancelled">{t('common.flagCancelled')}</Sticker>}
          {event.flags.includes('soldOut') && <Sticker variant="soldOut">{t('common.flagSoldOut')}</Sticker>}
          {rescheduled && <Sticker variant="rescheduled">{t('common.flagRescheduled')}</Sticker>}
          {event.flags.includes('restrictedView') && (
            <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>
          )}
        </>
      }
      kick={[t(interestName(event.interest)), event.spokenLanguage, t('event.duration', { count: event.duration })]}
      likes={<Heart event={event} hearts={hearts} />}
      title={event.title}
      titleLines={event.posterLines}
      otherTitle={event.otherTitle}
      byline={event.byline === event.presenter ? undefined : event.byline}
      facts={[
        {
          term: t('event.dates'),
          details: earlier ? (
            <>
              <VisuallyHidden>{t('event.earlierDate')} </VisuallyHidden>
              <s>{format.day(earlier)}</s>
              {' → '}
              <span>{dates}</span>
            </>
          ) : (
            dates
          ),
        },
        { term: t('event.venue'), details: event.venue },
        {
          term: t(event.networkUrl === null ? 'event.allIn' : 'event.price'),
          details: <Price event={event} />,
        },
        { term: t('event.presenter'), details: event.presenter },
        ...(event.minimumAge !== null
          ? [{ term: t('event.ages'), details: t('event.agesFrom', { age: event.minimumAge }) }]
          : []),
        ...(event.certificate
          ? [
              {
                term: t('event.certificate'),
                details: (
                  <Inline as="span" nowrap gap="s2">
                    <Certificate category={event.certificate} label={event.certificate} />{' '}
                    <span>{t(`event.certificate${event.certificate}`, { age: cinemaAges.categoryIII })}</span>
                  </Inline>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The all-in prices, with their parts if this shop sells the tickets. */
function Price({ event }: { event: EventDetail }) {
  const text = useText('event');
  return (
    <>
      <span>{rangeToPay(text, event)}</span>
      {event.networkUrl === null && (
        <PriceParts
          tickets={{ label: text.t('event.partTicket'), value: priceText(text, event.priceFrom, event.priceTo) }}
          price={allInPrice(event.priceFrom, 1, event.group)}
          group={event.group}
        />
      )}
    </>
  );
}
