import {
  type Compromise,
  type DeliveryMethod,
  type Destination,
  isWishOver,
  type Lang,
  type Seat,
  type Text3,
  type WishListItem,
} from '@first-gong/domain';
import type { ShowFacts, ZoneFacts } from '../cart/rows.js';
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

/** A wish of a member for tickets of one zone of one performance (spec §3 Wish list item). Older rows lack what is optional. */
export interface WishRow
  extends Pick<WishListItem, Shown>,
    Partial<Pick<WishListItem, 'ticketType' | 'seatWish' | 'passedOver'>> {
  id: string;
  memberId: string;
  /** Language of the request that saved it, for the mail when seats are found. */
  lang: Lang;
  show: ShowFacts;
  zone: ZoneFacts;
  /** The delivery on the day the wish was saved; the fee in cents. */
  delivery: { method: DeliveryMethod; destination: Destination | null; address: Text3 | null; fee: number };
  /** Instant at which it joined the line of its zone: when it was saved or restored. */
  waitsSince: string;
  /** Held while a matched wish waits for payment, then bought; null before. */
  seats: Seat[] | null;
  compromise: Compromise;
  /** UTC instant at which the time to pay for its seats ends, or without seats its performance begins. Null when it is over. */
  deadline: string | null;
  /** The member took it off the list after buying. Its tickets still count towards the limit of the event. */
  removed?: boolean;
}

export const wishTable = defineTable<WishRow>(
  'wishes',
  ({ payUntil: _, ...row }: OlderRow<WishRow & { payUntil: string | null }>) => row as WishRow,
);

/** All wishes for one zone of a performance. */
export interface Line {
  performanceId: string;
  zone: string;
}

export const lineOf = ({ show, zone }: WishRow): Line => ({ performanceId: show.performanceId, zone: zone.code });

export const wishesIn = (data: Reader, { performanceId, zone }: Line): WishRow[] =>
  data.find(wishTable, 'performanceId = ? and zone = ? order by seq', performanceId, zone);

/** Every wish of a member, also the bought ones that are off the list. */
export const everyWishOf = (data: Reader, memberId: string): WishRow[] =>
  data.find(wishTable, 'memberId = ? order by seq', memberId);

/** The wishes on a member's list in the member's own order, finished ones last (spec §3 sorting). */
export const listOf = (data: Reader, memberId: string): WishRow[] =>
  everyWishOf(data, memberId)
    .filter(({ removed }) => !removed)
    .sort(
      (one, other) =>
        Number(isWishOver(one.matchingStatus)) - Number(isWishOver(other.matchingStatus)) ||
        one.sorting - other.sorting,
    );
