import { cinemaAges, type EventDetail, ticketsPerTransaction } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';

/** Rules for buyers of this event. */
export function Rules({ event }: { event: EventDetail }) {
  const { t } = useText('event');
  return (
    <div className={styles.rules}>
      <Notice title={t('event.beforeTitle')}>
        {event.ticketLimit < ticketsPerTransaction && <p>{t('event.limitText', { count: event.ticketLimit })}</p>}
        {event.realName && <p>{t('event.realNameText')}</p>}
        {event.certificate && <p>{t('event.filmText', { age: cinemaAges.admitted })}</p>}
        {event.certificate === 'III' && <p>{t('event.categoryIIIText', { age: cinemaAges.categoryIII })}</p>}
        <p>{t('event.before')}</p>
      </Notice>
    </div>
  );
}
