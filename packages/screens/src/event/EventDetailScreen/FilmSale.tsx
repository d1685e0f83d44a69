import { cinemaVenueOf, type EventDetail } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { cinemaHref } from '../../shared/cinemaHref.js';
import { useText } from '../../shared/text/index.js';
import { Rules } from './Rules.js';

/** Link to the cinema's page, which sells films with ticket types and a captcha, and the rules. */
export function FilmSale({ event }: { event: EventDetail }) {
  const { t, lang } = useText('event');
  const venue = cinemaVenueOf(event.venueId) ?? null;
  return (
    <div>
      <p>{t('event.filmSale')}</p>
      <Button href={cinemaHref(lang, { venue })} size="small" iconAfter={arrowRightIcon}>
        {t('event.filmSchedule', { venue: event.venue })}
      </Button>
      <Rules event={event} />
    </div>
  );
}
