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
import type { SectionState } from '../../shared/parts/index.js';
import type { CalendarOfFilters } from '../OwnCalendar.js';
import type { PriceRangeProps } from '../PriceRange.js';

/** Parts of the first view that can be missing or incomplete. */
export type FirstViewPart = 'list' | 'features' | 'performancesToday' | 'dates' | 'venues';

export interface HomeReady {
  kind: 'ready';
  /** At most eight, for the feature ticket and its wall. */
  features: EventSummary[];
  /** Today's next performances, soonest first. */
  performancesToday: PerformanceToday[];
  /** Fourteen days from today. */
  dates: DateCount[];
  venues: VenueCount[];
  /** Name of the query's brand presenter. @default none, or an unknown one */
  presenter?: string | undefined;
  /** Results of each filter. Undefined if the call failed: filters have no numbers. */
  counts?: FilterCounts | undefined;
  /** Whether any event matches the search text. If not, the counts ignore it. @default true */
  wordsFound?: boolean | undefined;
  /** The corrected search text. @default none */
  correction?: string | null | undefined;
  /** Events of this page. */
  events: EventSummary[];
  /** Number of events on all pages, including the features. */
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  /** While loading: the query of the visible events. @default nothing is loading */
  shownQuery?: ListingQuery | undefined;
  /** Calls of the first view. The page reports incomplete ones in place. @default all are complete */
  calls?: Partial<Record<FirstViewPart, SectionState<unknown>>> | undefined;
}

export type HomeState = NotReadyState | HomeReady;

export interface HomeScreenProps {
  state: HomeState;
  /** The reader's query. */
  query: ListingQuery;
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** In the evening, performances are tonight's. @default false */
  evening?: boolean;
  /** Parts below the unfiltered list. @default nothing, as below a filtered list */
  below?: ReactNode;
  /** Index of the ticket's feature. @default 0 */
  feature?: number;
  /** Script runs: a select applies immediately, and the forms have no button. @default false */
  enhanced?: boolean;
  /** A member's access preference above and below the list. @default nothing, as for visitors */
  access?: { above: ReactNode; below: ReactNode } | undefined;
  /** @default numbers of likes without buttons */
  hearts?: Hearts | undefined;
  /** Called with the query after a choice in a select or in the calendar. */
  onQuery?: (query: ListingQuery) => void;
  /** Lazy-loads our calendar. @default only the browser's date fields */
  loadCalendar?: (() => Promise<ComponentType<CalendarOfFilters>>) | undefined;
  /** Lazy-loads the slider of the price range. @default only the selects of its ends */
  loadPriceRange?: (() => Promise<ComponentType<PriceRangeProps>>) | undefined;
  onLayout?: (layout: CardLayout) => void;
  onFeature?: (index: number) => void;
  onRetry?: () => void;
}
