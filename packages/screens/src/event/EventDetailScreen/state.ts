import type { BestOffers, EventSummary } from '@first-gong/domain';
import type { Holding, InCart } from '../../shared/buying/holding.js';
import type { EventSelection } from '../../shared/hrefs.js';
import type { NotFoundState, NotReadyState } from '../../shared/notReady/index.js';

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

export interface EventReady extends Holding {
  kind: 'ready';
  choice: EventSelection;
  /** `until` is the UTC instant at which the tickets are released. */
  inCart: (InCart & { until: string }) | null;
  /** There is a wish list, and the event takes wishes. */
  wishes: boolean;
  /** Card number for priority booking. */
  priorityCard: string;
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
