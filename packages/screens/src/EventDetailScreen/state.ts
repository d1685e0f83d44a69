import type { ErrorCode, EventDetail, Failure, FieldError } from '@first-gong/domain';
import type { Choice } from '../shared/hrefs/index.js';

/** Tickets already in the cart: they count towards the limits. */
export interface InCart {
  tickets: number;
  /** Those of this event. */
  ofEvent: number;
  /** UTC instant at which they are released. */
  until: string;
}

export interface EventReady {
  kind: 'ready';
  event: EventDetail;
  choice: Choice;
  /** Logged in. A visitor's form leads to login first. */
  member: boolean;
  inCart: InCart | null;
  /** Seats are being held. */
  submitting: boolean;
  /** What the box office refused, with the fields at fault. */
  error: { code: ErrorCode; fields: FieldError[] } | null;
  /** Why there was no answer. */
  failure: Failure | null;
  /** Came back from login with a choice kept. */
  resumed: boolean;
}

export type EventDetailState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'notFound' }
  | EventReady;

export interface ChoiceHandlers {
  /** Keeps a choice. Called for every change of it. */
  onChoose: (choice: Choice) => void;
  /** Asks to hold seats. Only called with a choice that the page could check. */
  onHold: (choice: Choice) => void;
}
