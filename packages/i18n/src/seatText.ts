import type { Seat } from '@first-gong/domain';
import type { Translate } from './text.js';

/** "F5, row 11, seat 14". A standing place has no row and an entry number as its seat. Every text words seats by this. */
export const seatText = (t: Translate<'cart'>, { section, row, seat }: Seat): string =>
  row === '' ? t('cart.standing', { section, seat }) : t('cart.seat', { section, row, seat });

/** Some seats in one line. */
export const seatsText = (t: Translate<'cart'>, seats: readonly Seat[]): string =>
  seats.map((seat) => seatText(t, seat)).join(t('cart.listSeparator'));
