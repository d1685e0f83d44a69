import { calendarHref, type Transaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { calendarPlusIcon } from '@first-gong/ui/icons/calendar-plus';
import { useText } from '../../shared/text/index.js';

/** Calendar files, one per performance of an order that takes place. */
export function CalendarButtons({ orders }: Pick<Transaction, 'orders'>) {
  const { t, lang } = useText('receipt');
  const shows = orders.filter(({ event }) => !event.cancelled);
  return shows.map(({ event }) => (
    <Button key={event.performanceId} icon={calendarPlusIcon} href={calendarHref(lang, event.id, event.performanceId)}>
      {shows.length === 1 ? t('receipt.calendar') : t('receipt.calendarOf', { event: event.title })}
    </Button>
  ));
}
