import type { FilmCategory, Group, Interest } from '@first-gong/domain';
import type { Words } from '../shared/text.js';
import type { notes, roles, spoken } from './phrases.js';
import type { PlanId } from './plans.js';
import type { PresenterId } from './presenters.js';
import type { Pull } from './pulls.js';
import type { VenueId } from './venues.js';

/** How a template is written. Prices are whole Hong Kong dollars, dearest zone first. */
export interface Template {
  /** First part of every id; never change one that is published. */
  slug: string;
  /** A bar marks where the poster breaks the title. */
  title: Words;
  /** The line under the title: company, programme, season. */
  byline: Words;
  presenter: PresenterId;
  /** Where they differ from the shelf's. */
  group?: Group;
  interest?: Interest;
  venue: VenueId;
  /** Another layout than the venue's usual one. */
  plan?: PlanId;
  prices: readonly number[];
  /** Prices before 17:00, where they differ. */
  matineePrices?: readonly number[];
  /** One week's performances, for example "fri 1930, sat 1500 2000". */
  days: string;
  /** Weeks a run lasts. @default 1 */
  weeks?: number;
  /** Weeks from the start of one run to the start of the next. */
  every: number;
  /** A week, counted from 5 January 2026, in which a run starts; otherwise the seed chooses. */
  startWeek?: number;
  /**
   * Days before a run's last performance on which the next run takes its place in the listing. A sample case never runs
   * out of performances. @default 0
   */
  bookAhead?: number;
  spoken: keyof typeof spoken;
  minutes: number;
  /** Two short paragraphs: this event; what to know about the series, the people or the place. */
  about: readonly [Words, Words];
  credits: Partial<Record<keyof typeof roles, Words>>;
  notes: readonly (keyof typeof notes)[];
  /** @default "steady" */
  pull?: Pull;
  /** Otherwise the seed chooses, by the size of the house. */
  likes?: number;
  /** Tickets an order may hold, where fewer than the general limit. */
  limit?: number;
  /** At most ten an order on the first day of sale. */
  popular?: boolean;
  realName?: boolean;
  /** False: outside the points programme. @default true */
  points?: boolean;
  /** The number of days by which it was moved after the announcement, and the reason. */
  moved?: { days: number; because: Words };
  /** Place on the front page, 1 first. */
  featured?: number;
  certificate?: FilmCategory;
  /** Further editions, each with a title or a line of its own; what they do not say they take from the template. */
  parts?: readonly Part[];
}

type Inherited = Omit<Partial<Template>, 'slug' | 'title' | 'byline' | 'about' | 'parts' | 'featured'>;

export type Part = Inherited & {
  slug: string;
  /** Its own first paragraph; the second is shared. */
  about?: Words;
} & ({ title: Words; byline?: Words } | { title?: Words; byline: Words });

/** Templates of one interest, on one shelf. */
export interface Shelf {
  group: Group;
  interest: Interest;
  templates: readonly Template[];
}
