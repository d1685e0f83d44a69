import {
  addDays,
  civilToInstant,
  hongKongDate,
  isCinemaOpen,
  isOver,
  toInstant,
  type WeatherSignal,
} from '@first-gong/domain';
import type { ShowFacts } from '../cart/rows.js';
import type { Notices } from '../notices/notices.js';
import type { Reader, Writer } from '../store/index.js';
import { cinemaClosedNotice } from './occasions.js';
import { type TransactionRow, transactionTable, weatherTable } from './rows.js';

/** The orders with a performance that has not begun. */
const ordersAhead = (data: Reader, now: number): TransactionRow[] =>
  data.find(
    transactionTable,
    'id in (select transactionId from orderedShows where startsAt > ?) order by seq',
    toInstant(now),
  );

/** Tells the holders of tickets that the weather closes their show (spec §2 personal notice inbox, §9 Other rules). */
export interface WeatherNotices {
  /** Tells the member of one order, each film once. */
  tell(tx: Writer, row: TransactionRow): void;
  /** Tells every member, and looks again when the next day begins, in case the signal is still up. */
  tellAll(tx: Writer): void;
}

export interface WeatherNoticeParts {
  now: () => number;
  weather: () => WeatherSignal;
  notices: Notices;
}

export function createWeatherNotices({ now, weather, notices }: WeatherNoticeParts): WeatherNotices {
  const isClosed = ({ group, startsAt }: ShowFacts, today: string) =>
    group === 'cinema' && !isOver(startsAt, now()) && !isCinemaOpen(weather(), hongKongDate(startsAt), today);
  const tell: WeatherNotices['tell'] = (tx, row) => {
    if (row.status !== 'complete') return;
    const today = hongKongDate(now());
    for (const { show } of row.items) {
      if (!isClosed(show, today)) continue;
      notices.add(tx, row.memberId, cinemaClosedNotice(row, show), `${row.id}/${show.performanceId}/closed`);
    }
  };
  return {
    tell,
    tellAll(tx) {
      const today = hongKongDate(now());
      const closes = !isCinemaOpen(weather(), today, today);
      if (closes) for (const row of ordersAhead(tx, now())) tell(tx, row);
      const deadline = closes ? civilToInstant(addDays(today, 1), '00:00') : null;
      tx.put(weatherTable, { id: 'signal', deadline });
    },
  };
}
