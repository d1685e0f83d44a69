import { boolean, type Infer, nullable, type as object } from 'superstruct';
import { instant } from '../forms/times.js';
import { type Instant, isInstant, isOver } from '../time/time.js';

/** spec §3 config: a window of time, UTC instants. */
export const SpecificPeriodGray = object({ effectiveFrom: instant(), effectiveTo: instant() });
export type SpecificPeriodGray = Infer<typeof SpecificPeriodGray>;

/** spec §3 Stored client state: the config object. */
export const Config = object({ showWishList: boolean(), specificPeriodGray: nullable(SpecificPeriodGray) });
export type Config = Infer<typeof Config>;

/**
 * Whether the whole site is gray (spec §4 Grayscale): from `effectiveFrom` on, until `effectiveTo`. An invalid window
 * (texts that are not instants, an end before the start) has no effect.
 */
export function isGray(period: SpecificPeriodGray | null, now: Instant): boolean {
  if (!period || !isInstant(period.effectiveFrom) || !isInstant(period.effectiveTo)) return false;
  return isOver(period.effectiveFrom, now) && !isOver(period.effectiveTo, now);
}
