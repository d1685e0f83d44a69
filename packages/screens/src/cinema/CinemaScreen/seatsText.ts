import type { Seat } from '@first-gong/domain';
import type { Text } from '../../shared/text/index.js';

/** "Row H, seats 5, 6". Each row appears once. */
export function seatsText(t: Text<'cinema' | 'seats'>['t'], seats: readonly Seat[]): string {
  const rows = [...new Set(seats.map(({ row }) => row))];
  return rows
    .map((row) => {
      const numbers = seats.filter((seat) => seat.row === row).map(({ seat }) => seat);
      const joined = numbers.join(t('common.separator'));
      return numbers.length === 1
        ? t('cinema.seat', { row, seat: joined })
        : t('cinema.seatsOfRow', { row, seats: joined });
    })
    .join(t('seats.fact'));
}
