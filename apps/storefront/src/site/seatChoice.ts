import { seatOfKey, ticketsPerTransaction, type ZoneCode, zoneCodes } from '@first-gong/domain';
import { type SeatSelectionMode, seatSelectionModes } from '@first-gong/screens/shared/hrefs';

/** The part of a choice that the addresses of events and films share. */
export interface SeatChoice {
  way: SeatSelectionMode;
  zone: ZoneCode | null;
  /** Seats as text, unique, at most as many as a transaction allows. */
  seats: readonly string[];
}

/** Reads a seat choice from an address. The page drops seats that the house lacks. */
export function readSeatChoice(search: URLSearchParams): SeatChoice {
  return {
    way: seatSelectionModes.find((way) => way === search.get('way')) ?? 'best',
    zone: zoneCodes.find((zone) => zone === search.get('zone')) ?? null,
    seats: [...new Set((search.get('seats') ?? '').split(',', ticketsPerTransaction))].filter(
      (key) => seatOfKey(key) !== undefined,
    ),
  };
}
