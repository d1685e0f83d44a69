import {
  type Compromise,
  type DeliveryMethod,
  type Destination,
  isWishOver,
  type Lang,
  type SeatWithView,
  type Text3,
  type WishListItem,
} from '@first-gong/domain';
import type { ShowSnapshot, ZoneSnapshot } from '../cart/rows.js';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

type Shown =
  | 'quantity'
  | 'price'
  | 'sorting'
  | 'matchingStatus'
  | 'reason'
  | 'savedAt'
  | 'pointsPaid'
  | 'transactionNumber';

/** A wish for tickets of one zone (spec §3 Wish list item). Optional fields are missing in old rows. */
export interface WishRow
  extends Pick<WishListItem, Shown>,
    Partial<Pick<WishListItem, 'ticketType' | 'seatWish' | 'passedOver'>> {
  id: string;
  memberId: string;
  /** Language of the request, for mails. */
  lang: Lang;
  show: ShowSnapshot;
  zone: ZoneSnapshot;
  /** Delivery on the day of saving; fee in cents. */
  delivery: { method: DeliveryMethod; destination: Destination | null; address: Text3 | null; fee: number };
  /** When the wish was saved or restored. */
  waitsSince: string;
  /** Seats of a matched or bought wish, otherwise null. */
  seats: SeatWithView[] | null;
  compromise: Compromise;
  /** UTC instant of the payment deadline, or without seats of the performance. Null when ended. */
  deadline: string | null;
  /** Removed from the list after buying. Its tickets still count towards the event's limit. */
  removed?: boolean;
}

export const wishTable = defineTable<WishRow>(
  'wishes',
  ({ payUntil: _, ...row }: OlderRow<WishRow & { payUntil: string | null }>) => row as WishRow,
);

/** The queue of a zone. */
export interface Line {
  performanceId: string;
  zone: string;
}

export const lineOf = ({ show, zone }: WishRow): Line => ({ performanceId: show.performanceId, zone: zone.code });

export const wishesIn = (data: Reader, { performanceId, zone }: Line): WishRow[] =>
  data.find(wishTable, 'performanceId = ? and zone = ? order by seq', performanceId, zone);

/** All wishes of a member, including removed ones. */
export const everyWishOf = (data: Reader, memberId: string): WishRow[] =>
  data.find(wishTable, 'memberId = ? order by seq', memberId);

/** Wishes in the member's order, ended ones last (spec §3 sorting). */
export const listOf = (data: Reader, memberId: string): WishRow[] =>
  everyWishOf(data, memberId)
    .filter(({ removed }) => !removed)
    .sort(
      (one, other) =>
        Number(isWishOver(one.matchingStatus)) - Number(isWishOver(other.matchingStatus)) ||
        one.sorting - other.sorting,
    );
