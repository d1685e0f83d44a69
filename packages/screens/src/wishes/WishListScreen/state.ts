import type { DeliveryMethod, EventDetail, Failure, SeatWish, TicketType, WishListItem } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

/** The actions of a member on a wish. */
export type WishAction = 'pay' | 'cancel' | 'restore' | 'remove';

/** Values that a member enters for a new wish. */
export interface WishValues {
  /** '' while none is chosen. */
  performanceId: string;
  /** Code of the zone; '' while none is chosen. */
  zone: string;
  /** Standard where the event sells no others. */
  ticketType: TicketType;
  quantity: number;
  seatWish: SeatWish;
  deliveryMethod: DeliveryMethod;
}

/** The form for a new wish of one event. */
export type NewWishState =
  | { kind: 'loading' }
  /** The event is unknown, or takes no wishes. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: Failure }
  | {
      kind: 'ready';
      event: EventDetail;
      /** Tickets that the member asked for on the event's page; NaN when unknown. Above the limit, the form says so. */
      asked: number;
      values: WishValues;
      submitting: boolean;
      /** Why the server refused, or null. */
      error: Refusal | null;
      /** Why no answer came, or null. */
      failure: Failure | null;
    };

/** The last action that took place. */
export interface WishDone {
  action: WishAction | 'add';
  title: string;
  /** The order of a wish that was paid. */
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
  /** All wishes of the member in the member's own order, finished ones last. */
  wishes: WishListItem[];
  /** Words of the search; '' for all wishes. */
  words: string;
  /** Points of the member, or null while they are not known. */
  balance: number | null;
  /** The wish with an action under way, or null. */
  busy: string | null;
  done: WishDone | null;
  failed: WishFailed | null;
  /** Null while the member does not come from an event. */
  newWish: NewWishState | null;
}

export type WishListState = NotReadyState | WishListReady;

export interface WishHandlers {
  onAction: (wish: WishListItem, action: WishAction) => void;
  /** Gives a wish another place in the member's own order, from 1. */
  onMove: (wish: WishListItem, sequence: number) => void;
}

export interface NewWishHandlers {
  onChange: (values: WishValues) => void;
  /** Saves the wish. Only called with values that the page could check. */
  onAdd: (values: WishValues) => void;
  /** Asks for the event again. */
  onEventRetry: () => void;
}
