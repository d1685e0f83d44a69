import { enums, type Infer, nullable, type as object } from 'superstruct';
import { maintenanceAnnounced } from '../constants.js';
import { instant } from '../forms/times.js';
import { addMilliseconds, type Instant, isOver } from '../time/time.js';
import { maintenanceWindow, nextMaintenance } from './maintenance.js';
import { weatherSignals } from './weather.js';

/** A current or announced maintenance. UTC instants; `to` is null if unknown. */
export const SiteMaintenance = object({ from: instant(), to: nullable(instant()) });
export type SiteMaintenance = Infer<typeof SiteMaintenance>;

/** State of the site for every page (spec §2 System maintenance notice, §9 Other rules). */
export const SiteState = object({
  maintenance: nullable(SiteMaintenance),
  weather: enums(weatherSignals),
  serverNow: instant(),
});
export type SiteState = Infer<typeof SiteState>;

/** The weekly maintenance from one hour before it starts, or null. */
export function announcedMaintenance(now: Instant): SiteMaintenance | null {
  const next = maintenanceWindow(now) ?? nextMaintenance(now);
  return isOver(addMilliseconds(next.from, -maintenanceAnnounced), now) ? next : null;
}
