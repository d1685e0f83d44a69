import { seatOfKey, ticketsPerTransaction, type ZoneCode, zoneCodes } from '@first-gong/domain';
import { type SeatWay, seatWays } from '@first-gong/screens/shared/hrefs';

/** The part of a choice that the addresses of an event and of a film share. */
export interface SeatChoice {
  way: SeatWay;
  zone: ZoneCode | null;
  /** Texts of seats, each once and no more than a transaction can have. */
  seats: readonly string[];
}

/** Reads a choice of seats from an address, which may hold anything. The page drops what the house does not have. */
export function readSeatChoice(search: URLSearchParams): SeatChoice {
  return {
    way: seatWays.find((way) => way === search.get('way')) ?? 'best',
    zone: zoneCodes.find((zone) => zone === search.get('zone')) ?? null,
    seats: [...new Set((search.get('seats') ?? '').split(',', ticketsPerTransaction))].filter(
      (key) => seatOfKey(key) !== undefined,
    ),
  };
}
