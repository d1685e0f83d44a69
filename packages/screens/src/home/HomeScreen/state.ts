import type {
  CardLayout,
  DateCount,
  EventSummary,
  FilterCounts,
  ListingQuery,
  PerformanceToday,
  VenueCount,
} from '@first-gong/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Hearts } from '../../shared/hearts/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { Part } from '../../shared/parts/index.js';
import type { CalendarOfFilters } from '../OwnCalendar.js';

/** A part of the first view that is missing or not whole. */
export type FirstViewPart = 'list' | 'features' | 'performancesToday' | 'dates' | 'venues';

/** The home page with its data. */
export interface HomeReady {
  kind: 'ready';
  /** At most eight, for the feature ticket and its wall. */
  features: EventSummary[];
  /** The next performances of today, soonest first. */
  performancesToday: PerformanceToday[];
  /** Fourteen days from today. */
  dates: DateCount[];
  venues: VenueCount[];
  /** The name of the brand presenter in the query. @default none in the query, or an unknown one */
  presenter?: string | undefined;
  /** Numbers that each filter would leave. Absent where the call has failed: the filters stand without numbers. */
  counts?: FilterCounts | undefined;
  /** Whether any event has the words of the search. If not, the counts are those without them. @default true */
  wordsFound?: boolean | undefined;
  /** The words that a mistyped search was taken for. @default none */
  correction?: string | null | undefined;
  /** The events of this page of the list. */
  events: EventSummary[];
  /** The number of events on all pages, with the features above them. */
  total: number;
  /** The first page is 1. */
  page: number;
  pageCount: number;
  /** While the events of the query load: the query of the events that are shown until then. @default none load */
  shownQuery?: ListingQuery | undefined;
  /** The calls of the first view: where one is not whole, the page says so in its place. @default all are there */
  calls?: Partial<Record<FirstViewPart, Part<unknown>>> | undefined;
}

export type HomeState = NotReadyState | HomeReady;

export interface HomeScreenProps {
  state: HomeState;
  /** The filters that the reader has chosen. */
  query: ListingQuery;
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** Whether the day has become an evening: performances are then tonight's. @default false */
  evening?: boolean;
  /** The parts below the list of everything. @default nothing, as below a filtered list */
  below?: ReactNode;
  /** The index of the feature in the ticket. @default 0 */
  feature?: number;
  /**
   * Script runs: a choice in a select takes effect at once, and the forms have no button.
   * @default false
   */
  enhanced?: boolean;
  /** @default numbers of likes that cannot be pressed */
  hearts?: Hearts | undefined;
  /** Called with the query after a choice in a select or in the calendar. */
  onQuery?: (query: ListingQuery) => void;
  /** Loads our own calendar for the days. @default the browser's own date fields stand alone */
  loadCalendar?: (() => Promise<ComponentType<CalendarOfFilters>>) | undefined;
  onLayout?: (layout: CardLayout) => void;
  onFeature?: (index: number) => void;
  onRetry?: () => void;
}
