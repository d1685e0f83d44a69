import type { BestOffers, EventDetail, EventOnTicket, EventSummary, Failure, SeatPlan } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { EventSelection } from '../../shared/hrefs.js';
import type { NotFoundState, NotReadyState } from '../../shared/notReady/index.js';

/** Tickets in the cart, which count towards the limits. */
export interface InCart {
  tickets: number;
  /** Tickets of this event. */
  ofEvent: number;
  /** UTC instant of their release. */
  until: string;
  /** Performances of all tickets. */
  performances: readonly EventOnTicket[];
}

/** The notice of a redirect to the government ticketing network (spec §2 Home and listing). */
export interface Leaving {
  /** Seconds until the redirect. Null if the page waits for the visitor. */
  secondsLeft: number | null;
}

/** Result of a click on the share button. */
export interface Shared {
  /** The link is in the clipboard. If not, it can be selected by hand. */
  copied: boolean;
  /** Absolute address of the event. */
  address: string;
}

/** Seats of the chosen performance. */
export interface PlanState {
  /** Null until loaded. */
  plan: SeatPlan | null;
  /** Why loading failed, or null. */
  failure: Failure | null;
  updating: boolean;
}

export interface EventReady {
  kind: 'ready';
  event: EventDetail;
  choice: EventSelection;
  /** There is a wish list, and the event takes wishes. */
  wishes: boolean;
  /** Logged in. A visitor's form opens the login page. */
  member: boolean;
  inCart: InCart | null;
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
  /** Card number for priority booking. */
  priorityCard: string;
  /** Null for best available seats. */
  plan: PlanState | null;
  /** Best available seats, with a nearer and a cheaper choice. `awaited` while unknown; null without numbered seats. */
  bestOffers: BestOffers | 'awaited' | null;
  /** The open notice that another site sells the event. */
  leaving: Leaving | null;
  /** Related events; empty until loaded. */
  related: EventSummary[];
  /** Civil date in Hong Kong. */
  today: string;
  /** UTC instant, to the minute. */
  now: string;
  /** Null before a click, and if the device's own share dialog opened. */
  shared: Shared | null;
}

/** The event is over or unknown. */
export interface EventUnavailableState extends NotFoundState, Pick<EventReady, 'related' | 'today'> {}

export type EventDetailState = NotReadyState | EventUnavailableState | EventReady;

export interface ChoiceHandlers {
  /** Called for every change of the choice. */
  onChoose: (choice: EventSelection) => void;
  onPriorityCard: (number: string) => void;
  onPlanRetry: () => void;
  /** Holds seats. The page has checked the choice. */
  onHold: (choice: EventSelection) => void;
}

export interface EventHandlers extends ChoiceHandlers {
  /** The redirect notice is visible, so its countdown starts. */
  onLeavingShown: () => void;
  /** Stops the redirect. */
  onStay: () => void;
  onShare: () => void;
}
