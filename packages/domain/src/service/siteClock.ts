import { type Route, routes } from '../routes/routes.js';
import { type Instant, isInstant, isOver, toMilliseconds } from '../time/time.js';
import type { SpecificPeriodGray } from './config.js';
import type { SiteMaintenance } from './siteState.js';

// Every page runs this, so the file has no struct: its library would come with it.

/**
 * Whether the whole site is gray (spec §4 Grayscale): from `effectiveFrom` on, until `effectiveTo`. An invalid window
 * (texts that are not instants, an end before the start) has no effect.
 */
export function isGray(period: SpecificPeriodGray | null, now: Instant): boolean {
  if (!period || !isInstant(period.effectiveFrom) || !isInstant(period.effectiveTo)) return false;
  return isOver(period.effectiveFrom, now) && !isOver(period.effectiveTo, now);
}

/** Whether a maintenance lies ahead, is on, or is over or was never announced. */
export function maintenancePhase(maintenance: SiteMaintenance | null, now: Instant): 'ahead' | 'on' | null {
  if (maintenance === null || (maintenance.to !== null && isOver(maintenance.to, now))) return null;
  return isOver(maintenance.from, now) ? 'on' : 'ahead';
}

/** Whether a page closes during maintenance: everything but what a visitor can read, and logging out. */
export const closesForMaintenance = (route: Pick<Route, 'access' | 'path'>): boolean =>
  route.access !== 'everyone' || route.path === routes.login.path;

/** The settings that decide how the whole site looks. Each is null while its call has not been answered. */
export interface SiteFacts {
  gray: SpecificPeriodGray | null;
  maintenance: SiteMaintenance | null;
}

/** The first instant after `now` at which the site turns gray or back, closes or opens, or null. Milliseconds since 1970. */
export function nextSiteChange({ gray, maintenance }: SiteFacts, now: Instant): number | null {
  // An invalid window of grayscale changes nothing.
  const window = gray && isGray(gray, gray.effectiveFrom) ? [gray.effectiveFrom, gray.effectiveTo] : [];
  const closed = maintenance ? [maintenance.from, maintenance.to] : [];
  const ahead = [...window, ...closed]
    .filter((at) => at !== null)
    .map(toMilliseconds)
    .filter((at) => at > toMilliseconds(now));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
