import { NotFoundScreen } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { RelatedEvents, type RelatedEventsProps } from './RelatedEvents.js';

/** An event that is over, or that nobody knows: its poster is torn off, and posters of its kind hang below. */
export function EventGone({ events, today, hearts }: Omit<RelatedEventsProps, 'title'>) {
  const { t } = useText('event');
  return (
    <>
      <NotFoundScreen title={t('event.goneTitle')} text={t('event.goneText')} />
      <RelatedEvents title={t('event.goneRelated')} events={events} today={today} hearts={hearts} />
    </>
  );
}
