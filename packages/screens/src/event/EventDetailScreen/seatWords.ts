import {
  type EventDetail,
  type Performance,
  type PickedSeat,
  priceToPay,
  type Seat,
  type Zone,
} from '@first-gong/domain';
import { priceText, useText } from '../../shared/text/index.js';

/** Splits sorted seats into runs of neighbours. */
export function runsOfSeats<Kind extends Seat>(seats: readonly Kind[]): Kind[][] {
  const runs: Kind[][] = [];
  for (const seat of seats) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last?.section === seat.section && last.row === seat.row && Number(last.seat) + 1 === Number(seat.seat);
    if (isNext) runs.at(-1)?.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

/** The middle one of some seats. */
export const middleOf = <Kind>(seats: readonly Kind[]): Kind | undefined => seats[Math.floor((seats.length - 1) / 2)];

/** Text about seats for the list, the map and the chosen seats. */
export function useSeatWords(event: EventDetail, performance: Performance) {
  const text = useText('seats', 'event');
  const { t } = text;
  const zoneOf = (code: Zone['code']) => performance.zones.find((zone) => zone.code === code);
  const price = (cents: number) => priceText(text, priceToPay(event, cents));
  const place = (seat: Seat) => t('seats.seat', seat);
  /** "M2, row F, seats 11–14". */
  const run = (seats: readonly Seat[]) => {
    const [first] = seats;
    const last = seats.at(-1);
    if (!first || !last) return '';
    if (seats.length === 1) return place(first);
    return t('seats.offer', { section: first.section, row: first.row, first: first.seat, last: last.seat });
  };
  return {
    place,
    /** Seats in one line, neighbours as a range. */
    runs: (seats: readonly Seat[]) => runsOfSeats(seats).map(run).join(t('seats.fact')),
    /** Each seat by itself. */
    list: (seats: readonly Seat[]) => seats.map(place).join(t('seats.fact')),
    /** All-in price of one ticket. */
    price,
    zonePrice: ({ name, price: cents }: Pick<Zone, 'name' | 'price'>) =>
      t('seats.zonePrice', { zone: name, price: price(cents) }),
    zoneName: (code: Zone['code']) => zoneOf(code)?.name ?? t('event.zone', { code }),
    /** The restriction of a zone's view, or null. */
    restriction: (code: Zone['code']) => zoneOf(code)?.restrictedView ?? null,
    /** Null for an ordinary seat. */
    kind: (kind: PickedSeat['kind']) => (kind === 'seat' ? null : t(`seats.${kind}`)),
  };
}

export type SeatWords = ReturnType<typeof useSeatWords>;
