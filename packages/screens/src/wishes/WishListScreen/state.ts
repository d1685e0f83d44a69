import type { DeliveryMethod, EventDetail, Failure, SeatWish, TicketType, WishListItem } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

export type WishAction = 'pay' | 'cancel' | 'restore' | 'remove';

/** A new wish's form values. */
export interface WishValues {
  /** '' until chosen. */
  performanceId: string;
  /** Zone code; '' until chosen. */
  zone: string;
  /** Standard if the event has no other types. */
  ticketType: TicketType;
  quantity: number;
  seatWish: SeatWish;
  deliveryMethod: DeliveryMethod;
}

/** The form for a new wish of one event. */
export type NewWishState =
  | { kind: 'loading' }
  /** The event is unknown, or takes no wishes. */
  | { kind: 'unavailable' }
  | { kind: 'failed'; failure: Failure }
  | {
      kind: 'ready';
      event: EventDetail;
      /** Tickets requested on the event's page; NaN if unknown. The form reports a number above the limit. */
      asked: number;
      values: WishValues;
      submitting: boolean;
      /** Why the server rejected the wish, or null. */
      error: Refusal | null;
      /** Why there is no response, or null. */
      failure: Failure | null;
    };

/** The last successful action. */
export interface WishDone {
  action: WishAction | 'add';
  title: string;
  /** Order of a paid wish. */
  transactionNumber: string | null;
}

/** A failed action, or one with an unknown result. */
export interface WishFailed {
  action: WishAction | 'move';
  wish: WishListItem;
  failure: Failure;
}

export interface WishListReady {
  kind: 'ready';
  /** All wishes in the member's order, finished ones last. */
  wishes: WishListItem[];
  /** The search text; '' for all wishes. */
  words: string;
  /** The member's points, or null while unknown. */
  balance: number | null;
  /** The wish with a pending action, or null. */
  busy: string | null;
  done: WishDone | null;
  failed: WishFailed | null;
  /** Null if the member does not come from an event. */
  newWish: NewWishState | null;
}

export type WishListState = NotReadyState | WishListReady;

export interface WishHandlers {
  onAction: (wish: WishListItem, action: WishAction) => void;
  /** Moves a wish to a position, from 1. */
  onMove: (wish: WishListItem, sequence: number) => void;
}

export interface NewWishHandlers {
  onChange: (values: WishValues) => void;
  /** Saves the wish. The page has checked the values. */
  onAdd: (values: WishValues) => void;
  onEventRetry: () => void;
}
