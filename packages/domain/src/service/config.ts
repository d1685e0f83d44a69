import { boolean, type Infer, nullable, type as object, optional } from 'superstruct';
import { instant } from '../forms/times.js';
import { SiteState } from './siteState.js';

/** spec §3 config: a window of time, UTC instants. */
export const SpecificPeriodGray = object({ effectiveFrom: instant(), effectiveTo: instant() });
export type SpecificPeriodGray = Infer<typeof SpecificPeriodGray>;

/** spec §3 Stored client state: the config object. */
export const Config = object({
  showWishList: boolean(),
  specificPeriodGray: nullable(SpecificPeriodGray),
  /** Extension. Without it, pages announce no maintenance and say nothing about weather signals. */
  site: optional(SiteState),
});
export type Config = Infer<typeof Config>;
