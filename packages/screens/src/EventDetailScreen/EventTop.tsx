import type { EventDetail } from '@first-gong/domain';
import { Certificate } from '@first-gong/ui/Certificate';
import { EventHeader } from '@first-gong/ui/EventHeader';
import { Sticker } from '@first-gong/ui/Sticker';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { Heart, type Hearts } from '../shared/hearts/index.js';
import { priceText, useText } from '../shared/text/index.js';
import { interestName } from '../shared/text/interests.js';
import * as styles from './EventDetailScreen.css.js';

/** The head of the page, in the colours of the poster. */
export function EventTop({ event, hearts }: { event: EventDetail; hearts: Hearts | undefined }) {
  const text = useText('event');
  const { t, format } = text;
  const rescheduled = event.performances.find(({ rescheduledFrom }) => rescheduledFrom !== null)?.rescheduledFrom;
  const dates = format.dayRange(event.firstDate, event.lastDate);
  return (
    <EventHeader
      seed={event.posterSeed}
      interest={event.interest}
      stickers={
        <>
          {event.flags.includes('soldOut') && <Sticker variant="soldOut">{t('common.flagSoldOut')}</Sticker>}
          {rescheduled && <Sticker variant="rescheduled">{t('common.flagRescheduled')}</Sticker>}
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
          details: rescheduled ? (
            <>
              <VisuallyHidden>{t('event.earlierDate')} </VisuallyHidden>
              <s>{format.day(rescheduled)}</s>
              {' → '}
              {dates}
            </>
          ) : (
            dates
          ),
        },
        { term: t('event.venue'), details: event.venue },
        { term: t('event.price'), details: priceText(text, event.priceFrom, event.priceTo) },
        { term: t('event.presenter'), details: event.presenter },
        ...(event.certificate
          ? [
              {
                term: t('event.certificate'),
                details: (
                  <span className={styles.certificate}>
                    <Certificate category={event.certificate} label={event.certificate} />{' '}
                    {t(`event.certificate${event.certificate}`)}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
