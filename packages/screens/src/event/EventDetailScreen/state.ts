import type { BestOffers, EventDetail, EventOnTicket, EventSummary, Failure, SeatPlan } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { Choice } from '../../shared/hrefs.js';
import type { NotFoundState, NotReadyState } from '../../shared/notReady/index.js';

/** Tickets already in the cart: they count towards the limits. */
export interface InCart {
  tickets: number;
  /** Those of this event. */
  ofEvent: number;
  /** UTC instant at which they are released. */
  until: string;
  /** The performances of all of them. */
  performances: readonly EventOnTicket[];
}

/** The notice of a change to the government ticketing network (spec §2 Home and listing). */
export interface Leaving {
  /** Whole seconds until the page leaves. Null when it waits for the visitor. */
  secondsLeft: number | null;
}

/** Result of a press on the share button. */
export interface Shared {
  /** The link is in the clipboard. Otherwise it can be selected by hand. */
  copied: boolean;
  /** The whole address of the event. */
  address: string;
}

/** The seats of the chosen performance, while the buyer picks them. */
export interface PlanState {
  /** Null until it is there. */
  plan: SeatPlan | null;
  /** Why it is not there, or null. */
  failure: Failure | null;
  updating: boolean;
}

export interface EventReady {
  kind: 'ready';
  event: EventDetail;
  choice: Choice;
  /** There is a wish list, and the event takes wishes. */
  wishes: boolean;
  /** Logged in. The form of a visitor leads to the login page. */
  member: boolean;
  inCart: InCart | null;
  /** Seats are being held. */
  submitting: boolean;
  /** Why the box office refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** Seats may be held although no answer came, because the cart did not answer either. */
  uncertain: boolean;
  /** The member is back from the login page, and the choice was kept. */
  resumed: boolean;
  /** The number of the card that a member enters during priority booking. */
  priorityCard: string;
  /** Null while the best available seats are sold. */
  plan: PlanState | null;
  /**
   * The best available seats of the choice, with a nearer and a cheaper one. `awaited` while they are not known; null for a
   * choice without numbered seats.
   */
  bestOffers: BestOffers | 'awaited' | null;
  /** The notice that another site sells the event, while it is open. */
  leaving: Leaving | null;
  /** Events like this one; empty until they are there. */
  related: EventSummary[];
  /** Civil date in Hong Kong. */
  today: string;
  /** UTC instant, to the minute. */
  now: string;
  /** Null before a press, and where the device has shared the event itself. */
  shared: Shared | null;
}

/** The event is over, or unknown. */
export interface EventGoneState extends NotFoundState, Pick<EventReady, 'related' | 'today'> {}

export type EventDetailState = NotReadyState | EventGoneState | EventReady;

export interface ChoiceHandlers {
  /** Keeps a choice. Called for every change of it. */
  onChoose: (choice: Choice) => void;
  onPriorityCard: (number: string) => void;
  /** Asks for the seats again. */
  onPlanRetry: () => void;
  /** Asks to hold seats. Only called with a choice that the page could check. */
  onHold: (choice: Choice) => void;
}

export interface EventHandlers extends ChoiceHandlers {
  /** The notice of the change to another site is on the screen: its seconds begin. */
  onLeavingShown: () => void;
  /** Stops the change to another site. */
  onStay: () => void;
  /** Shares the address of the event. */
  onShare: () => void;
}
