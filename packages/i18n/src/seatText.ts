import type { Seat } from '@first-gong/domain';
import type { Translate } from './text.js';

/** "F5, row 11, seat 14". A standing place has no row, and its seat is the entry number. */
export const seatText = (t: Translate<'common' | 'order'>, { section, row, seat }: Seat): string =>
  row === '' ? t('order.standing', { section, seat }) : t('order.seat', { section, row, seat });

/** Seats of one row, or standing places of one section. */
function rowText(t: Translate<'common' | 'order'>, row: readonly [Seat, ...Seat[]]): string {
  const [first] = row;
  if (row.length === 1) return seatText(t, first);
  const seats = row.map(({ seat }) => seat).join(t('common.separator'));
  return first.row === ''
    ? t('order.standingPlaces', { section: first.section, seats })
    : t('order.seatsOfRow', { section: first.section, row: first.row, seats });
}

/** Seats in one line: "F5, row 11, seats 14, 15; F5, row 12, seat 2". Consecutive seats of a row share its name. */
export function seatsText(t: Translate<'common' | 'order'>, seats: readonly Seat[]): string {
  const rows: [Seat, ...Seat[]][] = [];
  for (const seat of seats) {
    const last = rows.at(-1);
    if (last && last[0].section === seat.section && last[0].row === seat.row) last.push(seat);
    else rows.push([seat]);
  }
  return rows.map((row) => rowText(t, row)).join(t('order.rowSeparator'));
}
