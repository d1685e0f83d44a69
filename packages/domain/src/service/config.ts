import { boolean, type Infer, nullable, type as object, optional } from 'superstruct';
import { instant } from '../forms/times.js';
import { SiteState } from './siteState.js';

/** spec §3 config: UTC instants. */
export const SpecificPeriodGray = object({ effectiveFrom: instant(), effectiveTo: instant() });
export type SpecificPeriodGray = Infer<typeof SpecificPeriodGray>;

/** spec §3 Stored client state. */
export const Config = object({
  showWishList: boolean(),
  specificPeriodGray: nullable(SpecificPeriodGray),
  /** Extension. If missing, pages show no maintenance and no weather signals. */
  site: optional(SiteState),
});
export type Config = Infer<typeof Config>;
