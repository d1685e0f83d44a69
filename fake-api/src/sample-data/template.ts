import type { FilmCategory, Group, Interest } from '@first-gong/domain';
import type { LocalizedText } from '../shared/text.js';
import type { DemandLevel } from './demandLevels.js';
import type { notes, roles, spoken } from './phrases.js';
import type { PlanId } from './plans.js';
import type { PresenterId } from './presenters.js';
import type { VenueId } from './venues.js';

/** A written event. Prices are whole HKD, highest zone first. */
export interface Template {
  /** First part of every id. Never change a published slug. */
  slug: string;
  /** A bar marks a line break on the poster. */
  title: LocalizedText;
  /** Company, programme or season. */
  byline: LocalizedText;
  presenter: PresenterId;
  /** If different from the group of templates. */
  group?: Group;
  interest?: Interest;
  venue: VenueId;
  /** If different from the venue's plan. */
  plan?: PlanId;
  prices: readonly number[];
  /** Prices before 17:00, if different. */
  matineePrices?: readonly number[];
  /** Weekly performances, for example "fri 1930, sat 1500 2000". */
  days: string;
  /** Length of a run in weeks. @default 1 */
  weeks?: number;
  /** Weeks between starts of runs. */
  every: number;
  /** Week of a run's start, from 5 January 2026. @default the seed's choice */
  startWeek?: number;
  /**
   * Days before a run's last performance on which the next run replaces it. Keeps a sample case available every day.
   * @default 0
   */
  bookAhead?: number;
  spoken: keyof typeof spoken;
  minutes: number;
  /** Two paragraphs: the event; series, people or venue. */
  about: readonly [LocalizedText, LocalizedText];
  credits: Partial<Record<keyof typeof roles, LocalizedText>>;
  notes: readonly (keyof typeof notes)[];
  /** @default "steady" */
  demandLevel?: DemandLevel;
  /** @default the seed's choice, by size of the house */
  likes?: number;
  /** Tickets per order, if lower than the general limit. */
  limit?: number;
  /** At most ten tickets per order on the first day. */
  popular?: boolean;
  realName?: boolean;
  /** False if outside the points programme. @default true */
  points?: boolean;
  /** Days of the rescheduling, and the reason. */
  moved?: { days: number; because: LocalizedText };
  /** Position on the home page, from 1. */
  featured?: number;
  certificate?: FilmCategory;
  /** Variants with another title or byline. They inherit all other values. */
  parts?: readonly Part[];
}

type Inherited = Omit<Partial<Template>, 'slug' | 'title' | 'byline' | 'about' | 'parts' | 'featured'>;

export type Part = Inherited & {
  slug: string;
  /** First paragraph; the second is inherited. */
  about?: LocalizedText;
} & ({ title: LocalizedText; byline?: LocalizedText } | { title?: LocalizedText; byline: LocalizedText });

/** Templates of one interest. */
export interface TemplateGroup {
  group: Group;
  interest: Interest;
  templates: readonly Template[];
}
