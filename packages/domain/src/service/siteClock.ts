import { type Route, routes } from '../routes/routes.js';
import { type Instant, isInstant, isOver, toMilliseconds } from '../time/time.js';
import type { SpecificPeriodGray } from './config.js';
import type { SiteMaintenance } from './siteState.js';

// Every page loads this module, so it must not import superstruct.

/** Whether the site is gray (spec §4 Grayscale), `effectiveTo` excluded. Invalid periods have no effect. */
export function isGray(period: SpecificPeriodGray | null, now: Instant): boolean {
  if (!period || !isInstant(period.effectiveFrom) || !isInstant(period.effectiveTo)) return false;
  return isOver(period.effectiveFrom, now) && !isOver(period.effectiveTo, now);
}

/** The phase of a maintenance. */
export function maintenancePhase(maintenance: SiteMaintenance | null, now: Instant): 'ahead' | 'on' | null {
  if (maintenance === null || (maintenance.to !== null && isOver(maintenance.to, now))) return null;
  return isOver(maintenance.from, now) ? 'on' : 'ahead';
}

/** Whether a page closes during maintenance. Public pages and logout stay open. */
export const closesForMaintenance = (route: Pick<Route, 'access' | 'path'>): boolean =>
  route.access !== 'everyone' || route.path === routes.login.path;

/** Site-wide settings. Null while loading. */
export interface SiteInput {
  gray: SpecificPeriodGray | null;
  maintenance: SiteMaintenance | null;
}

/** The next change of grayscale or maintenance after `now`, or null. Milliseconds since 1970. */
export function nextSiteChange({ gray, maintenance }: SiteInput, now: Instant): number | null {
  // An invalid period has no effect.
  const window = gray && isGray(gray, gray.effectiveFrom) ? [gray.effectiveFrom, gray.effectiveTo] : [];
  const closed = maintenance ? [maintenance.from, maintenance.to] : [];
  const ahead = [...window, ...closed]
    .filter((at) => at !== null)
    .map(toMilliseconds)
    .filter((at) => at > toMilliseconds(now));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
