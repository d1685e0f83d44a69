import { enums, type Infer, nullable, type as object } from 'superstruct';
import { weatherSignals } from '../cinema/cinema.js';
import { maintenanceAnnounced } from '../constants.js';
import { instant } from '../forms/times.js';
import type { Route } from '../routes/routes.js';
import { addMilliseconds, type Instant, isOver, toMilliseconds } from '../time/time.js';
import { isGray, type SpecificPeriodGray } from './config.js';
import { maintenanceWindow, nextMaintenance } from './maintenance.js';

/** A maintenance that is on or announced. UTC instants; `to` is null while nobody knows the end. */
export const SiteMaintenance = object({ from: instant(), to: nullable(instant()) });
export type SiteMaintenance = Infer<typeof SiteMaintenance>;

/** What every page says about the whole site (spec §2 System maintenance notice, §9 Other rules). */
export const SiteState = object({
  maintenance: nullable(SiteMaintenance),
  weather: enums(weatherSignals),
  serverNow: instant(),
});
export type SiteState = Infer<typeof SiteState>;

/** The weekly maintenance that is on, or begins within the hour in which it is announced, or null. */
export function announcedMaintenance(now: Instant): SiteMaintenance | null {
  const next = maintenanceWindow(now) ?? nextMaintenance(now);
  return isOver(addMilliseconds(next.from, -maintenanceAnnounced), now) ? next : null;
}

/** Whether a maintenance lies ahead, is on, or is over or was never announced. */
export function maintenancePhase(maintenance: SiteMaintenance | null, now: Instant): 'ahead' | 'on' | null {
  if (maintenance === null || (maintenance.to !== null && isOver(maintenance.to, now))) return null;
  return isOver(maintenance.from, now) ? 'on' : 'ahead';
}

/** Whether a page closes during maintenance: everything but what a visitor can read, and logging out. */
export const closesForMaintenance = (route: Pick<Route, 'access' | 'path'>): boolean =>
  route.access !== 'everyone' || route.path === '/Login.html';

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
