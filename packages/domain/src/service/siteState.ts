import { enums, type Infer, nullable, type as object } from 'superstruct';
import { weatherSignals } from '../cinema/cinema.js';
import { maintenanceAnnounced } from '../constants.js';
import { instant } from '../forms/times.js';
import { addMilliseconds, type Instant, isOver } from '../time/time.js';
import { maintenanceWindow, nextMaintenance } from './maintenance.js';

/** A maintenance that is on or announced. UTC instants; `to` is null while the end is unknown. */
export const SiteMaintenance = object({ from: instant(), to: nullable(instant()) });
export type SiteMaintenance = Infer<typeof SiteMaintenance>;

/** State of the whole site, which every page tells (spec §2 System maintenance notice, §9 Other rules). */
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
