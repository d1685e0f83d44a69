import { hotline, href, isPriorityBooking } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { interestName } from '../../shared/text/interests.js';
import { WithHotline } from '../../shared/WithHotline.js';
import { isCancelled, isSoldOut } from './soldOut.js';
import type { EventReady } from './state.js';

/** Notices before the choice: priority booking, cancelled, a new date, sold out, tickets already held. */
export function EventNotices({ state: { event, inCart, member, now } }: { state: EventReady }) {
  const { t, format, lang } = useText('event');
  const cancelled = event.performances.filter((performance) => performance.cancelled);
  const allCancelled = isCancelled(event);
  const rescheduled = event.performances.some((one) => one.rescheduledFrom !== null && !one.cancelled);
  const soldOut = isSoldOut(event) && !allCancelled;
  const held = inCart !== null && inCart.ofEvent > 0;
  const priority = !isSoldOut(event) && isPriorityBooking(event.priority, now) ? event.priority : null;
  if (!rescheduled && !soldOut && !held && !priority && cancelled.length === 0) return null;
  return (
    <Stack gap="s3">
      {held && (
        <Notice>
          <span>{t('event.held', { count: inCart.ofEvent, time: format.time(inCart.until) })}</span>
          {format.sentenceGap}
          <Link href={href(lang, 'shoppingCart')}>{t('common.toCart')}</Link>
        </Notice>
      )}
      {priority && (
        <Notice title={t('event.priorityTitle', { until: format.showTime(priority.until) })}>
          {t(member ? 'event.priorityText' : 'event.priorityLogin', { card: priority.card })}
        </Notice>
      )}
      {cancelled.length > 0 && (
        <Notice variant="danger" title={t(allCancelled ? 'event.allCancelledTitle' : 'event.cancelledTitle')}>
          {!allCancelled && (
            <p>{cancelled.map(({ startsAt }) => format.showTime(startsAt)).join(t('common.separator'))}</p>
          )}
          <p>{t('event.cancelledText')}</p>
        </Notice>
      )}
      {rescheduled && (
        <Notice title={t('event.rescheduledTitle')}>
          <WithHotline>{t('event.rescheduledText', { number: t('common.hotlineNumber'), ...hotline })}</WithHotline>
        </Notice>
      )}
      {soldOut && (
        <Notice title={t(cancelled.length > 0 ? 'event.othersSoldOutTitle' : 'event.allSoldOutTitle')}>
          {t('event.allSoldOutText')}
          {format.sentenceGap}
          <Link href={href(lang, 'home', { interest: event.interest })}>
            {t('event.similar', { interest: t(interestName(event.interest)) })}
          </Link>{' '}
          <Link href={href(lang, 'home')}>{t('common.allEvents')}</Link>
        </Notice>
      )}
    </Stack>
  );
}
