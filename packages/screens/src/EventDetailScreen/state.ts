import type { EventDetail, Failure } from '@first-gong/domain';
import type { Refusal } from '../shared/form/index.js';
import type { Choice } from '../shared/hrefs/index.js';
import type { NotFoundState, NotReadyState } from '../shared/notReady/index.js';

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
  /** Logged in. The form of a visitor leads to the login page. */
  member: boolean;
  inCart: InCart | null;
  /** Seats are being held. */
  submitting: boolean;
  /** Why the box office refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** The member is back from the login page, and the choice was kept. */
  resumed: boolean;
}

export type EventDetailState = NotReadyState | NotFoundState | EventReady;

export interface ChoiceHandlers {
  /** Keeps a choice. Called for every change of it. */
  onChoose: (choice: Choice) => void;
  /** Asks to hold seats. Only called with a choice that the page could check. */
  onHold: (choice: Choice) => void;
}
