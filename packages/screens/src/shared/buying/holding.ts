import type { EventDetail, EventOnTicket, Failure, SeatPlan } from '@first-gong/domain';
import type { Refusal } from '../form/index.js';

/** Tickets in the cart, which count towards the limits. */
export interface InCart {
  tickets: number;
  /** Tickets of this event. */
  ofEvent: number;
  /** Performances of all tickets. */
  performances: readonly EventOnTicket[];
}

/** Seats of the chosen performance. */
export interface PlanState {
  /** Null until loaded. */
  plan: SeatPlan | null;
  /** Why loading failed, or null. */
  failure: Failure | null;
  updating: boolean;
}

/** State of a form that holds seats of an event or a film. */
export interface Holding {
  event: EventDetail;
  /** Logged in. A visitor's form opens the login page. */
  member: boolean;
  inCart: InCart | null;
  /** Null for best available seats. */
  plan: PlanState | null;
  /** A hold is pending. */
  submitting: boolean;
  /** Why the server rejected the hold, or null. */
  error: Refusal | null;
  /** Why there is no response, or null. */
  failure: Failure | null;
  /** Seats may be held, because neither the hold nor the cart had a response. */
  uncertain: boolean;
  /** The member returns from the login page with the kept choice. */
  resumed: boolean;
}
