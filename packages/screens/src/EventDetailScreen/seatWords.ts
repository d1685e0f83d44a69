import {
  type EventDetail,
  type Performance,
  type PickedSeat,
  priceToPay,
  type Seat,
  type Zone,
} from '@first-gong/domain';
import { priceText, useText } from '../shared/text/index.js';

/** The words of seats, which the list, the map and the chosen seats share. */
export function useSeatWords(event: EventDetail, performance: Performance) {
  const text = useText('seats', 'event');
  const { t } = text;
  const zoneOf = (code: Zone['code']) => performance.zones.find((zone) => zone.code === code);
  const price = (cents: number) => priceText(text, priceToPay(event, cents));
  const place = (seat: Seat) => t('seats.seat', seat);
  return {
    place,
    /** Seats after each other. */
    list: (seats: readonly Seat[]) => seats.map(place).join(t('seats.fact')),
    /** The price of one ticket, all in. */
    price,
    zonePrice: ({ name, price: cents }: Pick<Zone, 'name' | 'price'>) =>
      t('seats.zonePrice', { zone: name, price: price(cents) }),
    zoneName: (code: Zone['code']) => zoneOf(code)?.name ?? t('event.zone', { code }),
    /** Why the view from a zone is restricted, or null. */
    restriction: (code: Zone['code']) => zoneOf(code)?.restrictedView ?? null,
    /** The kind of a seat that is not an ordinary one. */
    kind: (kind: PickedSeat['kind']) => (kind === 'seat' ? null : t(`seats.${kind}`)),
  };
}

export type SeatWords = ReturnType<typeof useSeatWords>;
