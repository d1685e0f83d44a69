import type {
  CardLayout,
  DateCount,
  EventSummary,
  ListingQuery,
  PerformanceToday,
  VenueCount,
} from '@first-gong/domain';
import type { NotReadyState } from '../shared/notReady/index.js';

/** What there is to show once it has been fetched. */
export interface HomeReady {
  kind: 'ready';
  /** For the feature ticket and its wall: up to eight. */
  features: EventSummary[];
  /** The next performances of today, soonest first. */
  tonight: PerformanceToday[];
  /** How many there are today in all. */
  tonightTotal: number;
  /** Fourteen days from today. */
  dates: DateCount[];
  venues: VenueCount[];
  /** This page of the list. */
  events: EventSummary[];
  /** Events of all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

export type HomeState = NotReadyState | HomeReady;

export interface HomeScreenProps {
  state: HomeState;
  /** What the list was asked for. */
  query: ListingQuery;
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** Which feature is in the ticket, from 0. @default 0 */
  feature?: number;
  /**
   * Script runs: the selects send themselves and their button is gone.
   * @default false
   */
  enhanced?: boolean;
  /** Another choice in a select. */
  onQuery?: (query: ListingQuery) => void;
  onLayout?: (layout: CardLayout) => void;
  onFeature?: (index: number) => void;
  onRetry?: () => void;
}
