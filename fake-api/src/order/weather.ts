import { addDays, civilToInstant, hongKongDate, isCinemaOpen, isOver, toInstant } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Notices } from '../notices/notices.js';
import type { Writer } from '../store/index.js';
import { orderNotice } from './occasions.js';
import { type TransactionRow, transactionTable, weatherTable } from './rows.js';

/** Notifies ticket holders whose show is closed by weather (spec §2 personal notice inbox, §9 Other rules). */
export function createWeatherNotices({ now, settings }: Pick<Shop, 'now' | 'settings'>, notices: Notices) {
  const isOpen = (date: string) => isCinemaOpen(settings.read().weather, date, hongKongDate(now()));
  /** Notifies the member of an order, once per film. Typhoon signal 8 closes the cinema. */
  const tell = (tx: Writer, row: TransactionRow) => {
    if (row.status !== 'complete') return;
    for (const { group, performanceId, startsAt, title } of row.items.map(({ show }) => show)) {
      if (group !== 'cinema' || isOver(startsAt, now()) || isOpen(hongKongDate(startsAt))) continue;
      const notice = orderNotice('cinemaClosed', row, { title, showTime: { instant: startsAt } });
      notices.add(tx, row.memberId, notice, `${row.id}/${performanceId}/closed`);
    }
  };
  return {
    tell,
    /** Notifies all members, and repeats on the next day if the signal persists. */
    tellAll(tx: Writer) {
      const today = hongKongDate(now());
      const closes = !isOpen(today);
      const isAhead = 'id in (select transactionId from orderedShows where startsAt > ?) order by seq';
      if (closes) for (const row of tx.find(transactionTable, isAhead, toInstant(now()))) tell(tx, row);
      const deadline = closes ? civilToInstant(addDays(today, 1), '00:00') : null;
      tx.put(weatherTable, { id: 'signal', deadline });
    },
  };
}
