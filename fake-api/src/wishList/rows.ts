import type {
  Compromise,
  DeliveryMethod,
  Destination,
  Lang,
  MatchingStatus,
  PassedOver,
  Seat,
  SeatWish,
  Text3,
  TicketType,
  WishReason,
} from '@first-gong/domain';
import type { ShowFacts, ZoneFacts } from '../cart/rows.js';
import { defineTable, type OlderRow } from '../store/index.js';

/** A wish of a member for tickets of one zone of one performance (spec §3 Wish list item). */
export interface WishRow {
  id: string;
  memberId: string;
  /** Language of the request that saved it, for the mail when seats are found. */
  lang: Lang;
  show: ShowFacts;
  zone: ZoneFacts;
  /** Null where every ticket is a standard one. Older rows do not have it. */
  ticketType?: TicketType | null;
  quantity: number;
  /** @default 'any': older rows do not have it */
  seatWish?: SeatWish;
  /** Cents per ticket. */
  price: number;
  /** The delivery on the day the wish was saved; the fee in cents. */
  delivery: { method: DeliveryMethod; destination: Destination | null; address: Text3 | null; fee: number };
  /** The member's own order of preference, from 1. */
  sorting: number;
  matchingStatus: MatchingStatus;
  reason: WishReason | null;
  savedAt: string;
  /** Instant at which it joined the line of its zone: when it was saved or restored. */
  waitsSince: string;
  /** Why the last free seats of the zone went to others while it waited. Older rows do not have it. */
  passedOver?: PassedOver | null;
  /** Held while a matched wish waits for payment, then bought; null before. */
  seats: Seat[] | null;
  compromise: Compromise;
  /** UTC instant at which the time to pay for its seats ends, or without seats its performance begins. Null when it is over. */
  deadline: string | null;
  pointsPaid: number;
  transactionNumber: string | null;
  /** The member took it off the list after buying. Its tickets still count towards the limit of the event. */
  removed?: boolean;
}

export const wishTable = defineTable<WishRow>(
  'wishes',
  ({ payUntil: _, ...row }: OlderRow<WishRow & { payUntil: string | null }>) => row as WishRow,
);
